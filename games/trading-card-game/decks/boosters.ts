/**
 * Packs of the base set, pools to build from, and drafts. A booster holds 11 cards, one of them rare (rulebook, page 5);
 * that the other ten are three uncommon and seven common cards is how it was sold. Premium cards are in starter boxes only.
 */
import type { Random } from "@westmarch/kernel";
import { CARDS } from "../data/cards.ts";
import { oneOf, some } from "./chance.ts";
import { type Collector, inOrder, type Rarity, rarityOf } from "./deck.ts";
import { STARTERS } from "./ready.ts";

/** What is in a pack, in the order in which it is opened. */
export const BOOSTER: readonly (readonly [rarity: Rarity, number: number])[] = [
  ["R", 1],
  ["U", 3],
  ["C", 7],
];

const BY_RARITY = Map.groupBy(CARDS, rarityOf);
const sheet = (rarity: Rarity): readonly Collector[] => (BY_RARITY.get(rarity) ?? []).map(({ id }) => id);
const SHEETS = BOOSTER.map(([rarity, number]) => ({ cards: sheet(rarity), number }));

/** Opens a pack. No card is in it twice. */
export const openBooster = (draw: Random): Collector[] =>
  SHEETS.flatMap(({ cards, number }) => some(draw, cards, number));

/** As many packs as sealed decks and drafts have unless somebody says otherwise. */
export const PACKS = 6;

/**
 * One of the two starters, chosen by lot: its Ring, its Frodo, its sites and its draw deck. Boosters alone would seldom
 * make a deck, for only one site in the set has the number 5.
 */
export function openStarter(draw: Random): Collector[] {
  const { ring, ringBearer, adventureDeck, drawDeck } = oneOf(draw, STARTERS).deck;
  return [ring, ringBearer, ...adventureDeck, ...drawDeck];
}

/** A starter and so many boosters. A deck by chapter 2 can always be made of it, for the starter is one. */
export function sealedPool(draw: Random, packs = PACKS): Collector[] {
  const starter = openStarter(draw);
  return inOrder([...starter, ...Array.from({ length: packs }, () => openBooster(draw)).flat()]);
}

/* Drafts ------------------------------------------------------------------------------------------------------------ */

/** Where a draft stands, as plain data. Everybody picks at once, and sees only the pack in hand. */
export interface Draft {
  /** Packs that each player opens, one in each round. */
  readonly rounds: number;
  /** From 1; beyond `rounds`, the draft is over. */
  readonly round: number;
  /** What each player has in hand to pick from. */
  readonly hands: readonly (readonly Collector[])[];
  /** What each player has: a starter, and what was picked. */
  readonly pools: readonly (readonly Collector[])[];
}

export const FEWEST_DRAFTERS = 2;
export const MOST_DRAFTERS = 6;

const dealtPacks = (draw: Random, players: number): Collector[][] =>
  Array.from({ length: players }, () => openBooster(draw));

/** Everybody opens a starter and the first pack. Throws `RangeError` for other than 2 to 6 players. */
export function openDraft(draw: Random, players: number, rounds = PACKS): Draft {
  if (!Number.isInteger(players) || players < FEWEST_DRAFTERS || players > MOST_DRAFTERS) {
    throw new RangeError(`a draft is for ${FEWEST_DRAFTERS} to ${MOST_DRAFTERS} players, not ${players}`);
  }
  const pools = Array.from({ length: players }, () => inOrder(openStarter(draw)));
  return { rounds, round: 1, hands: dealtPacks(draw, players), pools };
}

export const isDraftOver = ({ round, rounds }: Draft): boolean => round > rounds;

/** Packs go to the left in odd rounds and to the right in even ones. The seat to the left is the next. */
export const passesLeft = ({ round }: Draft): boolean => round % 2 === 1;

/** One copy less. Throws `RangeError` for a card that is not there. */
function without(cards: readonly Collector[], card: Collector): Collector[] {
  const place = cards.indexOf(card);
  if (place < 0) throw new RangeError(`${card} is not in this pack`);
  return cards.toSpliced(place, 1);
}

/**
 * The draft after everybody has picked one card, by seat: what is left is passed on, and when nothing is left the next
 * packs are opened. Only then is anything drawn.
 */
export function pick(draft: Draft, picks: readonly Collector[], draw: Random): Draft {
  if (isDraftOver(draft)) throw new RangeError("the draft is over");
  const players = draft.hands.length;
  if (picks.length !== players) throw new RangeError(`${players} players pick, not ${picks.length}`);
  const left = draft.hands.map((hand, seat) => without(hand, picks[seat]));
  const pools = draft.pools.map((pool, seat) => inOrder([...pool, picks[seat]]));
  if (left.some((hand) => hand.length > 0)) {
    const from = passesLeft(draft) ? players - 1 : 1;
    return { ...draft, pools, hands: left.map((_, seat) => left[(seat + from) % players]) };
  }
  const round = draft.round + 1;
  const hands = round > draft.rounds ? left : dealtPacks(draw, players);
  return { ...draft, round, pools, hands };
}
