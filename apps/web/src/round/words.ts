/** The words of a round: they come when somebody looks at one. */
import type { Language, Say } from "@westmarch/boardkit";
import { type Later, later, onceHere } from "@westmarch/boardkit/later";
import { useEffect, useState } from "react";
import type en from "../text/round.en.json";
import { type Catalogue, sayFrom, useWords } from "../words/index.ts";

export type RoundSay = Say<keyof typeof en>;

const inLanguage = (language: Language, load: () => Promise<{ default: Catalogue }>): Later<RoundSay> =>
  later(async () => sayFrom(language, (await load()).default));

const SAYS: Readonly<Record<Language, Later<RoundSay>>> = {
  en: inLanguage("en", () => import("../text/round.en.json")),
  "zh-Hant": inLanguage("zh-Hant", () => import("../text/round.zh-Hant.json")),
  "zh-Hans": inLanguage("zh-Hans", () => import("../text/round.zh-Hans.json")),
  ja: inLanguage("ja", () => import("../text/round.ja.json")),
};

/** Null until they are here. */
export function useRoundWords(): RoundSay | null {
  const { language } = useWords();
  const [say, set] = useState<RoundSay | null>(() => SAYS[language].here());
  useEffect(() => onceHere(SAYS[language], (here) => set(() => here)), [language]);
  return say;
}
