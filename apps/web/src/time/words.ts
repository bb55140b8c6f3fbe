/** The words of clocks: they come with a table that has some, and where a pace is chosen. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/time.en.json";

export type TimeSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useTimeWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/time.*.json"));
