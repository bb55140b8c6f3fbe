/** The chapters of the rule book and their numbers, in reading order; the words are `rule.NUMBER`. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);

/** How many rules each of the nineteen chapters has. */
const LENGTHS = [7, 3, 9, 6, 5, 3, 4, 11, 9, 6, 9, 12, 8, 6, 3, 6, 12, 20, 20];

/** Rulings where the rulebook leaves room. P-16 only says what is left out. */
const RULINGS = 17;

export const rules = [
  ...LENGTHS.map((last, i) => ({ chapter: `rules.chapter.${i + 1}`, numbers: upTo(i + 1, last) })),
  {
    chapter: "rules.chapter.20",
    numbers: Array.from({ length: RULINGS }, (_, i) => `P-${i + 1}`),
  },
] as const;
