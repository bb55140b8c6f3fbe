/** The words of the page of settings alone: they come with it. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/settings.en.json";

export type SettingsSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useSettingsWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../text/settings.*.json"),
);
