/** The words of what follows every page: they come after it. */

import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/offline.en.json";

/** Null until they are here. */
export const useOfflineWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../text/offline.*.json"),
);
