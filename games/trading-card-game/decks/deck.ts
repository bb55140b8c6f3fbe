/** What a player brings to the table, as plain data: cards are named by what stands at their foot (`1R34`). */
import type { CardData } from "../data/card.ts";
import { CARDS, type Card, IN_ORDER } from "../data/cards.ts";

/** Set, rarity and number of a card. */
export type Collector = CardData["id"];

/** What a player has laid out: it need not be whole, nor by the rules. */
export interface DeckList {
  /** 2.1: these two lie outside the draw deck. */
  readonly ring: Collector | null;
  readonly ringBearer: Collector | null;
  /** 2.4: by site number. */
  readonly adventureDeck: readonly Collector[];
  /** 2.2: every copy, in the order of the set. The starting fellowship is chosen from it at the table (3.7). */
  readonly drawDeck: readonly Collector[];
}

/** A list that has all its parts. */
export interface Deck extends DeckList {
  readonly ring: Collector;
  readonly ringBearer: Collector;
}

/** So many copies of one card. */
export type Copies = readonly [count: number, card: Collector];

const BY_COLLECTOR: ReadonlyMap<Collector, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** The printed card, if there is one (1.2). */
export const cardCalled = (id: Collector): Card | undefined => BY_COLLECTOR.get(id);

/** The printed card. Throws `RangeError` where there is none. */
export function printedCard(id: Collector): Card {
  const card = BY_COLLECTOR.get(id);
  if (!card) throw new RangeError(`there is no card ${id}`);
  return card;
}

/** 2.1. */
export const isRing = ({ type }: CardData): boolean => type === "The One Ring";
/** 2.1: a Frodo. */
export const isRingBearer = ({ canStartAsRingBearer }: CardData): boolean => canStartAsRingBearer === true;
export const isSite = ({ type }: CardData): boolean => type === "Site";

/** A copy for each that is counted. */
export const dealt = (copies: readonly Copies[]): Collector[] =>
  copies.flatMap(([count, card]) => Array.from({ length: count }, () => card));

/** How many of each there are, in the order in which they come up. */
export function counted(cards: readonly Collector[]): Copies[] {
  const counts = new Map<Collector, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => [count, card]);
}

const PLACES: ReadonlyMap<Collector, number> = new Map(IN_ORDER.map(({ id }, place) => [id, place]));

/** Where a card stands in its set, and sets one after the other; cards of no set come last. */
const placeOf = (id: Collector): number => PLACES.get(id) ?? Number.POSITIVE_INFINITY;
const byPlace = (one: Collector, other: Collector): number => {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a === b ? one.localeCompare(other, "en") : a - b;
};

/** Cards set by set, in the order of each. */
export const inOrder = (cards: readonly Collector[]): Collector[] => cards.toSorted(byPlace);

/** The same list in its one order, so that equal decks are equal. */
export function tidy<L extends DeckList>(list: L): L {
  const siteNumber = (id: Collector): number => cardCalled(id)?.siteNumber ?? 10;
  return {
    ...list,
    adventureDeck: list.adventureDeck.toSorted((a, b) => siteNumber(a) - siteNumber(b) || byPlace(a, b)),
    drawDeck: inOrder(list.drawDeck),
  };
}

/** The cards of one side in the draw deck. */
export const sideOf = ({ drawDeck }: DeckList, side: "Free Peoples" | "Shadow"): Collector[] =>
  drawDeck.filter((id) => cardCalled(id)?.side === side);
