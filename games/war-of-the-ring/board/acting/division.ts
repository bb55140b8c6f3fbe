/** Who goes and who stays (8.5.2, 9.2), put together in numbers and said as the rules want to hear it. Pure. */
import type { Option } from "@westmarch/kernel";
import { ALL_FIGURES, type FigureId } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import { splitOf } from "../../why/armies.ts";

/** One kind of figure of the Army being divided. */
export interface Row {
  readonly figure: FigureId;
  /** How many may go, and how many stay whatever is chosen. */
  readonly able: number;
  readonly bound: number;
}

/** The Army that a view is being asked to divide, by kinds of figures; null where none is. */
export function rowsAt(view: War): readonly Row[] | null {
  const frame = view.stack.at(-1);
  const found = frame && splitOf({ g: view, frame });
  if (!found) return null;
  const [{ able, bound }, { stay }] = found;
  return ALL_FIGURES.flatMap((figure) => {
    const row = {
      figure,
      able: (able[figure] ?? 0) - (stay[figure] ?? 0),
      bound: (bound[figure] ?? 0) + (stay[figure] ?? 0),
    };
    return row.able + row.bound > 0 ? [row] : [];
  });
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
