/** The words about showing a puzzle or a replay on another site: they come with them. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/embed.en.json";

export type EmbedSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useEmbedWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/embed.*.json"));
