/** The chapters of the rule book and their numbers, in reading order; the words are `rule.NUMBER`. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);

/** How many rules each chapter has. */
const CHAPTERS = [
  [1, 11],
  [2, 7],
  [3, 8],
  [4, 23],
  [5, 12],
  [6, 6],
] as const;

export const rules = CHAPTERS.map(
  ([chapter, last]) => ({ chapter: `rules.chapter.${chapter}`, numbers: upTo(chapter, last) }) as const,
);
