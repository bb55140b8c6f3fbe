/** Words of a part of the page: they come when a reader looks at it. */
import type { Say } from "@westmarch/boardkit";
import { type Later, later, onceHere } from "@westmarch/boardkit/later";
import type { Language } from "@westmarch/kernel/languages";
import { useEffect, useState } from "react";
import { type Catalogue, sayFrom, useWords } from "./index.ts";

/** A file of words, `PART.LANGUAGE.json`. */
export interface WordFile {
  readonly default: Catalogue;
}

/** The files of a part's words, each to be fetched by its path, as `import.meta.glob` finds them. */
type PartFiles = Readonly<Record<string, () => Promise<WordFile>>>;

/** Fetches the words of a part in a language; in English where there is no file of that language. */
export function wordsOf(files: PartFiles): (language: Language) => Promise<Catalogue> {
  const loads = new Map(Object.entries(files).map(([file, load]) => [file.split(".").at(-2), load]));
  return async (language) => {
    const load = loads.get(language) ?? loads.get("en");
    if (!load) throw new Error(`no file of words among ${Object.keys(files).join(", ")}`);
    return (await load()).default;
  };
}

/** The words of a part, by their files, as a hook: null until they are here. */
export function partWords<Key extends string>(files: PartFiles): () => Say<Key> | null {
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
