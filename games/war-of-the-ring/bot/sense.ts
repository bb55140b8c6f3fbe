/** How much things count for the opponents' rules of thumb: each side has a sense of its own. */
import { listed, type Some } from "@westmarch/bots/sight";
import type { CardName, CombatName } from "../data/cards.ts";
import { NATIONS, type NationName, SIDES } from "../data/ids.ts";
import { REGIONS, type RegionName } from "../data/regionnames.ts";
import { BY_SHADOW, COMMON, OF_FREE, OF_SHADOW } from "./by-hand.ts";
import { READINGS, type Reading, TENDENCIES, type Tendency } from "./readings.ts";
import { COMBATS, EVENTS } from "./worths.ts";

type Common = Readonly<typeof COMMON>;
type OfFree = Readonly<typeof OF_FREE>;
type OfShadow = Readonly<typeof OF_SHADOW>;

/** A sense as it is written down: what a table leaves out is as by hand, and 0 where nothing was set by hand. */
export type WrittenSense<Own extends string> = {
  readonly numbers: Some<keyof Common | Own>;
  readonly events: Some<CardName>;
  readonly combats: Some<CombatName>;
  /** How much more a step of a Nation on the Political Track is worth. */
  readonly nations: Some<NationName>;
  /** Settlements: how much more their points count, how much more help they need, and how gladly figures are placed there. */
  readonly prizes: Some<RegionName>;
  readonly needs: Some<RegionName>;
  readonly places: Some<RegionName>;
  /** How gladly Armies stand there. */
  readonly posts: Some<RegionName>;
  /** How much more a use of a die is worth, for each reading. */
  readonly tendencies: Readonly<Partial<Record<Tendency, Some<Reading>>>>;
};
/** One for each side. */
export type WrittenSenses = {
  readonly "free-peoples": WrittenSense<keyof OfFree>;
  readonly shadow: WrittenSense<keyof OfShadow>;
};

const NO_TABLES = {
  events: {},
  combats: {},
  nations: {},
  prizes: {},
  needs: {},
  places: {},
  posts: {},
  tendencies: {},
};
export const BY_HAND: WrittenSenses = {
  "free-peoples": { ...NO_TABLES, numbers: {} },
  shadow: { ...NO_TABLES, numbers: BY_SHADOW, nations: { isengard: 0.3, sauron: 0.1, southrons: -0.2 } },
};

/** A sense as the rules of thumb use it. */
export type Sense = Common &
  OfFree &
  OfShadow & {
    readonly events: Readonly<Record<CardName, number>>;
    readonly combats: Readonly<Record<CombatName, number>>;
    /** By id. */
    readonly nations: readonly number[];
    readonly prizes: readonly number[];
    readonly needs: readonly number[];
    readonly places: readonly number[];
    readonly posts: readonly number[];
    /** What each reading inclines to, in the order of `READINGS`. */
    readonly tendencies: ReadonlyMap<string, readonly number[]>;
  };

/** All numbers of a side by hand, as `Written` has them. */
export const NUMBERS_BY_HAND = {
  "free-peoples": { ...COMMON, ...OF_FREE },
  shadow: { ...COMMON, ...OF_SHADOW, ...BY_SHADOW },
};
export const CARDS_BY_HAND = { events: EVENTS, combats: COMBATS };

function senseOf(written: WrittenSense<keyof OfFree | keyof OfShadow>): Sense {
  return {
    ...COMMON,
    ...OF_FREE,
    ...OF_SHADOW,
    ...written.numbers,
    events: { ...EVENTS, ...written.events },
    combats: { ...COMBATS, ...written.combats },
    nations: listed(NATIONS, written.nations),
    prizes: listed(REGIONS, written.prizes),
    needs: listed(REGIONS, written.needs),
    places: listed(REGIONS, written.places),
    posts: listed(REGIONS, written.posts),
    tendencies: new Map(TENDENCIES.map((one) => [one, listed(READINGS, written.tendencies[one] ?? {})])),
  };
}

/** By side. */
export type Senses = readonly Sense[];
export const sensesOf = (written: WrittenSenses): Senses => SIDES.map((side) => senseOf(written[side]));

/** The senses that judge positions, whichever bot plays: the weights were fitted to their figures. */
export const JUDGES = sensesOf(BY_HAND);

/** Whose rules of thumb are asked just now. */
export let sense: Sense = JUDGES[0];
/** Whatever is asked from now on is asked of this sense. */
export function think(by: Sense): void {
  sense = by;
}
