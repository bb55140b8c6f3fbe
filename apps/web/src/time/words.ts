/** The words of clocks: they come with a table that has some, and where a pace is chosen. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/time.en.json";

export type TimeSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useTimeWords = partWords<keyof typeof en>({
  en: () => import("../text/time.en.json"),
  "zh-Hant": () => import("../text/time.zh-Hant.json"),
  "zh-Hans": () => import("../text/time.zh-Hans.json"),
  ja: () => import("../text/time.ja.json"),
});
