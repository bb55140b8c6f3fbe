/** The words of invitations and of tables that wait: they come with these pages. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/arrival.en.json";

export type ArrivalSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useArrivalWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../text/arrival.*.json"),
);
