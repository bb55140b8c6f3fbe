/** All that is said about a draft, without the picture: for a terminal, a message, a test. */
import type { Language } from "@westmarch/kernel/languages";
import { NAMINGS } from "@westmarch/trading-card-game/board/cards/words";
import { ending } from "./ending.ts";
import { label, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { refusal } from "./refusals.ts";

/** With the names of the cards in this language. */
export async function speechIn(language: Language) {
  await NAMINGS[language].fetch();
  return { ending, label, line, refusal, sentence };
}
