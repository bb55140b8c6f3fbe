/** The chapters of the rule book and their numbers, in reading order; the words are `rule.NUMBER`. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);

/** How many rules each chapter has; the last is about what Westmarch has reconstructed. */
const CHAPTERS = [
  [1, 11],
  [2, 7],
  [3, 8],
  [4, 23],
  [5, 12],
  [6, 6],
  [7, 9],
  [8, 11],
  [9, 9],
  [10, 7],
  [11, 3],
  [12, 20],
  [13, 9],
  [14, 6],
  [15, 6],
  [16, 8],
  [17, 4],
  [18, 7],
  [19, 25],
  [20, 7],
] as const;

export const rules = CHAPTERS.map(
  ([chapter, last]) => ({ chapter: `rules.chapter.${chapter}`, numbers: upTo(chapter, last) }) as const,
);
