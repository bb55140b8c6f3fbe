/** Draw decks and hands (6.9, 6.10). */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "../data/ids.ts";
import type { Library } from "../language/tree.ts";
import { insert } from "../table.ts";
import type { C } from "../vocabulary.ts";

/** Cards that a hand is filled up to (3.10, 19.2). */
export const HAND_SIZE = 8;

export function shuffle(c: C, seat: Seat): void {
  const deck = c.g.secret.decks[seat];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = c.draw(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  c.tell("shuffled", { seat });
}

/** Draws as many as the deck gives (6.10). */
export function drawCards(c: C, seat: Seat, many: number): void {
  const { g } = c;
  const cards = g.secret.decks[seat].splice(0, Math.max(0, many));
  if (cards.length === 0) return;
  for (const card of cards) insert(g.secret.hands[seat], card);
  c.reveal();
  c.tellMore("drawn", { seat, many: cards.length }, [seat], { cards });
}

/** Discards cards from an end of a deck, for all to see; hands back which. */
export function discardTop(c: C, seat: Seat, { end }: Library, many: number): readonly CardId[] {
  const { g } = c;
  const deck = g.secret.decks[seat];
  const cards =
    end === "top" ? deck.splice(0, Math.max(0, many)) : deck.splice(Math.max(0, deck.length - many));
  for (const card of cards) {
    insert(g.discards[seat], card);
    c.tell("discarded", { seat, card, from: "deck" });
  }
  if (cards.length > 0) c.reveal();
  return cards;
}

/** "Shuffles his hand into his deck." */
export function shuffleHandIn(c: C, seat: Seat): void {
  const { g } = c;
  const hand = g.secret.hands[seat].splice(0);
  g.secret.decks[seat].push(...hand);
  c.tell("put-back", { seat, many: hand.length, to: "deck" });
  shuffle(c, seat);
}
