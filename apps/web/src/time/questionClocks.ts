/** How much time is left for choices. Pure. */
import type { Seat } from "@westmarch/kernel";
import type { TableModel } from "../table/connection/model.ts";

const SECOND = 1000;

/** What was told of the clocks, and when. */
export type QuestionClocks = NonNullable<TableModel["clocks"]>;

export interface Left {
  readonly seconds: number;
  /** Of all the time that was given, 0 … 1. */
  readonly share: number;
  readonly own: boolean;
}

/** What is left to this seat, or, while it owes nothing, to the awaited player who has the most time. */
export function leftNow(
  { left, runs, heard }: QuestionClocks,
  owes: readonly Seat[],
  seat: Seat | null,
  now: number,
): Left | null {
  const own = seat !== null && owes.includes(seat);
  const gone = runs ? now - heard : 0;
  const waited = left.filter((one) => (own ? one.seat === seat : owes.includes(one.seat)));
  const most = waited.reduce<(typeof waited)[number] | null>(
    (longest, one) => (longest && longest.left >= one.left ? longest : one),
    null,
  );
  if (!most) return null;
  const milliseconds = Math.max(0, most.left - gone);
  return { seconds: Math.ceil(milliseconds / SECOND), share: milliseconds / most.of, own };
}
