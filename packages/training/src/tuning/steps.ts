/** By what steps numbers are tuned. */
import type { Numbers } from "@westmarch/bots/numbers";
import type { Core } from "@westmarch/kernel";
import type { Tuning } from "./match.ts";

/** A number is turned by this part of it, and by at least so much. */
const PART = 0.3;
const LEAST = 0.03;

/**
 * The step of a number of a side's sense: that of its table, in the table's own units, or a part of the number.
 * `fromNothing`: where it is 0 by hand.
 */
export const stepsBy =
  (tables: Readonly<Record<string, number>>, fromNothing = LEAST): Tuning<Core, unknown, Numbers>["step"] =>
  ([, table = ""], value) =>
    tables[table] ?? (value === 0 ? fromNothing : Math.max(PART * Math.abs(value), LEAST));
