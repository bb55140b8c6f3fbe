/** The words of plans: they come with the drawer of a table at which one may be laid down. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/plans.en.json";

export type PlanSay = Say<keyof typeof en>;

/** Null until they are here. */
export const usePlanWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/plans.*.json"));
