/** How a name is set on the map: on one line or two, and how much room that takes. */

import type { Language } from "@westmarch/kernel/languages";

/** Height of a line of a name, in the drawing's units. */
export const LINE_HEIGHT = 15.5;

/** No letter is smaller on the screen, in pixels. */
export const LEAST_LETTERS = 13;
/** The size of names, and that of Chinese and Japanese ones. */
const [SIZE, CJK_SIZE] = [15.6, 14.2];

/** The least scale of names that can be read on a map of `k` pixels a unit, set `by` so much larger than they are measured. */
export const leastName = (language: Language, k: number, by = 1): number =>
  LEAST_LETTERS / (k * by * (language === "en" ? SIZE : CJK_SIZE));

const CJK = /[\u2e80-\uffff]/u;

/** Widths of letters at a size of 15.6, in small capitals, as they were measured; Chinese and Japanese are set at nine tenths. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[・’.-]/, 5.3],
  [/ /, 4.6],
  [CJK, 14.2],
  [/[MW]/, 14.4],
  [/[IPSELFB]/, 10.1],
  [/[A-ZÀ-Þ]/, 11.8],
  [/[mw]/, 10.9],
  [/i/, 5.5],
  [/[hnu]/, 8.9],
  [/[dogq]/, 8.6],
  [/[sel]/, 6.8],
  [/./, 7.9],
];

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0);

/** Halfway through a word is worth it only where that saves much; before a quarter of the sky is better than elsewhere. */
const HALFWAY = 1.6;
const BEFORE_QUARTER = 0.8;

interface Break {
  readonly at: number;
  readonly unwanted: number;
}

const marks = (name: string, mark: RegExp, unwanted: number): Break[] =>
  [...name.matchAll(mark)].map(({ index }) => ({ at: index, unwanted }));

/** Where a name may be broken: at a blank, after a middle dot or a possessive, before a quarter of the sky, or halfway. */
const breaks = (name: string): Break[] => [
  ...marks(name, / |(?<=[・＝]).|(?<=.の)(?!.?$)/gu, 1),
  ...marks(name, /(?<=.)[東南西北东]部$/gu, BEFORE_QUARTER),
  ...(CJK.test(name) && name.length > 2 ? [{ at: Math.ceil(name.length / 2), unwanted: HALFWAY }] : []),
];

/** The name on at most so many lines, broken where the longer one is shortest. */
export const linesOf = (name: string, most: 1 | 2): readonly string[] => {
  if (most === 1) return [name];
  const halves = breaks(name)
    .map(({ at, unwanted }) => {
      const lines = [name.slice(0, at), name.slice(at).trim()];
      return { lines, cost: roomOf(lines)[0] * unwanted };
    })
    .sort((a, b) => a.cost - b.cost);
  return halves[0]?.lines ?? [name];
};

/** Width and height of a name set on these lines, in letters `by` so much larger. */
export const roomOf = (lines: readonly string[], by = 1): readonly [width: number, height: number] => [
  Math.max(...lines.map(widthOf)) * by,
  lines.length * LINE_HEIGHT * by,
];

/** How a name is set in a box of this width: on one line if that fits. */
export const written = (name: string, width: number, by = 1): readonly string[] =>
  roomOf([name], by)[0] <= width ? [name] : linesOf(name, 2);
