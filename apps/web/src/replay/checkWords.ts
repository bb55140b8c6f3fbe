/** The words about checking a game that is read back: they come with it. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/checks.en.json";

export type CheckSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useCheckWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/checks.*.json"));
