/** The game’s words in all languages, as a page has them: whatever parts there are, but for the door and the rule book. */
import { readdirSync } from "node:fs";
import { type Catalogues, cataloguesIn, languagesOf } from "@westmarch/testkit/board";
import { NAMINGS } from "../board/cards/words.ts";
import type { Catalogue } from "../board/keys.ts";

const folder = new URL("../text/", import.meta.url);
const parts = readdirSync(folder)
  .filter((file) => file.endsWith(".en.json") && !/^(door|rules)\./.test(file))
  .map((file) => file.replace(".en.json", ""));

export const catalogues: Catalogues<keyof Catalogue & string> = cataloguesIn(folder, ...parts);

/** The languages that the game speaks. */
export const LANGUAGES = languagesOf(catalogues);

/** The names of the cards are there before anything is said. */
await Promise.all(Object.values(NAMINGS).map((names) => names.fetch()));
