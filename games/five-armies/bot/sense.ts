/** How much things count for the opponents' rules of thumb: each side has a sense of its own. */
import { listed, type Some } from "@westmarch/bots/sight";
import { BOTH, FREE, PLACE, type Side } from "../ids.ts";
import { NUMBERS, type NumberName } from "./by-hand.ts";
import { READINGS, type Reading, TENDENCIES } from "./readings.ts";

/** A sense as it is written down: what is left out is as by hand, and 0 where nothing was set by hand. */
export type WrittenSense = {
  readonly numbers: Some<NumberName>;
  /** Settlements: how much more they are worth. */
  readonly prizes: Some<string>;
  /** How gladly units stand there. */
  readonly posts: Some<string>;
  /** How much more a use of a die is worth, for each reading. */
  readonly tendencies: Readonly<Partial<Record<string, Some<Reading>>>>;
};
/** One for each side. */
export type WrittenSenses = { readonly "free-peoples": WrittenSense; readonly shadow: WrittenSense };

const NOTHING: WrittenSense = { numbers: {}, prizes: {}, posts: {}, tendencies: {} };
export const BY_HAND: WrittenSenses = { "free-peoples": NOTHING, shadow: NOTHING };

/** A sense as the rules of thumb use it. */
export type Sense = Readonly<Record<NumberName, number>> & {
  /** By id. */
  readonly prizes: readonly number[];
  readonly posts: readonly number[];
  /** What each reading inclines to, in the order of `READINGS`. */
  readonly tendencies: ReadonlyMap<string, readonly number[]>;
};

const senseOf = ({ numbers, prizes, posts, tendencies }: WrittenSense): Sense => ({
  ...NUMBERS,
  ...numbers,
  prizes: listed(PLACE.names, prizes),
  posts: listed(PLACE.names, posts),
  tendencies: new Map(TENDENCIES.map((use) => [use, listed(READINGS, tendencies[use] ?? {})])),
});

export const nameOf = (side: Side) => (side === FREE ? "free-peoples" : "shadow");
/** By side. */
export type Senses = readonly Sense[];
export const sensesOf = (written: WrittenSenses): Senses =>
  BOTH.map((side) => senseOf(written[nameOf(side)]));

/** The rules of thumb as they were set by hand. */
export const JUDGES = sensesOf(BY_HAND);

/** Whose rules of thumb are asked just now. */
export let sense: Sense = JUDGES[0];
/** Whatever is asked from now on is asked of this sense. */
export function think(by: Sense): void {
  sense = by;
}
