/** The words of a game's door page: they come with the page. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../../i18n/files.ts";
import { partWords } from "../../i18n/parts.ts";
import type en from "../../text/doorway.en.json";

export type DoorSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useDoorWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../../text/doorway.*.json"),
);
