/** The words of plans: they come with the drawer of a table at which one may be laid down. */
import type { Say } from "@westmarch/boardkit";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/plans.en.json";

export type PlanSay = Say<keyof typeof en>;

/** Null until they are here. */
export const usePlanWords = partWords<keyof typeof en>({
  en: () => import("../text/plans.en.json"),
  "zh-Hant": () => import("../text/plans.zh-Hant.json"),
  "zh-Hans": () => import("../text/plans.zh-Hans.json"),
  ja: () => import("../text/plans.ja.json"),
});
