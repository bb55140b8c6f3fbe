/**
 * Names of things within sentences, so that a reader can ask about the thing where it is named. A board marks them only for
 * a way of saying that wants it: everywhere else its sentences are nothing but words.
 */
import type { Say } from "./board.ts";
import { sayIn } from "./say.ts";

/** Signs that no catalogue has: before the id of a thing, between it and the name, and after the name. */
const [OPENS, CALLS, CLOSES] = ["\u{E000}", "\u{E001}", "\u{E002}"];
const MARKS = /\u{E000}[^\u{E001}]*\u{E001}|\u{E002}/gu;
const NAMES = /\u{E000}([^\u{E001}]*)\u{E001}([^\u{E002}]*)\u{E002}/u;

/** A sentence without its marks. */
export const unmarked = (text: string): string => text.replace(MARKS, "");

/**
 * The name of a thing; `id` is what its `data-explain` says, and what the game explains. Of several, with spaces between them,
 * the first that is on the board.
 */
export const named = ({ marks }: Pick<Say, "marks">, id: string, name: string): string =>
  marks ? `${OPENS}${id}${CALLS}${unmarked(name)}${CLOSES}` : name;

const ways = new WeakMap<object, object>();

/** The same way of saying, by which the things of a game are marked where they are named: always the same one. */
export function marking<Key extends string>(say: Say<Key>): Say<Key> {
  const known = ways.get(say) as Say<Key> | undefined;
  if (known) return known;
  const marks: Say<Key> = Object.assign(sayIn(say.language, say), { marks: true as const });
  ways.set(say, marks);
  return marks;
}

/** A part of a sentence: words, or the name of a thing. */
export interface Part {
  readonly id: string | null;
  readonly text: string;
}

/** A marked sentence in its parts. */
export function partsOf(text: string): readonly Part[] {
  const pieces = text.split(NAMES);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    const [words = "", id, name = ""] = pieces.slice(i, i + 3);
    if (words !== "") parts.push({ id: null, text: words });
    if (id !== undefined) parts.push({ id, text: name });
  }
  return parts;
}
