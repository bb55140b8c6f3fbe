/** Lists of choices, made once: listing options then costs no memory. */
import type { Word } from "@westmarch/kernel";

/** `verb:thing` for each of these things. */
export const over = <const V extends string, W extends Word>(verb: V, things: readonly W[]) =>
  things.map((thing): readonly [verb: V, thing: W] => [verb, thing]);

/** `verb:thing:other` for each pair. */
export const pairs = <const V extends string, W extends Word, O extends Word>(
  verb: V,
  things: readonly W[],
  others: readonly O[],
) =>
  things.map((thing) => others.map((other): readonly [verb: V, thing: W, other: O] => [verb, thing, other]));

/** Choices of one word. */
export const PASS = ["pass"] as const;
/** Nothing more, or none at all. */
export const DONE = ["done"] as const;
/** Everything else goes along. */
export const GO = ["go"] as const;
export const YES = ["yes"] as const;
export const NO = ["no"] as const;
export const CEASE = ["cease"] as const;
export const CONTINUE = ["continue"] as const;

/** 0, 1, 2 … below `count`. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, number) => number);
