/** Writing sentences from what they say: lines of pieces, and the words between them. */

/** A piece of a sentence. Its `text` is how it reads where nothing is drawn. */
interface Piece {
  readonly text: string;
}
/** Plain words. */
export interface TextPiece extends Piece {
  readonly run: "text";
}

/** A line as it reads where nothing is drawn. */
export const plain = (line: readonly Piece[]): string => line.map(({ text }) => text).join("");

/** Pieces that are more than words stand as single characters while a sentence is put together. */
export interface Signs<R extends Piece> {
  sign(run: R): string;
  /** The pieces of a sentence that was put together. */
  cut(sentence: string): readonly (R | TextPiece)[];
}

/** The first character that Unicode leaves to private use. */
const FIRST = 0xe000;

export function signs<R extends Piece>(): Signs<R> {
  const known: R[] = [];
  const numbers = new Map<string, number>();
  return {
    sign(run) {
      const key = JSON.stringify(run);
      const number = numbers.get(key) ?? known.push(run) - 1;
      numbers.set(key, number);
      return String.fromCharCode(FIRST + number);
    },
    cut(sentence) {
      const pieces = sentence.split(/(\p{Co})/u).filter((piece) => piece !== "");
      return pieces.map((text) => known[text.charCodeAt(0) - FIRST] ?? { run: "text", text });
    },
  };
}

/** Words one after the other; what is not said leaves no gap. */
export const say = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(" ");

/** “a, b or c”. */
export const enumerated = (all: readonly string[], word: "and" | "or"): string =>
  all.length < 2 ? all.join() : `${all.slice(0, -1).join(", ")} ${word} ${all.at(-1)}`;

/** Several things in a row in Chinese and Japanese; `last` stands before the last of them. */
export const listed = (all: readonly string[], last: string): string =>
  all.length < 2 ? all.join("") : `${all.slice(0, -1).join("、")}${last}${all.at(-1)}`;
