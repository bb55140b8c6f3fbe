/** Which numbers of the rules of thumb are tuned by playing, and by what steps (`tune.ts`). */
import { zeros } from "@westmarch/bots/numbers";
import { Engine } from "@westmarch/kernel";
import type { Tuning } from "@westmarch/training/tuning";
import { stepsBy } from "@westmarch/training/tuning/steps";
import { READINGS, TENDENCIES, type Tendency } from "../bot/readings.ts";
import {
  BY_HAND,
  CARDS_BY_HAND,
  NUMBERS_BY_HAND,
  sensesOf,
  type WrittenSense,
  type WrittenSenses,
} from "../bot/sense.ts";
import { policyOf } from "../bot.ts";
import { CARDS } from "../data/cards.ts";
import { DECKS_OF, FREE, NATIONS, NATIONS_OF, SHADOW, type Side } from "../data/ids.ts";
import { REGIONS, type RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, HOME, POINTS } from "../data/regions.ts";
import { paymentOf } from "../flow/action.ts";
import { ACTIONS } from "../flow/catalogue.ts";
import { warOfTheRing } from "../index.ts";
import type { War } from "../state.ts";
import type { ActionVerb } from "../words/turn.ts";

/** Who does what is no action that a die pays for. */
const BESIDES: Readonly<Record<Exclude<Tendency, ActionVerb>, readonly Side[]>> = {
  pass: [FREE, SHADOW],
  ring: [FREE],
  allocate: [SHADOW],
};
const does = (side: Side, tendency: Tendency): boolean =>
  tendency === "pass" || tendency === "ring" || tendency === "allocate"
    ? BESIDES[tendency].includes(side)
    : paymentOf(ACTIONS[tendency], side) !== undefined;

const named = (regions: readonly RegionId[]) => zeros(regions.map((region) => REGIONS[region]));

/** The cards of a side. */
const cardsOf = (side: Side) => CARDS.filter(({ deck }) => DECKS_OF[side].includes(deck));

/** What a side weighs: all that it has, and nothing that only the other has. */
function wholeOf<Own extends string>(
  side: Side,
  numbers: WrittenSense<Own>["numbers"],
  byHand: WrittenSense<Own>,
): WrittenSense<Own> {
  const { events, combats } = CARDS_BY_HAND;
  const cards = cardsOf(side);
  const worth = ALL_REGIONS.filter((region) => POINTS[region] > 0);
  return {
    numbers,
    events: Object.fromEntries(cards.map(({ name }) => [name, events[name]])),
    combats: Object.fromEntries(cards.map(({ combat }) => [combat, combats[combat]])),
    nations: { ...zeros(NATIONS_OF[side].map((nation) => NATIONS[nation])), ...byHand.nations },
    prizes: named(worth),
    needs: named(worth.filter((region) => HOME[region] === side)),
    places: named(worth),
    posts: named(ALL_REGIONS),
    tendencies: Object.fromEntries(
      TENDENCIES.filter((one) => does(side, one)).map((one) => [one, zeros(READINGS)]),
    ),
  };
}

/** Steps of tables, which are mostly 0 by hand: in their own units (`Written`). */
const STEPS: Readonly<Record<string, number>> = {
  nations: 0.25,
  prizes: 0.3,
  needs: 0.3,
  places: 0.15,
  posts: 0.12,
  tendencies: 0.15,
};
/** Of other numbers that are 0 by hand. */
const FROM_NOTHING = 0.1;

export const tuning: Tuning<War, unknown, WrittenSenses> = {
  engine: new Engine(warOfTheRing),
  numbers: {
    "free-peoples": wholeOf(FREE, NUMBERS_BY_HAND["free-peoples"], BY_HAND["free-peoples"]),
    shadow: wholeOf(SHADOW, NUMBERS_BY_HAND.shadow, BY_HAND.shadow),
  },
  step: stepsBy(STEPS, FROM_NOTHING),
  policy: (numbers) => policyOf(sensesOf(numbers)),
};
