import type { Draw, Entry, Event, Result, Seat } from "@westmarch/kernel";
import type { Offer } from "@westmarch/protocol";
import type { ActData } from "./schema.ts";

/** What a row of `acts` carries in `data`, by its type. */
export interface ActPayload {
  open: { readonly draws: readonly Draw[]; readonly drawn?: number };
  choice: { readonly entries: readonly Entry[] };
  /** The place in the journal, as it was then, of the entry that was taken back. */
  undo: { readonly index: number };
  /** The length to which the journal was cut, or the one entry taken out. */
  "take-back": { readonly length: number } | { readonly index: number };
  offer: { readonly what: Offer["what"] };
  answer: { readonly what: Offer["what"]; readonly accept: boolean };
  draw: { readonly result: Result };
  resign: { readonly result: Result };
  claim: { readonly result: Result };
}

/** A journal entry and the act that brought it. */
export type Placed = Entry & { readonly act: number };

/** What the acts of a table add up to: the journal as it stands, without what was taken back. */
export interface Folded {
  readonly opening: readonly Draw[];
  readonly journal: readonly Placed[];
  /** How many values chance has given, also to choices since taken back; known once one was given. */
  readonly drawn?: number;
  readonly stopped: Result | null;
}

type Row = Pick<ActData, "version" | "type" | "data">;

const payload = <T extends ActData["type"]>(row: Row, _type: T): ActPayload[T] =>
  JSON.parse(row.data) as ActPayload[T];

/** Adds up acts, oldest first. */
export function foldActs(rows: Iterable<Row>): Folded {
  let opening: readonly Draw[] = [];
  let journal: Placed[] = [];
  let drawn: number | undefined;
  let stopped: Result | null = null;
  const upTo = (number: number) => {
    drawn = Math.max(drawn ?? 0, number);
  };
  for (const row of rows) {
    switch (row.type) {
      case "open": {
        const begun = payload(row, "open");
        opening = begun.draws;
        if (begun.drawn !== undefined) upTo(begun.drawn);
        break;
      }
      case "choice":
        for (const entry of payload(row, "choice").entries) {
          journal.push({ ...entry, act: row.version });
          if (entry.from !== undefined) upTo(entry.from + entry.draws.length);
        }
        break;
      case "undo":
      case "take-back": {
        const taken = payload(row, "take-back");
        journal =
          "index" in taken ? journal.filter((_, i) => i !== taken.index) : journal.slice(0, taken.length);
        break;
      }
      case "draw":
      case "resign":
      case "claim":
        stopped = payload(row, "resign").result;
        break;
      case "offer":
      case "answer":
        break;
    }
  }
  return { opening, journal, ...(drawn !== undefined && { drawn }), stopped };
}

/** What happened in one act, as it is kept. */
export interface Chronicle {
  readonly version: number;
  readonly at: number;
  readonly events: readonly Event[];
}

/** The table's story as it is true today, from its acts (oldest first). */
export function foldLog(rows: Iterable<Pick<ActData, "version" | "events" | "cut" | "at">>): Chronicle[] {
  let log: Chronicle[] = [];
  for (const row of rows) {
    const cut = row.cut;
    if (cut !== null) log = log.filter((entry) => entry.version <= cut);
    const events = JSON.parse(row.events) as Event[];
    if (events.length > 0) log.push({ version: row.version, at: row.at, events });
  }
  return log;
}

/** The entries since the last barrier: all that undo can concern. */
export function tailOf<E extends Entry>(journal: readonly E[]): readonly E[] {
  let from = journal.length;
  while (from > 0 && !journal[from - 1]!.barrier) from--;
  return journal.slice(from);
}

/**
 * From which version on each seat may still be answered: everything after it was a quiet act of somebody else. A choice
 * that was made looking at an older table is stale.
 */
export function floorsOf(
  seats: number,
  rows: Iterable<Pick<ActData, "version" | "seat" | "quiet">>,
): number[] {
  const floors = new Array<number>(seats).fill(0);
  for (const row of rows) raiseFloors(floors, row.version, row.seat, row.quiet === 1);
  return floors;
}

/** Takes one more act into account. */
export function raiseFloors(floors: number[], version: number, seat: Seat, quiet: boolean): void {
  for (let s = 0; s < floors.length; s++) if (!quiet || s === seat) floors[s] = version;
}
