/**
 * Why something may not be done, said by the very check that forbids it: a check named `whyNot…` returns null where
 * nothing does, and `may…` is its negation.
 */
import type { Facts, Refusal as RefusalOf } from "@westmarch/kernel";
import type { Reasons } from "../reasons.ts";

/** Why a choice of this game is refused. */
export type Refusal = RefusalOf<Reasons>;

/** A reason with the number of its rule: made once where it can be, so that a check that says no costs no memory. */
export const no = (reason: Reasons, rule: string, facts?: Facts): Refusal =>
  Object.freeze({ reason, rule, ...(facts && { facts }) });
