/** What the kit says itself is written as everything else is. */
import { glossaryFaults, markFaults } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import { WORDS } from "../src/map/words.ts";

const CATALOGUES = {
  en: { ...WORDS.en },
  "zh-Hant": { ...WORDS["zh-Hant"] },
  "zh-Hans": { ...WORDS["zh-Hans"] },
  ja: { ...WORDS.ja },
};

test.each(["en", "zh-Hant", "zh-Hans", "ja"] as const)(
  "the words of maps in %s keep the glossary and its marks",
  (language) => {
    expect(glossaryFaults("shell", language, CATALOGUES[language])).toEqual([]);
    expect(markFaults(CATALOGUES, language)).toEqual([]);
  },
);
