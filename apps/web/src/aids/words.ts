/** The words of what is printed for players: they come with it. */
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/aids.en.json";

/** Null until they are here. */
export const useAidWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/aids.*.json"));
