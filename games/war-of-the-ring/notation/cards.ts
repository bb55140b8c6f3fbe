/** Cards in writing: what each seat holds by name, and `?2.1` for two Character and one Strategy card unseen. */
import { type Frame, NotationError } from "@westmarch/kernel";
import { bitOf, deckOf } from "../data/cards.ts";
import { DECK_COUNT, NONE } from "../data/ids.ts";
import { countBits } from "../rules/hand.ts";
import { SIDES_OF_SEATS } from "../seats.ts";
import type { War } from "../state.ts";
import { EVERY_CARD, list, readCards, writeCards } from "./lists.ts";

/** A seat's cards, two masks and two counts from `at` on. */
function writeHeld(masks: readonly number[], counts: readonly number[], at: number, side: number): string {
  const words = writeCards([masks[at], masks[at + 1]], side * 2);
  const unseen = [0, 1].map((kind) => counts[at + kind] - countBits(masks[at + kind]));
  if (unseen.some((count) => count > 0)) words.push(`?${unseen.join(".")}`);
  return words.join(",");
}

const sidesOf = (g: War): readonly number[] => SIDES_OF_SEATS[g.players];

/** Hands (or discards face down) by seat, divided by `;`. */
export const writeHands = (g: War, masks: readonly number[], counts: readonly number[]): string =>
  sidesOf(g)
    .map((side, seat) => writeHeld(masks, counts, seat * 2, side))
    .join(";");

export function readHands(g: War, written: string): { masks: number[]; counts: number[] } {
  const masks: number[] = [];
  const counts: number[] = [];
  const hands = list(written, ";");
  for (const [seat, side] of sidesOf(g).entries()) {
    const words = list(hands[seat] ?? "");
    const unseen = words
      .filter((word) => word.startsWith("?"))
      .flatMap((word) => list(word.slice(1), ".").map(Number));
    const cards = readCards(words.filter((word) => !word.startsWith("?")));
    if (cards.some((mask, deck) => mask !== 0 && deck >> 1 !== side))
      throw new NotationError(`“${hands[seat]}” holds a card of the other side`);
    for (const kind of [0, 1]) {
      masks.push(cards[side * 2 + kind]);
      counts.push(countBits(cards[side * 2 + kind]) + (unseen[kind] ?? 0));
    }
  }
  return { masks, counts };
}

/** Cards that lie nowhere and are named where the rules stand: being played, or fought with. */
function inLimbo(g: War): number[] {
  const masks = new Array<number>(DECK_COUNT).fill(0);
  const add = (card: unknown) => {
    if (typeof card === "number" && card !== NONE) masks[deckOf(card)] |= bitOf(card);
  };
  for (const frame of g.stack as (Frame & { card?: unknown })[]) add(frame.card);
  for (const card of [...g.secret.chosen, ...(g.battle?.cards ?? [])]) add(card);
  return masks;
}

/** What is left in each deck, if every card that is seen nowhere else lies there. */
export function restOf(g: War): number[] {
  const rest = inLimbo(g).map((mask, deck) => EVERY_CARD & ~(mask | g.table[deck] | g.spent[deck]));
  for (const masks of [g.secret.hands, g.secret.buried])
    for (const [at, mask] of masks.entries()) rest[sidesOf(g)[at >> 1] * 2 + (at & 1)] &= ~mask;
  return rest;
}

/** How many cards a deck has left when some are known not to be in it and others lie somewhere unseen. */
export function leftOf(g: War): number[] {
  return restOf(g).map((mask, deck) => {
    let unseen = 0;
    for (const [masks, counts] of [
      [g.secret.hands, g.handCount],
      [g.secret.buried, g.buriedCount],
    ] as const)
      for (const [at, count] of counts.entries())
        if (sidesOf(g)[at >> 1] * 2 + (at & 1) === deck) unseen += count - countBits(masks[at]);
    const side = deck >> 1;
    const face =
      g.battle &&
      g.battle.backs[side] === deck &&
      g.secret.chosen[side] === NONE &&
      g.battle.cards[side] === NONE;
    return countBits(mask) - unseen - (face ? 1 : 0);
  });
}

/** Whether the decks are shown at all: in a view they are not. */
export const areDecksHidden = (g: War): boolean =>
  g.secret.decks.every((mask) => mask === 0) && g.deckCount.some((count) => count > 0);
