/** What may be wrong with the chance of a game, in words: fetched when a player checks it. */
import type { Say } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import type { Problem } from "@westmarch/fairness";
import type en from "@westmarch/fairness/text/en.json";
import type { Language } from "@westmarch/kernel/languages";

type Words = Readonly<Record<keyof typeof en, string>>;

const catalogues: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import("@westmarch/fairness/text/en.json"),
  "zh-Hant": () => import("@westmarch/fairness/text/zh-Hant.json"),
  "zh-Hans": () => import("@westmarch/fairness/text/zh-Hans.json"),
  ja: () => import("@westmarch/fairness/text/ja.json"),
};

/** Each problem as a sentence in this language. */
export async function problemsInWords(
  problems: readonly Problem[],
  language: Language,
): Promise<readonly string[]> {
  const say: Say<keyof Words> = sayFrom(language, (await catalogues[language]()).default);
  return problems.map(({ reason, facts }) => say(`chance.${reason}`, facts));
}
