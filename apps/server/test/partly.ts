/** `it` and `test` for the files of which some tests alone run on PostgreSQL on every day. */
import { isFull } from "@westmarch/testkit/full";
import { it as everyIt, inject } from "vitest";
import { isNamed } from "./both.ts";
import type {} from "./postgres.ts";

const left = new Set<string>();
/** Whether a test runs on PostgreSQL in a full run alone. */
export const isInFull = (title: string): boolean => left.has(title);

/** As Vitest has it; on every day it leaves out on PostgreSQL what `PARTLY` does not name. */
export const it: typeof everyIt = new Proxy(everyIt, {
  apply(target, self, args) {
    const [title] = args;
    if (!isNamed(title)) left.add(title);
    if (isFull || inject("postgres") === undefined || isNamed(title)) Reflect.apply(target, self, args);
  },
});

export const test: typeof everyIt = it;
