/** The words of the pages about Westmarch and about hosting: they come with the pages. */
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/about.en.json";

/** Null until they are here. */
export const useAboutWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/about.*.json"));
