/** How promising a combat card looks at first sight (section 9): as often as it should be played (`battle.ts`). */
import { frameOf, NONE, type Option } from "@westmarch/kernel";
import { CARD, type CardId, DARK, GOOD, NINE, type Side } from "../data/ids.ts";
import { darkFighter, darkPlaysFirst, goodFighter } from "../rules/abilities.ts";
import { cardRetreats } from "../rules/retreat.ts";
import type { Confrontation } from "../state.ts";
import type { Battle } from "../vocabulary.ts";
import { EVERY, type Fight, goodFetches, MEMBERS, matrixOf, settled, solve, spent } from "./battle.ts";

/** Every card is looked into a little, whatever the plan says. */
const LEAST = 0.02;
/** What is chosen knowing all that matters: so much more in log odds makes it almost three times as likely. */
const CLEAR = 0.1;

/** The battle that is being fought. */
export function battleOf(g: Confrontation): Battle {
  const frame = frameOf(g, "battle");
  if (!frame) throw new Error("cards are played in battles");
  return frame;
}

export function fightOf(g: Confrontation, b: Battle): Fight {
  return {
    good: goodFighter(b),
    dark: darkFighter(b),
    samAtFive: b.samAtFive,
    usedGood: g.used[GOOD],
    usedDark: g.used[DARK],
    goodRetreats: cardRetreats(g, GOOD, b.region).length > 0,
    darkRetreats: cardRetreats(g, DARK, b.region).length > 0,
    foils: g.rulings.retreatBeatsSacrificeAlways,
  };
}

/** Weights by card of both sides, and of fighting with cards and without. */
type Weights = Float64Array;
const WITH_CARDS = 2 * NINE;
const WITHOUT_CARDS = WITH_CARDS + 1;
/** Battles that have been thought over, by all that matters in them. */
const known = new Map<number, Weights>();
/** So many are remembered. */
const MOST_KNOWN = 20_000;

/** Weights that fall off from the best, by what each is worth to the one who chooses. */
function favour(worth: readonly number[]): number[] {
  const best = Math.max(...worth);
  return worth.map((one) => Math.exp((one - best) / CLEAR));
}

/** What a card of Good's is worth against a card of Dark's that counts. */
const answering = (f: Fight, card: number, counts: number): number =>
  goodFetches(f, card, counts) - spent(card, f.usedGood);

function weighBattle(f: Fight, isDarkFirst: boolean, shown: number): Weights {
  const weights = new Float64Array(WITHOUT_CARDS + 1).fill(LEAST);
  const { good, dark, values } = matrixOf(f);
  const write = (cards: readonly number[], side: Side, shares: ArrayLike<number>): void => {
    for (let i = 0; i < shares.length; i++) weights[side * NINE + cards[i]] += shares[i];
  };
  if (shown !== NOTHING) {
    write(good, GOOD, favour(good.map((card) => answering(f, card, shown))));
    return weights;
  }
  const answered = dark.map((_, c) => -Math.max(...values.map((row) => row[c])));
  const plans = isDarkFirst
    ? { good: [], dark: favour(answered), value: -Math.max(...answered) }
    : solve(values);
  write(good, GOOD, plans.good);
  write(dark, DARK, plans.dark);
  const [cards, none] = favour([-plans.value, -settled(f, NONE, NONE, NONE)]);
  weights[WITH_CARDS] += cards;
  weights[WITHOUT_CARDS] += none;
  return weights;
}

/** No card lies on the table yet that the other might answer. */
const NOTHING = NINE;
/** The card that counts for Dark, by its number; one that Magic has become counts as that one. */
const darkCounts = (b: Battle): number => (b.darkFetched === NONE ? b.darkCard : b.darkFetched) - NINE;

function battleWeights(g: Confrontation, b: Battle): Weights {
  const f = fightOf(g, b);
  const isDarkFirst = darkPlaysFirst(b);
  // 6.6: against Gandalf Dark's card lies open before Good plays.
  const shown = isDarkFirst && b.darkCard !== NONE ? darkCounts(b) : NOTHING;
  const yes = (f.samAtFive ? 1 : 0) + (f.goodRetreats ? 2 : 0) + (f.darkRetreats ? 4 : 0) + (f.foils ? 8 : 0);
  const masks = f.usedGood * (EVERY + 1) + f.usedDark;
  const key = ((masks * NINE + f.good) * NINE + f.dark - NINE) * 160 + yes * 10 + shown;
  let weights = known.get(key);
  if (!weights) {
    if (known.size >= MOST_KNOWN) known.clear();
    weights = weighBattle(f, isDarkFirst, shown);
    known.set(key, weights);
  }
  return weights;
}

/** The weight of one card in this battle. */
export const weighCard = (g: Confrontation, b: Battle, card: CardId): number => battleWeights(g, b)[card];

/** What it is worth to the side that has laid its Magic to turn it into this card, or (`NONE`) to leave it (9.4). */
function fetched(f: Fight, b: Battle, side: Side, card: CardId): number {
  if (side === GOOD) return settled(f, b.goodCard, card === NONE ? b.goodCard : card, darkCounts(b));
  const counts = (card === NONE ? b.darkCard : card) - NINE;
  if (b.goodCard !== NONE) return -goodFetches(f, b.goodCard, counts);
  let answered = Number.NEGATIVE_INFINITY;
  for (const own of MEMBERS[EVERY & ~f.usedGood]) answered = Math.max(answered, answering(f, own, counts));
  return -answered;
}

/** How promising it is to take these cards back by Magic, or to leave it. */
export function weighFetches(
  g: Confrontation,
  b: Battle,
  side: Side,
  options: readonly Option[],
  into: number[],
): void {
  const f = fightOf(g, b);
  const weights = favour(
    options.map((option) => fetched(f, b, side, option[0] === "take" ? CARD.of(option[1]) : NONE)),
  );
  for (const [i, weight] of weights.entries()) into[i] = LEAST + weight;
}

/** 6.5: how promising it is for Saruman to fight with cards, or without. */
export const weighCalling = (g: Confrontation, b: Battle, withCards: boolean): number =>
  battleWeights(g, b)[withCards ? WITH_CARDS : WITHOUT_CARDS];
