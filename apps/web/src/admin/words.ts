/** The words of the keeper's room, of announcements and of reports: they come when one of them is wanted. */
import type { Say } from "@westmarch/boardkit";
import { partWords, type WordFile } from "../i18n/parts.ts";
import type en from "../text/keeper.en.json";

export type AdminSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useAdminWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/keeper.*.json"));
