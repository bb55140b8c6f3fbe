/** The words of notices: they come with the settings, with a table's drawer and with links out of letters. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/notices.en.json";

export type NoticeSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useNoticeWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../text/notices.*.json"),
);
