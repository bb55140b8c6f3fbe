/** Why somebody may not do something here: words that come with the first refusal for want of leave. */
import type en from "../text/barred.en.json";
import { type WordFile, wordsOf } from "./files.ts";

export const barredWords = wordsOf(import.meta.glob<WordFile<typeof en>>("../text/barred.*.json"));
