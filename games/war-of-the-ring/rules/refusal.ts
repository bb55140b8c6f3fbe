/**
 * Why something may not be done, said by the very check that forbids it: a check named `whyNot…` returns null where
 * nothing does, and `may…` is its negation.
 */
import type { Facts, ReasonOf, Refusal as RefusalOf } from "@westmarch/kernel";
import type { War } from "../state.ts";

/** Why a choice of this game is refused. */
export type Refusal = RefusalOf<ReasonOf<War>>;
/** The names of the reasons. */
export type Reason = Refusal["reason"];

/**
 * A reason with the number of its rule, made once: a check that says no costs no memory. What it speaks of are the words
 * of the attempt (`why.ts`); `facts` are only what is not among them.
 */
export const no = (reason: Reason, rule?: string, facts?: Facts): Refusal =>
  Object.freeze({ reason, ...(rule && { rule }), ...(facts && { facts }) });

/** The attempt names something that is not in the game. */
export const NO_SUCH_THING = no("no-such-thing");
/** 16.6.1: the other player of the side has it. */
export const PARTNERS_NATION = no("partners-nation", "16.6.1");
/** 16.10.1. */
export const JUST_ACTED = no("nation-has-just-acted", "16.10.1");
