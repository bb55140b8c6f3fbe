/** The sets that a deck may be made of. */
import type { CardData } from "../data/card.ts";
import { type Card, IN_ORDER } from "../data/cards.ts";
import { footOf } from "../data/foot.ts";

/**
 * The base set alone, by which every game is played that says nothing else. A new set is never added here but to a format
 * of its own, so that what was agreed on before it came stays as it was: lists of names, decks made by chance, and replays.
 */
export const BASE: readonly number[] = [1];

/** All sets that there are cards of. */
export const SETS: readonly number[] = [...new Set(IN_ORDER.map((card) => footOf(card).set))];

/** Whether a card is of one of these sets. */
export const isOf = (sets: readonly number[], card: Pick<CardData, "id">): boolean =>
  sets.includes(footOf(card).set);

/** The cards of these sets, set by set. */
export const cardsOfSets = (sets: readonly number[]): readonly Card[] =>
  IN_ORDER.filter((card) => isOf(sets, card));
