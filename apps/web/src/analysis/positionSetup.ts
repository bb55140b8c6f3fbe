/** A position that a reader sets up, by its line or word by word. Pure. */
import { type Core, type Engine, type Field, NotationError } from "@westmarch/kernel";
import { playable } from "@westmarch/positions";

/** What is wrong with a line: the word at fault, if it is one, and why. */
export interface Fault {
  readonly word: string | null;
  /** Null: no seat has anything to choose in it. */
  readonly reason: string | null;
}

/** The word that a place lies in: `map` of `map.moria[0]`. */
const wordOf = (place: string): string | null => /^[^.[]+/.exec(place)?.[0] ?? null;

/** A position in a line; what is wrong with it, where it is none that can be played on. */
export function positionIn(
  engine: Engine<Core>,
  line: string,
): { readonly g: Core } | { readonly fault: Fault } {
  try {
    const g = playable(engine, line);
    if (!g.result && engine.asks(g).length === 0) return { fault: { word: null, reason: null } };
    return { g };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const place = "place" in error ? String(error.place) : "";
    return { fault: { word: wordOf(place), reason: error.message } };
  }
}

/** The line that these words make, with some of them written otherwise. What is as usual is left out. */
export const lineOfFields = (
  fields: readonly Field[],
  otherwise: Readonly<Record<string, string>> = {},
): string =>
  fields
    .flatMap(({ name, written, usual }) => {
      const value = otherwise[name] ?? written;
      return value === usual ? [] : [`${name}=${value}`];
    })
    .join(" ");

/** The parts of a text; none of an empty one. */
export const parts = (text: string, between: string): readonly string[] =>
  text === "" ? [] : text.split(between);
