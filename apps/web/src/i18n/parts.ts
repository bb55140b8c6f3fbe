/** Words of a part of the page: they come when a reader looks at it. */
import type { Say } from "@westmarch/boardkit";
import { type Later, later, onceHere } from "@westmarch/boardkit/later";
import type { Language } from "@westmarch/kernel/languages";
import { useEffect, useState } from "react";
import { type WordFile, wordsOf } from "./files.ts";
import { sayFrom, useWords } from "./index.ts";

/** The words of a part, by their files, as a hook: null until they are here. */
export function partWords<Key extends string>(
  files: Readonly<Record<string, () => Promise<WordFile>>>,
): () => Say<Key> | null {
  const words = wordsOf(files);
  const says = new Map<Language, Later<Say<Key>>>();
  const saysIn = (language: Language): Later<Say<Key>> => {
    const said =
      says.get(language) ?? later(async (): Promise<Say<Key>> => sayFrom(language, await words(language)));
    says.set(language, said);
    return said;
  };
  return () => {
    const { language } = useWords();
    const [say, set] = useState<Say<Key> | null>(() => saysIn(language).here());
    useEffect(() => onceHere(saysIn(language), (here) => set(() => here)), [language]);
    return say;
  };
}
