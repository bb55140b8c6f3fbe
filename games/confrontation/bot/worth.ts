/** What pieces and cards are worth to their side, in log odds: what a battle is fought for. */
import { CARDS, CHARACTERS, FRODO } from "../data/ids.ts";
import { CARD_WEIGHTS } from "./card-weights.ts";
import { WEIGHTS } from "./weights.ts";

/** Frodo is the game: what is lost with him is all that is left to win, which in an even game is twice the odds' slope. */
const THE_GAME = 2;

/** By character. */
export const CHARACTER_WORTH: readonly number[] = CHARACTERS.map((name, id) =>
  id === FRODO ? THE_GAME : Math.abs(WEIGHTS[`alive:${name}`] ?? 0),
);

/**
 * By card, and how many of its side are used already: what is given up with it, against the average. Only differences matter,
 * as every battle takes one of each side.
 */
export const CARD_WORTH: readonly (readonly number[])[] = CARDS.map((name) => CARD_WEIGHTS[name] ?? []);
