/** The words of what follows every page: they come after it. */

import { partWords } from "../i18n/parts.ts";
import type en from "../text/offline.en.json";

/** Null until they are here. */
export const useOfflineWords = partWords<keyof typeof en>({
  en: () => import("../text/offline.en.json"),
  "zh-Hant": () => import("../text/offline.zh-Hant.json"),
  "zh-Hans": () => import("../text/offline.zh-Hans.json"),
  ja: () => import("../text/offline.ja.json"),
});
