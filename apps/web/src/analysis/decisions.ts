import type { JournalEntry, Seat } from "@westmarch/kernel";
import type { Made } from "../computers/computer.ts";
import type { Line } from "../table/history/line.ts";

/** A choice of a course. */
export interface Decided extends Made {
  /** The moment before it. */
  readonly at: number;
}

const madeAt = (line: Line, at: number, { seat, option }: JournalEntry): Decided => ({
  at,
  view: line.engine.view(line.state(at), seat),
  seat,
  heard: line.log(at, seat),
  chosen: option,
});

/** The last choice between two moments, of anybody or of one seat, with what whoever made it could know; null: there is none. */
export function madeBetween(line: Line, before: number, after: number, of: Seat | null): Decided | null {
  for (let at = after - 1; at >= before; at--) {
    const entry = line.entries[at];
    if (entry && (of === null || entry.seat === of)) return madeAt(line, at, entry);
  }
  return null;
}
