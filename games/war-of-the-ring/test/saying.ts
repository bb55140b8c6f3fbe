/** The words of this game's files, in every language, and what has to hold for them. */
import { readFileSync } from "node:fs";
import { type Catalogue, type Catalogues, type WordsOptions, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";

/** The words of the files `text/PART.LANGUAGE.json`, as one catalogue a language. */
export function wordsOf<K extends string = string>(...parts: readonly string[]): Catalogues<K> {
  const words = (language: string): Catalogue<K> =>
    Object.assign(
      {},
      ...parts.map((part) =>
        JSON.parse(readFileSync(new URL(`../text/${part}.${language}.json`, import.meta.url), "utf8")),
      ),
    );
  return { en: words("en"), "zh-Hant": words("zh-Hant"), "zh-Hans": words("zh-Hans"), ja: words("ja") };
}

/** The tests that hold for the words of every part. */
export const testWords = (
  what: string,
  catalogues: Catalogues,
  { called = [], ...more }: Partial<Pick<WordsOptions, "called" | "grammar">> = {},
) =>
  describe(what, () => {
    test.each(wordChecks({ place: "war-of-the-ring", catalogues, called, written: [], ...more }))(
      "%s",
      (_, faults) => expect(faults()).toEqual([]),
    );
  });
