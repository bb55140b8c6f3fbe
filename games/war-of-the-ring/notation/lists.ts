/** Lists of names, as the notation writes them. Whatever is not a name of its kind throws `NotationError`. */
import { copy, NotationError } from "@westmarch/kernel";
import { bitOf, CARD_NAMES, CARDS_OF_DECK, deckOf } from "../data/cards.ts";
import { DECK_COUNT } from "../data/ids.ts";

export function find(names: readonly string[], name: string, what: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new NotationError(`“${name}” is not a ${what}`);
  return index;
}

export function whole(written: string): number {
  if (!/^-?\d+$/.test(written)) throw new NotationError(`“${written}” is not a whole number`);
  return Number(written);
}

export const list = (written: string, between = ","): string[] =>
  written === "" ? [] : written.split(between);
export const numbers = (written: string): number[] => list(written, ":").map(whole);

/** `name:rest` in its two parts; the rest is empty if there is none. */
export function parts(written: string, between = ":"): [string, string] {
  const at = written.indexOf(between);
  return at < 0 ? [written, ""] : [written.slice(0, at), written.slice(at + between.length)];
}

/** The cards of masks by deck (or of two decks from `first` on), by name. */
export const writeCards = (masks: readonly number[], first = 0): string[] =>
  CARD_NAMES.filter((_, card) => {
    const place = deckOf(card) - first;
    return place >= 0 && place < masks.length && (masks[place] & bitOf(card)) !== 0;
  });

/** Masks by deck of cards given by name. */
export function readCards(names: readonly string[]): number[] {
  const masks = new Array<number>(DECK_COUNT).fill(0);
  for (const name of names) {
    const card = find(CARD_NAMES, name, "card");
    masks[deckOf(card)] |= bitOf(card);
  }
  return masks;
}

export const EVERY_CARD = (1 << CARDS_OF_DECK) - 1;

/** What differs from the usual, as `key:value` with values in JSON. */
export const writeLocals = (locals: object, usual: object): string =>
  Object.entries(locals)
    .map(([key, value]) => [key, JSON.stringify(value)] as const)
    .filter(([key, value]) => value !== JSON.stringify((usual as Record<string, unknown>)[key]))
    .map(([key, value]) => `${key}:${value}`)
    .join(";");

/** Reads what `writeLocals` wrote, over a copy of the usual. */
export function readLocals<T extends object>(written: string, usual: T): T {
  const read: T = copy(usual);
  for (const local of list(written, ";")) {
    const [key, value] = parts(local);
    if (!Object.hasOwn(usual, key)) throw new NotationError(`“${key}” is not known here`);
    try {
      Object.assign(read, { [key]: JSON.parse(value) });
    } catch {
      throw new NotationError(`“${local}” is not key:value`);
    }
  }
  return read;
}
