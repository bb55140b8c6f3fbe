/** The words about ratings: they come when a reader looks there. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/ratings.en.json";

export type RatingsSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useRatingsWords = partWords<keyof typeof en>({
  en: () => import("../text/ratings.en.json"),
  "zh-Hant": () => import("../text/ratings.zh-Hant.json"),
  "zh-Hans": () => import("../text/ratings.zh-Hans.json"),
  ja: () => import("../text/ratings.ja.json"),
});
