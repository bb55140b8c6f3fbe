/** All that is said about this game, without the picture: for a terminal, a message, a test. */
import type { Language } from "@westmarch/kernel/languages";
import { ending } from "./ending.ts";
import * as inLines from "./inLines.ts";
import { label, refusal, sentence } from "./labels.ts";
import { line } from "./lines.ts";
import { TITLES } from "./titles.ts";

/** With what the built-in pack calls its cards and places in this language. */
export async function speechIn(language: Language) {
  await TITLES[language].fetch();
  return { ending, label, line, refusal, sentence, inLines };
}
