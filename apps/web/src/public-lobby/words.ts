/** The words of the public lobby: they come when a player enters it. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/commons.en.json";

export type PublicLobbySay = Say<keyof typeof en>;

/** Null until they are here. */
export const usePublicLobbyWords = partWords<keyof typeof en>({
  en: () => import("../text/commons.en.json"),
  "zh-Hant": () => import("../text/commons.zh-Hant.json"),
  "zh-Hans": () => import("../text/commons.zh-Hans.json"),
  ja: () => import("../text/commons.ja.json"),
});
