/** How much of the journal goes with a choice that is taken back. */
import { coversTakeBack, type Seat, type Taken, takeable } from "@westmarch/kernel";
import type { Placed } from "./fold.ts";
import type { TableUndoWindow } from "./position.ts";

/**
 * The place of the first choice that is taken back with the one at `last`: they were made in one list. Where that one is
 * taken out from among others' choices, those of the list that others may have built on stay.
 */
export function listFrom(entries: readonly Placed[], last: number): number {
  const { act, seat } = entries[last];
  const among = last < entries.length - 1 && takeable(entries, seat) === last;
  let first = last;
  for (let i = last - 1; i >= 0 && entries[i].act === act && entries[i].seat === seat; i--) {
    if (among && !entries[i].free) break;
    first = i;
  }
  return first;
}

/** The choices from one place to another, as what is taken back. */
export const takenOut = ({ checkpoints }: TableUndoWindow, first: number, last: number): Taken => ({
  index: checkpoints[0].length + first,
  ...(last > first && { count: last - first + 1 }),
});

/** Whether this stretch shows all that taking back this seat's last list of choices needs. */
export const reachesBack = (undoWindow: TableUndoWindow, seat: Seat): boolean =>
  coversTakeBack(undoWindow, seat, listFrom);
