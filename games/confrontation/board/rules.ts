/** The chapters of the rule book and their numbers, in reading order; the words are `rule.NUMBER`. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);

/** How many rules each chapter has. */
const CHAPTERS = [
  [1, 4],
  [2, 5],
  [3, 3],
  [4, 9],
  [5, 5],
  [6, 14],
  [7, 5],
  [8, 6],
  [9, 8],
  [10, 6],
  [11, 5],
] as const;

export const rules = [
  ...CHAPTERS.map(
    ([chapter, last]) => ({ chapter: `rules.chapter.${chapter}`, numbers: upTo(chapter, last) }) as const,
  ),
  { chapter: "rules.chapter.12", numbers: ["A13", "A17", "A23", "A24", "A26"] },
] as const;
