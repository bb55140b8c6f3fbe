/**
 * How much room words take on a card, in the units of its format. Estimates on the safe side from the widths of letters,
 * so that nothing has to be laid out to be measured. Pure.
 */

/** A face that cards are set in: small capitals for names, letters for everything else. */
export type Face = "display" | "text" | "bold";

/** Chinese and Japanese characters and their marks fill a square each. */
const SQUARE = /[⺀-鿿豈-﫿︰-﹏＀-￯　-〿]/u;

/** Widths in hundredths of their height, as the fonts have them, and the letters that are so wide. */
const FONTS: Readonly<Record<Face, Readonly<Record<number, string>>>> = {
  display: {
    18: "'",
    20: ".:",
    22: ",",
    24: " ",
    32: "j",
    34: "i",
    36: "IJ",
    38: "1-",
    40: "()",
    48: "+",
    50: "s",
    52: "7",
    54: "flS35",
    56: "eéë",
    58: "pF8",
    60: "btzL2469",
    62: "EP",
    64: "arvxyBT0",
    66: "kZ",
    68: "cY",
    70: "uXû",
    72: "AKR",
    74: "ghV",
    76: "dq",
    78: "noC",
    80: "U",
    82: "DG",
    84: "H→",
    86: "mNOQ",
    88: "w",
    94: "M",
    98: "W",
  },
  text: {
    20: " '",
    22: "j,.",
    24: "il:",
    28: "-",
    32: "fst()",
    34: "rIJ",
    38: "ezéë",
    40: "ac",
    42: "x",
    44: "gvy",
    46: "kS",
    48: "0123456789",
    50: "do",
    52: "bhnpquFû",
    56: "EP",
    58: "BLY+",
    60: "Z",
    66: "T",
    68: "wKV",
    70: "ACX",
    72: "GR",
    74: "U",
    76: "DOQ",
    78: "m",
    80: "HN",
    84: "→",
    90: "M",
    92: "W",
  },
  bold: {
    22: " '",
    24: ",.",
    26: "jl",
    28: "i:",
    30: "-()",
    34: "fs",
    36: "tIJ",
    38: "r",
    40: "ceéë",
    42: "az",
    46: "vy",
    48: "gxS",
    50: "o",
    52: "k0123456789",
    54: "bdhpquFû",
    56: "n",
    58: "ELP",
    60: "Z+",
    62: "BY",
    68: "T",
    70: "CV",
    72: "wAG",
    74: "KRUX",
    76: "DOQ",
    80: "mHN",
    84: "→",
    92: "M",
    98: "W",
  },
};

/** Names are set a little apart. */
const TRACKING: Readonly<Record<Face, number>> = { display: 0.02, text: 0, bold: 0 };
/** Of a letter that is not in the table: it has a mark, or is rare. */
const USUAL = 0.56;

const widthsOf = (face: Face): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(FONTS[face]).flatMap(([width, letters]) =>
      Array.from(letters, (letter): [string, number] => [letter, Number(width) / 100 + TRACKING[face]]),
    ),
  );

const WIDTHS: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  display: widthsOf("display"),
  text: widthsOf("text"),
  bold: widthsOf("bold"),
};

/** A letter with a mark is as wide as without. */
const bare = (letter: string): string => letter.normalize("NFD").slice(0, 1);

const widthOfLetter = (letter: string, face: Face): number => {
  if (SQUARE.test(letter)) return 1 + TRACKING[face];
  return WIDTHS[face].get(letter) ?? WIDTHS[face].get(bare(letter)) ?? USUAL;
};

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
    const visible = widthOf(piece.trimEnd(), face);
    if (filled > 0 && filled + visible > width) {
      lines += 1;
      filled = 0;
    }
    if (visible > width) lines += 1;
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
