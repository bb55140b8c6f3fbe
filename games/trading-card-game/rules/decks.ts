/** Draw decks and hands (6.9, 6.10). */
import { type Seat, shuffled } from "@westmarch/kernel";
import type { CardId } from "../data/ids.ts";
import type { Library } from "../language/targets.ts";
import type { CardGame } from "../state.ts";
import { insert } from "../table/copies.ts";
import type { C } from "../vocabulary.ts";

/** Cards that a hand is filled up to (3.10, 19.2). */
export const HAND_SIZE = 8;

/** Shuffles a player's draw deck. */
export function shuffle(c: C, seat: Seat): void {
  const { decks } = c.g.secret;
  decks[seat] = shuffled(decks[seat], (sides) => c.draw(sides));
  c.tell("shuffled", { seat });
}

/** 6.11: so many cards may come into a hand by effects. */
const MOST_TAKEN = 4;

const isCounted = ({ rulings, phase, turn }: CardGame, seat: Seat): boolean =>
  rulings.fourCards && phase === "fellowship" && seat === turn;

/** How many more cards effects may bring into a hand now (6.11). */
export const roomInHand = (g: CardGame, seat: Seat): number =>
  isCounted(g, seat) ? Math.max(0, MOST_TAKEN - g.taken) : Number.POSITIVE_INFINITY;

/** Counts cards that an effect has brought into a hand (6.11). */
export function countTaken(g: CardGame, seat: Seat, many: number): void {
  if (isCounted(g, seat)) g.taken += many;
}

/** Draws as many as the deck gives (6.10). */
export function drawCards(c: C, seat: Seat, many: number): void {
  const { g } = c;
  const cards = g.secret.decks[seat].splice(0, Math.min(roomInHand(g, seat), Math.max(0, many)));
  if (cards.length === 0) return;
  countTaken(g, seat, cards.length);
  for (const card of cards) insert(g.secret.hands[seat], card);
  c.reveal();
  c.tellMore("drawn", { seat, many: cards.length }, [seat], { cards });
}

/** Discards cards from an end of a deck, for all to see; returns which. */
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

/** What is still being looked at when a text ends goes back to where it was. */
export function returnAside(c: C): void {
  const { g } = c;
  if (!g.aside) return;
  const { owner, from } = g.aside;
  if (from === "deck") g.secret.decks[owner].unshift(...g.secret.aside);
  else for (const card of g.secret.aside) insert(g.secret.hands[owner], card);
  g.secret.aside = [];
  g.aside = null;
}
