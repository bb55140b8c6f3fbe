/** What the program itself says to people, in four languages. What scripts read (`--json`) stays English. */
import type { Say } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import chance from "@westmarch/fairness/text/en.json" with { type: "json" };
import type { Language } from "@westmarch/kernel/languages";
import { isLanguage } from "@westmarch/kernel/languages";
import en from "./text/en.json" with { type: "json" };

export type Key = keyof typeof en | keyof typeof chance;
export type Words = Say<Key>;

type Catalogue = Readonly<Record<Key, string>>;

const ENGLISH: Catalogue = { ...en, ...chance };

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => ENGLISH,
  "zh-Hant": async () => ({
    ...(await import("./text/zh-Hant.json", { with: { type: "json" } })).default,
    ...(await import("@westmarch/fairness/text/zh-Hant.json", { with: { type: "json" } })).default,
  }),
  "zh-Hans": async () => ({
    ...(await import("./text/zh-Hans.json", { with: { type: "json" } })).default,
    ...(await import("@westmarch/fairness/text/zh-Hans.json", { with: { type: "json" } })).default,
  }),
  ja: async () => ({
    ...(await import("./text/ja.json", { with: { type: "json" } })).default,
    ...(await import("@westmarch/fairness/text/ja.json", { with: { type: "json" } })).default,
  }),
};

export const english: Words = sayFrom("en", ENGLISH);

export const wordsIn = async (language: Language): Promise<Words> =>
  sayFrom(language, await CATALOGUES[language]());

/** The language that `--language` names, wherever it stands; English where it names none that we speak. */
export function languageOf(args: readonly string[]): Language {
  const named = args.flatMap((arg, i) => {
    if (arg === "--language") return [args[i + 1]];
    return arg.startsWith("--language=") ? [arg.slice("--language=".length)] : [];
  });
  const last = named.at(-1);
  return isLanguage(last) ? last : "en";
}
