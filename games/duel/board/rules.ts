/** The chapters of the rule book and their numbers, in reading order; the words are `rule.NUMBER`. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);

/** How many rules each chapter has. */
const CHAPTERS = [
  [1, 7],
  [2, 3],
  [3, 9],
  [4, 6],
  [5, 5],
  [6, 3],
  [7, 4],
  [8, 11],
  [9, 9],
  [10, 6],
  [11, 9],
  [12, 12],
  [13, 8],
  [14, 6],
  [15, 3],
  [16, 6],
  [17, 12],
  [18, 20],
  [19, 20],
] as const;

/** Rulings where the rulebook leaves room. P-16 only says what is left out. */
const RULINGS = 17;

export const rules = [
  ...CHAPTERS.map(
    ([chapter, last]) => ({ chapter: `rules.chapter.${chapter}`, numbers: upTo(chapter, last) }) as const,
  ),
  {
    chapter: "rules.chapter.20",
    numbers: Array.from({ length: RULINGS }, (_, i) => `P-${i + 1}`),
  },
] as const;
