/** 4.2, 4.3, 18.3, 18.4: where cards are. The only functions that move cards. */
import { bitsIn, countBits } from "@westmarch/armies/cards";
import { handSize, handsOf } from "@westmarch/armies/hands";
import type { Seat } from "@westmarch/kernel";
import {
  BOTH,
  bitOf,
  type CardId,
  cardIn,
  type DeckId,
  deckOf,
  EVENT_DECK,
  FATE_DECK,
  FREE,
  SHADOW,
  sideOf,
  storyDeck,
} from "../ids.ts";
import { type FiveArmies, HAND_LIMIT } from "../state.ts";
import { type C, chapter } from "../vocabulary.ts";
import { ALL } from "./choices.ts";

/** Where cards of a deck lie in the hand of a seat. */
const slot = (seat: Seat, deck: DeckId): number => seat * 2 + (deck === EVENT_DECK ? 0 : 1);
/** The two decks from which a seat draws. */
export const decksOf = (seat: Seat): readonly [DeckId, DeckId] => DECKS[sideOf(seat)];
const DECKS: readonly [readonly [DeckId, DeckId], readonly [DeckId, DeckId]] = [
  [EVENT_DECK, storyDeck(FREE)],
  [EVENT_DECK, storyDeck(SHADOW)],
];

/** Cards of a seat in masks by slot: Event cards, then Story cards. */
function cardsIn(masks: readonly number[], seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (const deck of decksOf(seat))
    for (const bit of bitsIn(masks[slot(seat, deck)])) cards.push(cardIn(deck, bit));
  return cards;
}
/** The cards in a hand, as far as `g` knows them. */
export const handOf = (g: FiveArmies, seat: Seat): CardId[] => cardsIn(g.secret.hands, seat);
/** The cards of a hand that the other seat is looking at. */
export const lookedAt = (g: FiveArmies, seat: Seat): CardId[] => cardsIn(g.secret.looked, seat);
export const eventsOf = (g: FiveArmies, seat: Seat): CardId[] =>
  bitsIn(g.secret.hands[slot(seat, EVENT_DECK)]).map((bit) => cardIn(EVENT_DECK, bit));
const hands = handsOf<FiveArmies, CardId, DeckId>({ deckOf, bitOf, cardIn, slot });
/** `discardHidden`, 4.3: face down, unknown to the other. */
export const { toHand, discardHidden } = hands;
export { handSize };

/** 18.4: the Event deck is shuffled anew from all that was discarded; Story decks never are. */
function reshuffle(c: C): void {
  const { g } = c;
  const deck = EVENT_DECK;
  g.secret.decks[deck] |= g.spent[deck];
  g.deckCount[deck] += countBits(g.spent[deck]);
  g.spent[deck] = 0;
  for (const seat of [0, 1]) {
    const at = slot(seat, deck);
    g.secret.decks[deck] |= g.secret.buried[at];
    g.deckCount[deck] += g.buriedCount[at];
    g.secret.buried[at] = 0;
    g.buriedCount[at] = 0;
  }
  c.tell("reshuffled", { cards: g.deckCount[deck] });
}

/** Whether a deck gives a card: an empty Event deck is made anew. */
export const canDraw = (g: FiveArmies, deck: DeckId): boolean =>
  g.deckCount[deck] > 0 ||
  (deck === EVENT_DECK && (g.spent[deck] !== 0 || g.buriedCount[0] + g.buriedCount[2] > 0));

/** Whether a seat can draw any card. */
export const mayDraw = (g: FiveArmies, seat: Seat): boolean => {
  for (const deck of decksOf(seat)) if (canDraw(g, deck)) return true;
  return false;
};

/** One card from the top. The hand limit is kept by the chapter `limit`. */
export function drawCard(c: C, seat: Seat, deck: DeckId): void {
  const { g } = c;
  if (!canDraw(g, deck)) return;
  if (g.deckCount[deck] === 0) reshuffle(c);
  hands.drawFrom(c, seat, deck);
}

/** A card leaves the hand, seen by all, and is discarded. */
export function discardOpen(c: C, seat: Seat, card: CardId): void {
  hands.outOfHand(c.g, seat, card);
  c.g.spent[deckOf(card)] |= bitOf(card);
}

/** The other seat looks at a whole hand; spectators see backs. */
export function lookAt(c: C, seat: Seat): void {
  const { hands, looked } = c.g.secret;
  for (const deck of decksOf(seat)) looked[slot(seat, deck)] = hands[slot(seat, deck)];
  c.reveal();
  c.tellMore("hand-shown", { seat }, BOTH, { cards: handOf(c.g, seat) });
}
export function unlook(g: FiveArmies, seat: Seat, card: CardId): void {
  g.secret.looked[slot(seat, deckOf(card))] &= ~bitOf(card);
}

/** 18.3: a card leaves the discards and lies on the table. */
export function layOnTable(c: C, card: CardId): void {
  const deck = deckOf(card);
  c.g.spent[deck] &= ~bitOf(card);
  c.g.table[deck] |= bitOf(card);
  c.tell("on-table", { card });
}
export function leaveTable(c: C, card: CardId): void {
  const deck = deckOf(card);
  c.g.table[deck] &= ~bitOf(card);
  c.g.spent[deck] |= bitOf(card);
  c.tell("off-table", { card });
}

/** Fate cards still in their deck, a mask. */
export const fateDeck = (g: FiveArmies): number => 0x1ff & ~(g.spent[FATE_DECK] | g.table[FATE_DECK]);

/** 4.3: a player who holds more than six cards discards at once. */
export const limit = chapter("limit")({
  check: ({ g }, f) => (handSize(g, f.seat) > HAND_LIMIT ? undefined : { end: null }),
  discard: {
    prompt: "hand-limit",
    ask: (g, f) => ({ seat: f.seat, options: handOf(g, f.seat).map((card) => ALL.discard[card]) }),
    answered: (c, f, [, card]) => {
      discardHidden(c, f.seat, card);
      return { go: "check" };
    },
  },
});
