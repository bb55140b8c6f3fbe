/** How much of the journal goes with a choice that is taken back. */
import { type Seat, type Taken, takeable } from "@westmarch/kernel";
import { coversTakeBack, lastChoiceOf } from "@westmarch/kernel/undo-window";
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

/**
 * The place of the choice that a player means who takes back the one at `last`: what the table has chosen for that player
 * since goes with it.
 */
export function meant(entries: readonly Placed[], last: number): number {
  const { seat } = entries[last];
  if (last < entries.length - 1) return last;
  let place = last;
  while (place >= 0 && entries[place].seat === seat && entries[place].byOrder && !entries[place].barrier)
    place--;
  return place >= 0 && entries[place].seat === seat && !entries[place].barrier ? place : last;
}

/** The place of the last choice that a seat has made by hand, or else of its last one; -1: it has made none. */
export function lastByHand(entries: readonly Placed[], seat: Seat): number {
  const last = lastChoiceOf(entries, seat);
  if (last < 0 || !entries[last].byOrder) return last;
  const byHand = entries.findLastIndex((entry) => entry.seat === seat && !entry.byOrder);
  return byHand < 0 ? last : byHand;
}

/** The choices from one place to another, as what is taken back. */
export const takenOut = ({ checkpoints }: TableUndoWindow, first: number, last: number): Taken => ({
  index: checkpoints[0].length + first,
  ...(last > first && { count: last - first + 1 }),
});

/** Whether this stretch shows all that taking back this seat's last list of choices needs. */
export const reachesBack = (undoWindow: TableUndoWindow, seat: Seat): boolean =>
  coversTakeBack(undoWindow, seat, listFrom) &&
  undoWindow.entries.some((entry) => entry.seat === seat && !entry.byOrder);
