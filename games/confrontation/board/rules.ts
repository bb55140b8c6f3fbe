/** The chapters of the rule book and their numbers, in reading order; the words are `rule.NUMBER`. */
const upTo = (chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);

export const rules = [
  ...[4, 5, 3, 9, 5, 14, 5, 6, 8, 6, 5].map((last, i) => ({
    chapter: `rules.chapter.${i + 1}`,
    numbers: upTo(i + 1, last),
  })),
  { chapter: "rules.chapter.12", numbers: ["A13", "A17", "A23", "A24", "A26"] },
] as const;
