/** The words of this game's files, in every language, and what has to hold for them. */
import { readdirSync } from "node:fs";
import type { Language } from "@westmarch/kernel/languages";
import { type Catalogues, cataloguesIn, languagesOf, strictly } from "@westmarch/testkit/board";
import type { GameSay, Key } from "../board/keys.ts";
import { TITLES } from "../board/titles.ts";

const folder = new URL("../text/", import.meta.url);
/** The parts of the words, but for those of the door. */
export const PARTS = readdirSync(folder).flatMap((file) => {
  const [part, language] = file.split(".");
  return language === "en" && part !== "door" ? [part] : [];
});

/** The words of the files `text/PART.LANGUAGE.json`, as one catalogue a language. */
export const wordsOf = <K extends string = string>(...parts: readonly string[]): Catalogues<K> =>
  cataloguesIn(folder, ...parts);

/** The languages that the game speaks. */
export const LANGUAGES = languagesOf(wordsOf(...PARTS));

/** Says the keys of the game strictly: a missing key or slot throws. */
export const strict = strictly(wordsOf<Key>(...PARTS));

/** The strict voice of a language, with the titles of the built-in pack. */
export async function speaking(language: Language): Promise<GameSay> {
  await TITLES[language].fetch();
  return strict(language);
}
