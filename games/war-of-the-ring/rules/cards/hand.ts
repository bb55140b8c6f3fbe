/** Chapter 6: where cards are. The only functions that move cards. */
import { nthBit } from "@westmarch/armies/cards";
import type { Context, Seat } from "@westmarch/kernel";
import { bitOf, CARDS_IN, type CardId, deckOf, ICON_OF, type IconId } from "../../data/cards.ts";
import { DECKS_OF, type DeckId, NONE, type Side } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";

type C = Context<War>;

const slot = (seat: Seat, deck: DeckId): number => seat * 2 + (deck & 1);

/** The cards in a seat's hand, as far as `g` knows them, in the order of their numbers. */
export function handOf(g: War, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (let kind = 0; kind < 2; kind++) {
    const deck = CARDS_IN[sideOf(g, seat) * 2 + kind];
    for (let bits = g.secret.hands[seat * 2 + kind]; bits !== 0; bits &= bits - 1)
      cards.push(deck[31 - Math.clz32(bits & -bits)]);
  }
  return cards;
}

/** Cards of this symbol in a hand, as far as `g` knows them. A card bears one symbol only. */
export const cardsOfIcon = (g: War, seat: Seat, icon: IconId): CardId[] =>
  handOf(g, seat).filter((card) => ICON_OF[card] === icon);

/** How many cards a seat holds; public. */
export const handSize = (g: War, seat: Seat): number => g.handCount[seat * 2] + g.handCount[seat * 2 + 1];
export const holds = (g: War, seat: Seat, card: CardId): boolean =>
  sideOf(g, seat) === deckOf(card) >> 1 && (g.secret.hands[slot(seat, deckOf(card))] & bitOf(card)) !== 0;

export function toHand(g: War, seat: Seat, card: CardId): void {
  const at = slot(seat, deckOf(card));
  g.secret.hands[at] |= bitOf(card);
  g.handCount[at]++;
}

export function outOfHand(g: War, seat: Seat, card: CardId): void {
  const at = slot(seat, deckOf(card));
  g.secret.hands[at] &= ~bitOf(card);
  g.handCount[at]--;
}

/** The decks of a side that still have cards (6.1.3). */
export const fullDecks = (g: War, side: Side): readonly DeckId[] =>
  DECKS_OF[side].filter((deck) => g.deckCount[deck] > 0);

/** 6.2: one card from the top; an exhausted deck gives none (6.1.3). The hand limit is the chapter `limit`'s. */
export function drawCard(c: C, seat: Seat, deck: DeckId): void {
  const { g } = c;
  if (g.deckCount[deck] === 0) return;
  const n = g.deckCount[deck] > 1 ? c.draw(g.deckCount[deck]) : 0;
  const card = CARDS_IN[deck][nthBit(g.secret.decks[deck], n)];
  g.secret.decks[deck] &= ~bitOf(card);
  g.deckCount[deck]--;
  toHand(g, seat, card);
  c.reveal();
  c.tellMore("drew", { seat, deck }, [seat], { card });
}

/** 6.2.4: face down, unknown to the others. */
export function discardHidden(c: C, seat: Seat, card: CardId): void {
  const { g } = c;
  const deck = deckOf(card);
  outOfHand(g, seat, card);
  g.secret.buried[slot(seat, deck)] |= bitOf(card);
  g.buriedCount[slot(seat, deck)]++;
  c.tellMore("discarded", { seat, deck }, [seat], { card });
}

/** A card that everybody has seen goes on its discard pile. It must be nowhere else any more. */
export function discardOpen(g: War, card: CardId): void {
  g.spent[deckOf(card)] |= bitOf(card);
}

/** 6.4: a card is laid on the table. It must be nowhere else any more. */
export function layOnTable(c: C, card: CardId): void {
  c.g.table[deckOf(card)] |= bitOf(card);
  c.tell("on-table", { card });
}

/** A card on the table is discarded. */
export function leaveTable(c: C, card: CardId): void {
  const { g } = c;
  g.table[deckOf(card)] &= ~bitOf(card);
  discardOpen(g, card);
  c.tell("off-table", { card });
}

/** 9.4.2: a Combat card is chosen from the hand, face down; `NONE` takes nothing. */
export function chooseCombatCard(g: War, seat: Seat, card: CardId): void {
  if (card !== NONE) outOfHand(g, seat, card);
  g.secret.chosen[sideOf(g, seat)] = card;
}
