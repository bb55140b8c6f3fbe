/** The game’s words in all languages, as a page has them: whatever parts there are, but for the door and the rule book. */
import { readdirSync, readFileSync } from "node:fs";
import { NAMINGS } from "../board/cards/words.ts";
import type { Catalogue } from "../board/keys.ts";

const folder = new URL("../text/", import.meta.url);
const parts = readdirSync(folder).filter((file) => !/^(door|rules)\./.test(file));

const wordsIn = (language: string): Catalogue =>
  Object.assign(
    {},
    ...parts
      .filter((file) => file.endsWith(`.${language}.json`))
      .map((file): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
  );

export const catalogues = {
  en: wordsIn("en"),
  "zh-Hant": wordsIn("zh-Hant"),
  "zh-Hans": wordsIn("zh-Hans"),
  ja: wordsIn("ja"),
};

/** The names of the cards are there before anything is said. */
await Promise.all(Object.values(NAMINGS).map((names) => names.fetch()));
