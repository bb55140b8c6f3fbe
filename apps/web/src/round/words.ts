/** The words of a round: they come when a player looks at one. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/round.en.json";

export type RoundSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useRoundWords = partWords<keyof typeof en>({
  en: () => import("../text/round.en.json"),
  "zh-Hant": () => import("../text/round.zh-Hant.json"),
  "zh-Hans": () => import("../text/round.zh-Hans.json"),
  ja: () => import("../text/round.ja.json"),
});
