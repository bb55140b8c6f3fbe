/** The words about accounts: they come when a reader looks there. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/people.en.json";

export type PeopleSay = Say<keyof typeof en>;

/** Null until they are here. */
export const usePeopleWords = partWords<keyof typeof en>({
  en: () => import("../text/people.en.json"),
  "zh-Hant": () => import("../text/people.zh-Hant.json"),
  "zh-Hans": () => import("../text/people.zh-Hans.json"),
  ja: () => import("../text/people.ja.json"),
});
