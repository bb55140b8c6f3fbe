/** Where in a position something stands, and the error that says so. */
import { NotationError } from "@westmarch/kernel";

/** One step of the way into a position or a file: a name or the number of an entry, and what it lies in. */
export interface Location {
  readonly within: Location | null;
  readonly key: string | number;
}

export const inside = (within: Location | null, key: string | number): Location => ({ within, key });

/** A place as people write it: `steps[3].set.regions.minas-tirith`. */
export function pathOf(place: Location | null): string {
  if (!place) return "";
  const before = pathOf(place.within);
  if (typeof place.key === "number") return `${before}[${place.key}]`;
  return before === "" ? place.key : `${before}.${place.key}`;
}

/** A place as the keys that lead to it, from the outside in. */
export const keysOf = (place: Location | null): readonly (string | number)[] =>
  place ? [...keysOf(place.within), place.key] : [];

/** What is wrong with a position, and where. */
export class PositionError extends NotationError {
  override name = "PositionError";
  /** The path of what is wrong; empty for the whole. */
  readonly place: string;
  readonly reason: string;

  constructor(at: Location | null, reason: string) {
    const place = pathOf(at);
    super(place === "" ? reason : `${place}: ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

/** A whole number out of its digits, with a minus if it is less than none; null where it is none, or too large to count with. */
export function wholeIn(written: string): number | null {
  const number = /^-?\d+$/.test(written) ? Number(written) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

/** Something as a sentence quotes it. */
export function quoted(given: unknown): string {
  const written = typeof given === "string" ? given : (JSON.stringify(given) ?? String(given));
  return `“${written.length > 60 ? `${written.slice(0, 60)}…` : written}”`;
}

const FEW = 16;

/** That a word is no name of its kind, with the names where they are few, and there are any. */
export const noSuch = (at: Location | null, given: unknown, what: string, names: readonly string[]) =>
  new PositionError(
    at,
    `${quoted(given)} is not a ${what}${names.length > 0 && names.length <= FEW ? `; one of ${names.join(", ")} was expected` : ""}`,
  );

/** An object of a file. Throws `PositionError` for anything else. */
export function objectAt(given: unknown, at: Location | null): { readonly [key: string]: unknown } {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new PositionError(at, `${quoted(given)} should be an object {…}`);
  return { ...given };
}

/** A list of a file. Throws `PositionError` for anything else. */
export function listAt(given: unknown, at: Location | null): readonly unknown[] {
  if (!Array.isArray(given)) throw new PositionError(at, `${quoted(given)} should be a list […]`);
  return given;
}

/** A text of a file. Throws `PositionError` for anything else. */
export function textAt(given: unknown, at: Location | null): string {
  if (typeof given !== "string") throw new PositionError(at, `${quoted(given)} should be a text`);
  return given;
}

/** A yes or no of a file. Throws `PositionError` for anything else. */
export function switchAt(given: unknown, at: Location | null): boolean {
  if (typeof given !== "boolean") throw new PositionError(at, `${quoted(given)} should be true or false`);
  return given;
}

/** Refuses the keys of an object that are not among these. */
export function onlyKeys(given: object, known: readonly string[], at: Location | null): void {
  for (const key of Object.keys(given))
    if (!known.includes(key))
      throw new PositionError(inside(at, key), `there is no “${key}” here; ${known.join(", ")} are`);
}

/** Reads something that lies here: a `NotationError` that does not know its place is given it. */
export function placed<T>(at: Location | null, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PositionError || !(error instanceof NotationError)) throw error;
    throw new PositionError(at, error.message);
  }
}
