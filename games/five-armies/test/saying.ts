/** The words of this game's files, in every language, and what has to hold for them. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@westmarch/kernel/languages";
import { type Catalogue, type Catalogues, strictly } from "@westmarch/testkit/board";
import type { GameSay, Key } from "../board/keys.ts";
import { TITLES } from "../board/titles.ts";

export const LANGUAGES: readonly Language[] = ["en", "zh-Hant", "zh-Hans", "ja"];

const folder = new URL("../text/", import.meta.url);
/** The parts of the words, but for those of the door. */
export const PARTS = readdirSync(folder).flatMap((file) => {
  const [part, language] = file.split(".");
  return language === "en" && part !== "door" ? [part] : [];
});

/** The words of the files `text/PART.LANGUAGE.json`, as one catalogue a language. */
export function wordsOf<K extends string = string>(...parts: readonly string[]): Catalogues<K> {
  const words = (language: Language): Catalogue<K> =>
    Object.assign(
      {},
      ...parts.map((part) => JSON.parse(readFileSync(new URL(`${part}.${language}.json`, folder), "utf8"))),
    );
  return { en: words("en"), "zh-Hant": words("zh-Hant"), "zh-Hans": words("zh-Hans"), ja: words("ja") };
}

/** Says the keys of the game strictly: a missing key or slot throws. */
export const strict = strictly(wordsOf<Key>(...PARTS));

/** The strict voice of a language, with the titles of the built-in pack. */
export async function speaking(language: Language): Promise<GameSay> {
  await TITLES[language].fetch();
  return strict(language);
}
