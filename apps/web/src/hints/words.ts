/** The words of hints: they come when a player may ask for one. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/hints.en.json";

export type HintSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useHintWords = partWords<keyof typeof en>({
  en: () => import("../text/hints.en.json"),
  "zh-Hant": () => import("../text/hints.zh-Hant.json"),
  "zh-Hans": () => import("../text/hints.zh-Hans.json"),
  ja: () => import("../text/hints.ja.json"),
});
