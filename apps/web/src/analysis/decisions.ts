import type { JournalEntry, Seat } from "@westmarch/kernel";
import type { MadeChoice } from "../computers/computer.ts";
import type { PlayedLine } from "../table/history/playedLine.ts";

/** One choice of a line of play. */
export interface Decided extends MadeChoice {
  /** The moment before it. */
  readonly at: number;
}

/** What must be known of a line of play. */
type Played = Pick<PlayedLine, "entries" | "view" | "log">;

const madeAt = (line: Played, at: number, { seat, option }: JournalEntry): Decided => ({
  at,
  view: line.view(at, seat),
  seat,
  heard: line.log(at, seat),
  chosen: option,
});

/** The last choice between two moments, of any seat or of one, with what that seat could know; null: there is none. */
export function madeBetween(line: Played, before: number, after: number, of: Seat | null): Decided | null {
  for (let at = after - 1; at >= before; at--) {
    const entry = line.entries[at];
    if (entry && (of === null || entry.seat === of)) return madeAt(line, at, entry);
  }
  return null;
}
