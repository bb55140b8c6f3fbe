/** Which Army is being divided (8.5.2, 9.2). Pure. */
import { ALL_FIGURES } from "../../data/ids.ts";
import { whyNotWhole } from "../../rules/armies/splitting.ts";
import type { Refusal } from "../../rules/refusal.ts";
import { noFigures, type War } from "../../state.ts";
import { splitOf } from "../../why/armies.ts";
import type { Row } from "./rows.ts";

/** How much has been said of the Army that a view is being asked to divide. */
export const saidAt = (view: War): number => {
  const frame = view.stack.at(-1);
  return (frame && splitOf({ g: view, frame })?.[1].decided.length) ?? 0;
};

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

/** Why just these may not go, of the Army that a view is being asked to divide: as many of each row as `going` says. */
export function whyNotThese(view: War, rows: readonly Row[], going: readonly number[]): Refusal | null {
  const frame = view.stack.at(-1);
  const found = frame && splitOf({ g: view, frame });
  if (!found) return null;
  const these = noFigures();
  for (const [i, { figure }] of rows.entries()) these[figure] = going[i] ?? 0;
  return whyNotWhole(view, found[0], these);
}
