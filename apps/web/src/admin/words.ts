/** The words of the keeper's room, of announcements and of reports: they come when one of them is wanted. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/keeper.en.json";

export type AdminSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useAdminWords = partWords<keyof typeof en>({
  en: () => import("../text/keeper.en.json"),
  "zh-Hant": () => import("../text/keeper.zh-Hant.json"),
  "zh-Hans": () => import("../text/keeper.zh-Hans.json"),
  ja: () => import("../text/keeper.ja.json"),
});
