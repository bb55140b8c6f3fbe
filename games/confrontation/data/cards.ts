import { CARDS, type CardId, DARK, GOOD, NINE, type Side } from "./ids.ts";

/** The value of a strength card, 0 for a text card (1.3, 9.1). */
export const VALUE: readonly number[] = CARDS.map((name) => {
  const digit = Number(name.slice(1));
  return Number.isInteger(digit) ? digit : 0;
});

export const isText = (card: CardId): boolean => VALUE[card] === 0;

export const sideOfCard = (card: CardId): Side => (card < NINE ? GOOD : DARK);
