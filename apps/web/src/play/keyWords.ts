/** The words about what single keys do: they come when a player asks for them. */
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/keys.en.json";

/** Null until they are here. */
export const useKeyWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/keys.*.json"));
