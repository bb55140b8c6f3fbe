/** Which Army is being divided (8.5.2, 9.2). Pure. */
import { ALL_FIGURES } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import { splitOf } from "../../why/armies.ts";
import type { Row } from "./rows.ts";

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
