/** Who goes and who stays (8.5.2, 9.2), in numbers, and said as the rules want to hear it. Pure. */
import type { Option } from "@westmarch/kernel";
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

/** The choices that send so many of each kind on their way. */
export const sent = (rows: readonly Row[], going: readonly number[]): readonly Option[] => [
  ...rows.flatMap(({ figure, able }, i): Option[] => {
    const left = able - (going[i] ?? able);
    return left > 0 ? [["stay", figure, left]] : [];
  }),
  ["go"],
];
