/** How vectors name players, cards and copies of cards: `A`, `1C3`, `1C3#2`. */
import type { Seat } from "@westmarch/kernel";
import { inside, type Location, listAt, noSuch, objectAt, PositionError } from "@westmarch/positions";
import { CARD, type CardId } from "../data/ids.ts";

export const LETTERS = ["A", "B", "C", "D", "E", "F"];

export const letterOf = (seat: Seat): string => LETTERS[seat] ?? String(seat);

/** The seat that a letter names. */
export function seatAt(given: unknown, at: Location, players: number): Seat {
  const names = LETTERS.slice(0, players);
  const seat = typeof given === "string" ? names.indexOf(given) : -1;
  if (seat < 0) throw noSuch(at, given, "player", names);
  return seat;
}

/** The name without the mark that tells copies apart. */
export const bareName = (name: string): string => name.split("#")[0] ?? name;

export const isCardName = (given: unknown): given is string =>
  typeof given === "string" && CARD.find(bareName(given)) !== null;

/** The card that a name means. */
export function cardAt(given: unknown, at: Location): CardId {
  const card = typeof given === "string" ? CARD.find(bareName(given)) : null;
  if (card === null) throw noSuch(at, given, "card", CARD.names);
  return card;
}

export const nameOf = (card: CardId): string => CARD.names[card] ?? String(card);

/** A text, or several in a list. */
export const textsAt = (given: unknown, at: Location): readonly string[] =>
  (Array.isArray(given) ? listAt(given, at) : [given]).map((one, i) => {
    if (typeof one !== "string") throw new PositionError(inside(at, i), "a text was expected");
    return one;
  });

export function numberAt(given: unknown, at: Location): number {
  if (typeof given !== "number" || !Number.isInteger(given))
    throw new PositionError(at, "a whole number was expected");
  return given;
}

/** Something told for each player that is named. */
export const bySeat = <T>(
  given: unknown,
  at: Location,
  players: number,
  read: (one: unknown, at: Location, seat: Seat) => T,
): readonly (readonly [seat: Seat, value: T])[] =>
  Object.entries(objectAt(given, at)).map(([letter, one]) => {
    const there = inside(at, letter);
    const seat = seatAt(letter, there, players);
    return [seat, read(one, there, seat)] as const;
  });
