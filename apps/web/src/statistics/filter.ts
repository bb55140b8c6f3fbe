/** Which finished games a page is about, as it stands in its address. Pure. */

import { LEVELS } from "@westmarch/kernel";
import type { Opponents } from "@westmarch/protocol";
import type { StatisticsSay } from "./words.ts";

const DAY = 86_400_000;

/** Against whom; `any`: it does not matter. */
export const AGAINST = ["any", "people", ...LEVELS, "computers"] as const satisfies readonly (
  | "any"
  | Opponents
)[];
export type Against = (typeof AGAINST)[number];
export const RULES = ["any", "usual"] as const;
export type Rules = (typeof RULES)[number];
export const SINCE = ["any", "year", "month"] as const;
export type Since = (typeof SINCE)[number];

const DAYS = { year: 365, month: 30 } as const;

/** The first moment of a stretch of time that ends today; the same for a whole day, so that answers can be kept. */
export const sinceOf = (since: Exclude<Since, "any">, now: number): number =>
  Math.floor(now / DAY) * DAY - DAYS[since] * DAY;

/** What is asked for, as the page keeps it. */
export interface Filter {
  readonly against: Against;
  readonly rules: Rules;
  readonly since: Since;
}

const oneOf = <T extends string>(all: readonly T[], asked: string | null): T | null =>
  all.find((one) => one === asked) ?? null;

/** Reads a filter out of an address. */
export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  return {
    against: oneOf(AGAINST, asked.get("against")) ?? "any",
    rules: oneOf(RULES, asked.get("rules")) ?? "any",
    since: oneOf(SINCE, asked.get("since")) ?? "any",
  };
}

/** What differs from no filter at all, for an address. */
export const writeFilter = (filter: Filter): readonly (readonly [string, string])[] =>
  Object.entries(filter).filter(([, value]) => value !== "any");

/** The same as the server is asked for it. */
export function askedBy({ against, rules, since }: Filter, now: number): Record<string, string> {
  return {
    ...(against !== "any" && { against }),
    ...(rules === "usual" && { usual: "1" }),
    ...(since !== "any" && { since: String(sinceOf(since, now)) }),
  };
}

/** Opponents in words. */
export function againstIn(
  against: Against,
  say: StatisticsSay,
  levelOf: (level: (typeof LEVELS)[number]) => string,
): string {
  if (against === "any" || against === "people" || against === "computers") return say(`against.${against}`);
  return say("against.level", { level: levelOf(against) });
}

/** The same in a word, for a row of a chart. */
export function shortly(
  opponents: Opponents,
  say: StatisticsSay,
  levelOf: (level: (typeof LEVELS)[number]) => string,
): string {
  if (opponents === "people" || opponents === "computers") return say(`short.${opponents}`);
  return levelOf(opponents);
}
