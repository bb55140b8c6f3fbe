/** The words of a game in every language, and what a check of them is. */
import { existsSync, readFileSync } from "node:fs";
import { type InLanguages, LANGUAGES, type Language } from "@westmarch/kernel/languages";

/** A language's messages by their keys. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;
/** The same keys in every language that there are words in. */
export type Catalogues<Key extends string = string> = InLanguages<Catalogue<Key>>;

/** The languages of these words. */
export const languagesOf = (catalogues: Catalogues): readonly Language[] =>
  LANGUAGES.filter((language) => catalogues[language]);

/**
 * Reads the words in a folder, in every language: those of `LANGUAGE.json`, or of these parts together, each
 * `PART.LANGUAGE.json`.
 */
export function cataloguesIn<Key extends string>(folder: URL, ...parts: readonly string[]): Catalogues<Key> {
  const filesOf = (language: Language): readonly URL[] =>
    (parts.length === 0 ? [language] : parts.map((part) => `${part}.${language}`)).map(
      (name) => new URL(`${name}.json`, folder),
    );
  const read = (language: Language): Catalogue<Key> =>
    Object.assign({}, ...filesOf(language).map((file) => JSON.parse(readFileSync(file, "utf8"))));
  const others = LANGUAGES.filter((language) => filesOf(language).some((file) => existsSync(file)));
  return { en: read("en"), ...Object.fromEntries(others.map((language) => [language, read(language)])) };
}

/** A check: what it says of the words, and where that does not hold. */
export type WordCheck = readonly [title: string, faults: () => readonly string[]];
