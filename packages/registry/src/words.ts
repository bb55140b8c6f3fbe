/** Words in files by the name of their language, `LANGUAGE.json`, as programs read them. */
import { existsSync, readFileSync } from "node:fs";
import { inEach, type Language, overEnglish } from "@westmarch/kernel/languages";

/** Words, and the language that they are in. */
export interface Words<Key extends string> {
  readonly language: Language;
  readonly catalogue: Readonly<Record<Key, string>>;
}

/**
 * Reads the words for a reader of a language: from the files beside those of the English words, or the English ones where
 * one of the files is missing. A message that is missing is the English one. Each language is read once.
 */
export function wordsBeside<Key extends string>(
  english: Readonly<Record<Key, string>>,
  ...files: readonly URL[]
): (reader: Language) => Words<Key> {
  const read = inEach((language) => {
    const own = files.map((file) => new URL(`${language}.json`, file));
    let words: Words<Key> | null = null;
    return (): Words<Key> => {
      if (language === "en" || !own.every((file) => existsSync(file)))
        return { language: "en", catalogue: english };
      words ??= {
        language,
        catalogue: overEnglish(
          english,
          Object.assign({}, ...own.map((file) => JSON.parse(readFileSync(file, "utf8")))),
        ),
      };
      return words;
    };
  });
  return (reader) => read[reader]();
}
