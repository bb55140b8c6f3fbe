/** The words about finished games: they come when a reader looks there. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/statistics.en.json";

export type StatisticsKey = keyof typeof en;
export type StatisticsSay = Say<StatisticsKey>;

/** Null until they are here. */
export const useStatisticsWords = partWords<StatisticsKey>(
  import.meta.glob<WordFile>("../text/statistics.*.json"),
);
