/** The chapters of the rule book and their numbers, in reading order; the words are `text/rules.LANGUAGE.json`. */
import type { RuleBook } from "@westmarch/boardkit";
import type words from "../text/rules.en.json";

/** How many rules each chapter has: chapter 4 has 4.1 to 4.6. */
const CHAPTERS = [
  [1, 8],
  [2, 6],
  [3, 11],
  [4, 6],
  [5, 5],
  [6, 13],
  [7, 11],
  [8, 8],
  [9, 3],
  [10, 6],
  [11, 6],
  [12, 7],
  [13, 5],
  [14, 5],
  [15, 8],
  [16, 4],
  [17, 7],
  [18, 11],
  [19, 9],
  [20, 1],
  [21, 7],
  [22, 6],
  [23, 4],
  [24, 9],
  [25, 23],
  [26, 12],
] as const;

export const rules = CHAPTERS.map(([chapter, last]) => ({
  chapter: `rules.chapter.${chapter}` as const,
  numbers: Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`),
})) satisfies RuleBook<keyof typeof words>;
