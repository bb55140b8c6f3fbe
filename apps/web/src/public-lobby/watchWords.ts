/** The words of the page for watching, and of what is shown of it in the common room: they come when a player looks there. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/watch.en.json";

export type WatchSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useWatchWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/watch.*.json"));
