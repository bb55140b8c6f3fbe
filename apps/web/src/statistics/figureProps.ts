import type { GameStatistics } from "@westmarch/protocol";
import type { StatisticsSay } from "./words.ts";

/** What is needed to draw a leaf of figures, or to set it as a table. */
export interface FigureProps {
  readonly of: GameStatistics;
  readonly say: StatisticsSay;
  readonly inTable: boolean;
  /** A side in words; null: none. */
  readonly sideOf: (side: number | null) => string;
}
