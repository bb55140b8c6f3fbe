/** The words of the pages to learn on: they come with them. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/learn.en.json";

export type LearnSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useLearnWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/learn.*.json"));
