import type { Seat } from "@westmarch/kernel";
import type { SeatOrder } from "@westmarch/protocol";

/** What holds for a seat whose player has ordered nothing: it is asked wherever it has something to decide, and in these phases always. */
export const unordered = (seat: Seat, waits: readonly string[] = []): SeatOrder => ({
  seat,
  phases: [],
  always: false,
  waits,
  held: false,
});

/** Whether an order is no other than what holds without one. */
export const isUnordered = ({ phases, waits, held }: SeatOrder, usual: readonly string[] = []): boolean =>
  phases.length === 0 && !held && waits.length === usual.length;
