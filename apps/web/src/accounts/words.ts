/** The words about accounts: they come when a reader looks there. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/people.en.json";

export type PeopleSay = Say<keyof typeof en>;

/** Null until they are here. */
export const usePeopleWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/people.*.json"));
