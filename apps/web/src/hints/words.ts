/** The words of hints: they come when a player may ask for one. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/hints.en.json";

export type HintSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useHintWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/hints.*.json"));
