/**
 * How much room words take on a card, in the units of its format. Estimates on the safe side from the widths of letters,
 * so that nothing has to be laid out to be measured. Pure.
 */

/** A face that cards are set in: small capitals for names, letters for everything else. */
export type Face = "display" | "text" | "bold";

/** Chinese and Japanese characters and their marks fill a square each. */
const SQUARE = /[⺀-鿿豈-﫿︰-﹏＀-￯　-〿]/u;

const WIDTHS: Readonly<Record<Face, readonly (readonly [RegExp, number])[]>> = {
  display: [
    [/[ijl'’.,:;!|·]/u, 0.34],
    [/[ -]/u, 0.34],
    [/[mwMWOQ]/u, 0.9],
    [/\p{Lu}/u, 0.76],
    [/./u, 0.64],
  ],
  text: [
    [/[ijlft'’.,:;!|()[\]·-]/u, 0.29],
    [/ /u, 0.23],
    [/[mwMW→]/u, 0.8],
    [/\p{Lu}/u, 0.66],
    [/./u, 0.47],
  ],
  bold: [
    [/[ijlft'’.,:;!|()[\]·-]/u, 0.31],
    [/ /u, 0.23],
    [/[mwMW→]/u, 0.84],
    [/\p{Lu}/u, 0.7],
    [/./u, 0.5],
  ],
};

const widthOfLetter = (letter: string, face: Face): number =>
  SQUARE.test(letter) ? 1 : (WIDTHS[face].find(([letters]) => letters.test(letter))?.[1] ?? 0.5);

/** How wide words are, in heights of their type. */
export const widthOf = (words: string, face: Face): number =>
  Array.from(words).reduce((sum, letter) => sum + widthOfLetter(letter, face), 0);

/** Pieces between which a line may break: Latin words with the space after them, and single characters. */
const pieces = (words: string): readonly string[] =>
  words.match(/[⺀-鿿豈-﫿︰-﹏＀-￯　-〿]|[^\s⺀-鿿豈-﫿︰-﹏＀-￯　-〿-]+[ -]?|\s|-/gu) ?? [];

/** How many lines words take in this width, in heights of their type; a word that is wider than a line takes two. */
export function linesOf(words: string, face: Face, width: number): number {
  let lines = 1;
  let filled = 0;
  for (const piece of pieces(words)) {
    const wide = widthOf(piece, face);
    const bare = widthOf(piece.trimEnd(), face);
    if (filled > 0 && filled + bare > width) {
      lines += 1;
      filled = 0;
    }
    if (bare > width) lines += 1;
    filled += wide;
  }
  return lines;
}

/** The widest piece of words that no line can break. */
const widest = (words: string, face: Face): number =>
  Math.max(0, ...pieces(words).map((piece) => widthOf(piece.trimEnd(), face)));

export interface Room {
  readonly width: number;
  readonly lines: number;
  /** Of the type, the largest first. */
  readonly sizes: readonly number[];
}

/** The largest size at which a name fits its room; the smallest if none does. */
export function sizeFor(name: string, face: Face, { width, lines, sizes }: Room): number {
  const fits = (size: number) =>
    widest(name, face) * size <= width && linesOf(name, face, width / size) <= lines;
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}
