/** The words of this game's files, in every language, and what has to hold for them. */
import {
  type Catalogues,
  cataloguesIn,
  languagesOf,
  type WordsOptions,
  wordChecks,
} from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";

/** The words of the files `text/PART.LANGUAGE.json`, as one catalogue a language. */
export const wordsOf = <K extends string = string>(...parts: readonly string[]): Catalogues<K> =>
  cataloguesIn(new URL("../text/", import.meta.url), ...parts);

/** The languages that the game speaks. */
export const LANGUAGES = languagesOf(wordsOf("log"));

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
