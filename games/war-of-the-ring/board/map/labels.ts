/** How a name is set on the map: on one line or two, and how much room that takes. */

/** Height of a line of a name, in the drawing's units. */
export const LINE_HEIGHT = 15.5;

const CJK = /[\u2e80-\uffff]/u;

/** Widths for a size of 15.6, in small capitals; Chinese and Japanese are set at nine tenths. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/[・’.-]/.test(letter)) return sum + 5;
    if (letter === " ") return sum + 4.4;
    if (CJK.test(letter)) return sum + 14.2;
    return sum + (/[A-ZÀ-ÞMW]/.test(letter) ? 10.4 : /[iltj]/.test(letter) ? 5.8 : 8.1);
  }, 0);

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

/** Width and height of a name set on these lines. */
export const roomOf = (lines: readonly string[]): readonly [width: number, height: number] => [
  Math.max(...lines.map(widthOf)),
  lines.length * LINE_HEIGHT,
];

/** How a name is set in a box of this width: on one line if that fits. */
export const written = (name: string, width: number): readonly string[] =>
  roomOf([name])[0] <= width ? [name] : linesOf(name, 2);
