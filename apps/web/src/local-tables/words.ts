/** The words of tables on this device: they come when a player looks at one. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/here.en.json";

export type HereKey = keyof typeof en;
export type HereSay = Say<HereKey>;

/** Null until they are here. */
export const useHereWords = partWords<HereKey>({
  en: () => import("../text/here.en.json"),
  "zh-Hant": () => import("../text/here.zh-Hant.json"),
  "zh-Hans": () => import("../text/here.zh-Hans.json"),
  ja: () => import("../text/here.ja.json"),
});
