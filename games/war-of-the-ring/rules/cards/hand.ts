/** Chapter 6: where cards are. The only functions that move cards. */
import { handSize, handsOf } from "@westmarch/armies/hands";
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

export { handSize };
export const holds = (g: War, seat: Seat, card: CardId): boolean =>
  sideOf(g, seat) === deckOf(card) >> 1 && (g.secret.hands[slot(seat, deckOf(card))] & bitOf(card)) !== 0;

export const {
  toHand,
  outOfHand,
  /** 6.2: an exhausted deck gives none (6.1.3). The hand limit is the chapter `limit`'s. */
  drawFrom: drawCard,
  /** 6.2.4: face down, unknown to the others. */
  discardHidden,
} = handsOf<War, CardId, DeckId>({ deckOf, bitOf, cardIn: (deck, bit) => CARDS_IN[deck][bit], slot });

/** The decks of a side that still have cards (6.1.3). */
export const fullDecks = (g: War, side: Side): readonly DeckId[] =>
  DECKS_OF[side].filter((deck) => g.deckCount[deck] > 0);

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
