/** The words of the analysis pages: they come when a reader goes there. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/lab.en.json";

export type AnalysisSay = Say<keyof typeof en>;

/** Null until they are here. */
export const useAnalysisWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/lab.*.json"));
