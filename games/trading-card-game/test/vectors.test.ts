import { provedIn } from "@westmarch/testkit/node";
import { describe, expect, test } from "vitest";
import { proveVectors } from "../vectors.ts";

const folder = new URL("./vectors/", import.meta.url);

describe("the rule vectors hold, and fail where anything else is expected", () => {
  for (const { file, id, title, error, unproven } of provedIn(folder, proveVectors))
    test(`${file}: ${id} ${title}`, () => expect({ error, unproven }).toEqual({ error: null, unproven: [] }));
});
