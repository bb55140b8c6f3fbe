/** What may be wrong with the chance of a game, in words: fetched when a player checks it. */
import type { Say } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import type { Problem } from "@westmarch/fairness";
import type en from "@westmarch/fairness/text/en.json";
import type { Language } from "@westmarch/kernel/languages";
import { type WordFile, wordsOf } from "./files.ts";

type Words = Readonly<Record<keyof typeof en, string>>;

const chanceWords = wordsOf(import.meta.glob<WordFile<Words>>("../../../../packages/fairness/text/*.json"));

/** Each problem as a sentence in this language. */
export async function problemsInWords(
  problems: readonly Problem[],
  language: Language,
): Promise<readonly string[]> {
  const say: Say<keyof Words> = sayFrom(language, await chanceWords(language));
  return problems.map(({ reason, facts }) => say(`chance.${reason}`, facts));
}
