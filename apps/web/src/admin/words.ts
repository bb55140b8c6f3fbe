/** The words of the admin page, of announcements and of reports, fetched when one of them is shown. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/admin.en.json";

export type AdminSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useAdminWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/admin.*.json"));
