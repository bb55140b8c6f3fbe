/** The words about what is kept of a player at a table: they come with the drawer that tells of it. */
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/kept.en.json";

/** Null until they are here. */
export const useKeptWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/kept.*.json"));
