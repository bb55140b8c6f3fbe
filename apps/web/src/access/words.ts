/** The words about who may come in: they come when a reader looks there. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/access.en.json";

export type AccessSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useAccessWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/access.*.json"));
