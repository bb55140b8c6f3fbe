/** Where the number of a deed lies on its arrow. Pure. */
import type { Arrow } from "@westmarch/boardkit/recent/arrow";
import type { Keep, Point } from "@westmarch/ink";

/** Half of the seal with its rim. */
const HALF = 13;
/** Parts of the way at which it may lie, the best first: near its ends stand those who went. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];

const liesOn = ([x, y]: Point, [left, top, half, tall]: Keep): boolean =>
  Math.abs(x - left) < half + HALF && Math.abs(y - top) < tall + HALF;

/** The middle of the arrow, or where else on it the number lies on no name; on a name, where there is no other way. */
export const sealOn = ({ at, middle }: Pick<Arrow, "at" | "middle">, names: readonly Keep[]): Point =>
  PARTS.map(at).find((spot) => !names.some((name) => liesOn(spot, name))) ?? middle;
