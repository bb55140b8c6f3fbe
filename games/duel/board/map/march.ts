/** One unit's step, read from the units before and after (13.6). Pure. */
import { ADJACENT } from "../../data/board.ts";
import { other, REGIONS, type RegionId, type Side } from "../../data/ids.ts";

export interface March {
  readonly side: Side;
  readonly from: RegionId;
  readonly to: RegionId;
  /** It met an enemy there, and both left the board (13.2). */
  readonly fought: boolean;
}

const regions = REGIONS.map((_, region) => region);

/**
 * The step of the active side that leads from one to the other, or null if it was something else. Counts are by
 * `side * 7 + region`.
 */
export function marched(before: readonly number[], after: readonly number[], side: Side): March | null {
  const by = (whose: Side, region: RegionId): number => {
    const at = whose * REGIONS.length + region;
    return after[at]! - before[at]!;
  };
  const changed = (whose: Side): RegionId[] => regions.filter((region) => by(whose, region) !== 0);
  const [own, theirs] = [changed(side), changed(other(side))];
  const from = own.find((region) => by(side, region) === -1) ?? -1;
  if (from < 0 || own.length + theirs.length !== 2) return null;
  const to = theirs[0] ?? own.find((region) => region !== from) ?? -1;
  const fought = theirs.length === 1;
  const counts = fought ? by(other(side), to) === -1 : by(side, to) === 1;
  return counts && ADJACENT[from]!.includes(to) ? { side, from, to, fought } : null;
}
