/** The words of a round: they come when a player looks at one. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/round.en.json";

export type RoundSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useRoundWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/round.*.json"));
