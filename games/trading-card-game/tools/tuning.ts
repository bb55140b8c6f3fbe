/** Which numbers of the rules of thumb are tuned by playing at first sight, from where they stand, and by what steps (`tune.ts`). */
import { leaves, zeros } from "@westmarch/bots/numbers";
import { Engine } from "@westmarch/kernel";
import type { Tuning } from "@westmarch/training/tuning";
import { NUMBERS_BY_HAND, SITES, sensesOf, type TunedSenses } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { policyOf } from "../bot.ts";
import { partsOf } from "../cards/texts.ts";
import { CARD, type CardId } from "../data/ids.ts";
import { brought } from "../decks/brought.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { tradingCardGame } from "../index.ts";
import type { CardGame } from "../state.ts";
import { settings } from "./tables.ts";

/** How many decks have tables of their cards: the two boxes. */
const BOXES = 2;
const cards: readonly CardId[] = [
  ...new Set(READY_DECKS.slice(0, BOXES).flatMap(({ deck }) => brought(deck).cards)),
].toSorted((one, other) => one - other);
const zerosOf = (some: readonly CardId[]) => zeros(some.map((card) => CARD.names[card]));
const says = (card: CardId, ...parts: readonly string[]): boolean =>
  partsOf(card).some(({ part }) => parts.includes(part));

type Tuned = Omit<TunedSenses, "judge">;

/** Steps of tables, which are 0 by hand. */
const TABLES: Readonly<Record<string, number>> = {
  caution: 0.4,
  plays: 0.2,
  uses: 0.2,
  answers: 0.2,
  keeps: 0.15,
};
/** Of numbers that are 0 by hand. */
const FROM_NOTHING: Readonly<Record<string, number>> = {
  keepTwilight: 0.03,
  stake: 0.2,
  missing: 0.05,
  twilightSite: 0.02,
  company: 0.2,
  bearerStands: 0.2,
  safeWounds: 0.1,
  safeHand: 0.1,
  safeMinions: 0.2,
  safeBehind: 0.1,
  toughness: 0.1,
  savagery: 0.2,
  ferocity: 0.3,
  archery: 0.2,
  price: 0.1,
  roaming: 0.3,
  bearerAttacked: 0.2,
};
/** What an action is worth against passing: whatever it is by hand, so much is felt. */
const AGAINST_PASSING = 0.2;
const isAction = (name: string): boolean =>
  /^(play|event|ability|help|idle|respond|trigger|discardToHeal)/.test(name);
/** Of other numbers, as a part of them; and at least so much. */
const PART = 0.3;
const LEAST = 0.03;

const byHand = new Map(leaves(NUMBERS_BY_HAND).map(({ path, value }) => [path.join("."), value]));

export function step([table, name]: readonly string[]): number {
  if (TABLES[table]) return TABLES[table];
  if (isAction(name)) return AGAINST_PASSING;
  return FROM_NOTHING[name] ?? Math.max(PART * Math.abs(byHand.get(`${table}.${name}`) ?? 0), LEAST);
}

const { fellowship, shadow } = NUMBERS_BY_HAND;
const NO_JUDGE = { judge: {} };

export const tuning: Tuning<CardGame, unknown, Tuned> = {
  engine: new Engine(tradingCardGame),
  settings,
  numbers: {
    fellowship: { ...fellowship, ...tuned.fellowship },
    shadow: { ...shadow, ...tuned.shadow },
    caution: { ...zeros(SITES), ...tuned.caution },
    plays: { ...zerosOf(cards), ...tuned.plays },
    uses: { ...zerosOf(cards.filter((card) => says(card, "action"))), ...tuned.uses },
    answers: { ...zerosOf(cards.filter((card) => says(card, "response", "when"))), ...tuned.answers },
    keeps: { ...zerosOf(cards), ...tuned.keeps },
  },
  step,
  policy(numbers) {
    const policy = policyOf(sensesOf({ ...numbers, ...NO_JUDGE }));
    return {
      ...policy,
      greedy: (g, ask, random) => policy.opening?.(g, ask, random) ?? policy.playout(g, ask, random),
    };
  },
};
