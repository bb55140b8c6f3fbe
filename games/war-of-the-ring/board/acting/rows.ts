/** Who goes and who stays (8.5.2, 9.2), in numbers. Pure. */
import type { FigureId } from "../../data/ids.ts";

/** One kind of figure of the Army being divided. */
export interface Row {
  readonly figure: FigureId;
  /** How many may go, and how many stay whatever is chosen. */
  readonly able: number;
  readonly bound: number;
}

/** Everybody who may goes. */
export const everybody = (rows: readonly Row[]): readonly number[] => rows.map(({ able }) => able);
