/** The printed cards as small integers, and what the rules ask of them most often. */
import { type Id, kind } from "@westmarch/kernel";
import type { CardData, PrintedKeyword, Race } from "./card.ts";
import { CARDS } from "./cards.ts";

/** A printed card: its place in the list of `numbers.ts`, which only grows. */
export type CardId = Id<"card">;
/** One copy of a card on the table, numbered in the order in which copies came into play; no number comes twice. */
export type CopyId = Id<"copy">;

const isCopyId = (number: number): number is CopyId => Number.isInteger(number) && number >= 0;

/** The number of a copy. Throws `RangeError` for what could not be one. */
export const copyId = (number: number): CopyId => {
  if (!isCopyId(number)) throw new RangeError(`${number} is not the number of a copy`);
  return number;
};

export const CARD = kind(
  "card",
  CARDS.map(({ id }) => id),
);

/** Everything that can be printed on a card, and nothing there. */
const BLANK: object = Object.fromEntries(CARDS.flatMap(Object.keys).map((what) => [what, undefined]));

/**
 * The cards, each with all the same fields in the same order: what is printed is looked at so often that it matters that
 * every card has it in the same place.
 */
const PRINTED: readonly CardData[] = CARDS.map((card) => ({ ...BLANK, ...card }));

/** What is printed on a card. */
export const printed = (card: CardId): CardData => PRINTED[card];

export const isFreePeoples = (card: CardId): boolean => PRINTED[card].side === "Free Peoples";
export const isShadow = (card: CardId): boolean => PRINTED[card].side === "Shadow";
export const isSite = (card: CardId): boolean => PRINTED[card].type === "Site";

/** Companion, ally or minion (1.6). */
export const isCharacter = (card: CardId): boolean => {
  const { type } = PRINTED[card];
  return type === "Companion" || type === "Ally" || type === "Minion";
};

/** Possessions with a class are items; a character bears one of each class (7.4). */
export const isWeapon = (card: CardId): boolean => {
  const { class: slot } = PRINTED[card];
  return slot === "Hand weapon" || slot === "Ranged weapon";
};

const PRINTED_WORDS = CARDS.map(
  ({ keywords = [] }) => new Set(keywords.filter((word): word is PrintedWord => typeof word === "string")),
);

type PrintedWord = Extract<PrintedKeyword, string>;

/** Whether a keyword without a figure is printed on a card. */
export const hasPrinted = (card: CardId, word: PrintedWord): boolean => PRINTED_WORDS[card].has(word);

const PRINTED_DAMAGE = CARDS.map(({ keywords = [] }) =>
  keywords.reduce((sum, word) => sum + (typeof word === "string" ? 0 : word.damage), 0),
);

/** The printed damage bonus (24). */
export const printedDamage = (card: CardId): number => PRINTED_DAMAGE[card];

export const raceOf = (card: CardId): Race | undefined => PRINTED[card].race;
