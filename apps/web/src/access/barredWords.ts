/** Why somebody may not do something here, for pages that know the rules and say so before anything is refused. */
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/barred.en.json";

/** Null until they are here. */
export const useBarredWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/barred.*.json"));
