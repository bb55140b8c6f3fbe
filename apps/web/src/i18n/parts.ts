/** Words of a part of the page: they come when a reader looks at it. */
import type { Language, Say } from "@westmarch/boardkit";
import { type Later, later, onceHere } from "@westmarch/boardkit/later";
import { useEffect, useState } from "react";
import { type Catalogue, sayFrom, useWords } from "./index.ts";

type Loads = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

/** The words of a part, by where they are in each language, as a hook: null until they are here. */
export function partWords<Key extends string>(loads: Loads): () => Say<Key> | null {
  const inLanguage = (language: Language): Later<Say<Key>> =>
    later(async () => sayFrom(language, (await loads[language]()).default));
  const says: Readonly<Record<Language, Later<Say<Key>>>> = {
    en: inLanguage("en"),
    "zh-Hant": inLanguage("zh-Hant"),
    "zh-Hans": inLanguage("zh-Hans"),
    ja: inLanguage("ja"),
  };
  return () => {
    const { language } = useWords();
    const [say, set] = useState<Say<Key> | null>(() => says[language].here());
    useEffect(() => onceHere(says[language], (here) => set(() => here)), [language]);
    return say;
  };
}
