/** The words in which something is offered to the players: they come with the first offer. */
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/offers.en.json";

/** Null until they are here. */
export const useOfferWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/offers.*.json"));
