/** The words of tables on this device: they come when a player looks at one. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/here.en.json";

export type HereKey = keyof typeof en;
export type HereSay = Say<HereKey>;

/** Null until they are here. */
export const useHereWords = partWords<HereKey>(import.meta.glob<WordFile>("../text/here.*.json"));
