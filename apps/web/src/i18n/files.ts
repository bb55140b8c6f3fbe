/** Words by their files, which `import.meta.glob` finds. */
import type { Catalogue } from "@westmarch/boardkit/say";
import { isWholeIn, type Language, overEnglish } from "@westmarch/kernel/languages";

/** A file of words, `LANGUAGE.json` or `PART.LANGUAGE.json`. */
export interface WordFile<C extends Catalogue = Catalogue> {
  readonly default: C;
}

/** Modules of which each is for one language, to be fetched by their paths. */
type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** The language for which a file is, by its name. */
const languageOf = (file: string): string | undefined => /([^./]+)\.\w+$/.exec(file)?.[1];

/** Fetches the module of a language; the English one where there is none of that name. */
export function byName<T>(files: Files<T>): (language: Language) => Promise<T> {
  const loads = new Map(Object.entries(files).map(([file, load]) => [languageOf(file), load]));
  return (language) => {
    const load = loads.get(language) ?? loads.get("en");
    if (!load) throw new Error(`nothing in English among ${Object.keys(files).join(", ")}`);
    return load();
  };
}

/** The catalogue to which all words belong that are no game's. */
export const SHELL = "shell";

/** Fetches the words of a part of the shell in a language; what a language lacks that is only begun is English. */
export function wordsOf<C extends Catalogue>(files: Files<WordFile<C>>): (language: Language) => Promise<C> {
  const load = byName(files);
  return async (language) => {
    const own = load(language);
    const english = isWholeIn(language, SHELL) ? own : load("en");
    return overEnglish((await english).default, (await own).default);
  };
}
