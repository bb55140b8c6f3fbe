/** All that is said about this game, without the picture: for a terminal, a message, a test. */
import type { Language } from "@westmarch/kernel/languages";
import { NAMINGS, READINGS } from "./cards/words.ts";
import { ending } from "./ending.ts";
import { label } from "./labels.ts";
import { line } from "./lines.ts";
import { reckoning } from "./reckoning.ts";
import { refusal } from "./refusals.ts";
import { sentence } from "./sentences.ts";
import { summary, table } from "./told.ts";

/** With the names of the cards in this language, and their texts, of which options and refusals tell a part. */
export async function speechIn(language: Language) {
  await Promise.all([NAMINGS[language].fetch(), READINGS[language].fetch(), reckoning.fetch()]);
  return { ending, label, line, refusal, sentence, inLines: { table, summary } };
}
