import {
  type Deed,
  type Draw,
  type Event,
  type Heard,
  hear,
  type JournalEntry,
  type Result,
  type Seat,
  type Taken,
  withoutTaken,
} from "@westmarch/kernel";
import type { Level, Offer } from "@westmarch/protocol";

/** What can happen at a table. */
export type ActType =
  | "open"
  | "choice"
  | "undo"
  | "take-back"
  | "offer"
  | "answer"
  | "draw"
  | "resign"
  | "claim"
  | "replace"
  | "seated"
  | "time"
  | "warning"
  | "pause"
  | "adjourn"
  | "resume";

/** Something that happened at a table, as it is kept: added and never changed. */
export interface Act {
  readonly version: number;
  /** -1: the table itself. */
  readonly seat: Seat;
  readonly type: ActType;
  /** JSON, by type: `ActPayload`. */
  readonly data: string;
  /** JSON of the kernel's events, secrets included. */
  readonly events: string;
  /** 1 if other seats' choices do not hang on it. */
  readonly quiet: number;
  /** Events with a version above this one are void since this act. */
  readonly cut: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What an act carries in `data`, by its type. */
export interface ActPayload {
  /** `brought`: how many values of chance were given elsewhere, before this table took the game over. */
  open: { readonly draws: readonly Draw[]; readonly drawn?: number; readonly brought?: number };
  choice: { readonly entries: readonly JournalEntry[] };
  /** The place in the journal, as it was then, of the entry that was taken back, or of the first of a list of them. */
  undo: Taken;
  /** The length to which the journal was cut, or what was taken out of it. */
  "take-back": Taken;
  offer: { readonly what: Offer["what"] };
  answer: { readonly what: Offer["what"]; readonly accept: boolean };
  draw: { readonly result: Result };
  resign: { readonly result: Result };
  claim: { readonly result: Result };
  /** The seats that go to a computer of this level, or to the next player who takes them. */
  replace: { readonly seats: readonly Seat[]; readonly to: Level | "person" };
  /** A player has taken a seat that was free for others. */
  seated: { readonly of: Seat };
  /** A player has run out of time, and that ended the game. */
  time: { readonly result: Result };
  /** The same, and it was only said. */
  warning: { readonly of: Seat };
  /** The seat that asked for it; -1: the table itself. */
  pause: { readonly by: Seat };
  adjourn: { readonly by: Seat };
  resume: { readonly by: Seat };
}

/** A journal entry and the act that brought it. */
export type Placed = JournalEntry & { readonly act: number };

/** What acts of a table add up to: the journal as it stands, without what was taken back. */
export interface Folded {
  readonly opening: readonly Draw[];
  readonly journal: readonly Placed[];
  /** The lowest place of the journal that something was taken back to, if that lies before these acts. */
  readonly below: number | null;
  /** How many values chance has given, also to choices since taken back; known once one was given. */
  readonly drawn?: number;
  /** How many of them were given elsewhere. */
  readonly brought?: number;
  readonly stopped: Result | null;
}

type Row = Pick<Act, "version" | "type" | "data">;

/** An act with what it carries. */
export type Happened = { [T in ActType]: { readonly type: T; readonly data: ActPayload[T] } }[ActType];

/** What a row says happened: it was written by an act of its type. */
const happened = ({ type, data }: Omit<Row, "version">): Happened =>
  ({ type, data: JSON.parse(data) }) as Happened;

/** A list of choices that is taken back, the last first: a record tells of each by itself. */
function oneByOne(taken: Taken): Taken[] {
  if (!("index" in taken)) return [taken];
  const { index, count = 1 } = taken;
  return Array.from({ length: count }, (_, i) => ({ index: index + count - 1 - i }));
}

/** What an act did to the game itself; offers, for instance, do nothing to it. */
export function deedsIn(act: Happened): Deed[] {
  switch (act.type) {
    case "choice":
      return act.data.entries.map((choice) => ({ do: "choose", choice }));
    case "undo":
    case "take-back":
      return oneByOne(act.data).map((taken) => ({
        do: "take-back",
        taken,
        agreed: act.type === "take-back",
      }));
    case "draw":
    case "resign":
    case "claim":
    case "time":
      return [{ do: "stop", result: act.data.result }];
    case "open":
    case "offer":
    case "answer":
    case "replace":
    case "seated":
    case "warning":
    case "pause":
    case "adjourn":
    case "resume":
      return [];
  }
}

/** Everything that acts did to the game, oldest first. */
export const deedsOfActs = (rows: readonly Omit<Row, "version">[]): Deed[] =>
  rows.flatMap((row) => deedsIn(happened(row)));

/** Adds up acts, oldest first: all of them, or those since the journal held `base` choices. */
export function foldActs(rows: Iterable<Row>, base = 0): Folded {
  let opening: readonly Draw[] = [];
  let below: number | null = null;
  let journal: Placed[] = [];
  let drawn: number | undefined;
  let brought: number | undefined;
  let stopped: Result | null = null;
  const upTo = (number: number) => {
    drawn = Math.max(drawn ?? 0, number);
  };
  for (const row of rows) {
    const act = happened(row);
    if (act.type === "open") {
      opening = act.data.draws;
      brought = act.data.brought;
      if (act.data.drawn !== undefined) upTo(act.data.drawn);
    }
    for (const deed of deedsIn(act)) {
      if (deed.do === "stop") stopped = deed.result;
      else if (deed.do === "choose") {
        const { from, draws } = deed.choice;
        journal.push({ ...deed.choice, act: row.version });
        if (from !== undefined) upTo(from + draws.length);
      } else {
        const place = "index" in deed.taken ? deed.taken.index : deed.taken.length;
        if (place < base) below = Math.min(place, below ?? place);
        journal = withoutTaken(journal, deed.taken, base);
      }
    }
  }
  return {
    opening,
    journal,
    below,
    ...(drawn !== undefined && { drawn }),
    ...(brought && { brought }),
    stopped,
  };
}

/** What happened in one act, as it is kept. */
export interface Chronicle {
  readonly version: number;
  readonly at: number;
  readonly events: readonly Event[];
}

/** The table's story as it is true today, from its acts (oldest first). */
export function foldLog(rows: Iterable<Pick<Act, "version" | "events" | "cut" | "at">>): Chronicle[] {
  let log: Chronicle[] = [];
  for (const row of rows) {
    const cut = row.cut;
    if (cut !== null) log = log.filter((entry) => entry.version <= cut);
    const events = JSON.parse(row.events) as Event[];
    if (events.length > 0) log.push({ version: row.version, at: row.at, events });
  }
  return log;
}

/** All of a story that one seat has heard, in order. */
export const heardIn = (log: readonly Chronicle[], seat: Seat): Heard[] =>
  log.flatMap(({ events }) => events.flatMap((event) => hear(event, seat) ?? []));

/**
 * From which version on each seat may still be answered: everything after it was a quiet act of another seat. A choice
 * that was made looking at an older table is stale.
 */
export function floorsOf(
  before: readonly number[],
  rows: Iterable<Pick<Act, "version" | "seat" | "quiet">>,
): number[] {
  const floors = [...before];
  for (const row of rows) raiseFloors(floors, row.version, row.seat, row.quiet === 1);
  return floors;
}

/** Takes one more act into account. */
export function raiseFloors(floors: number[], version: number, seat: Seat, quiet: boolean): void {
  for (let s = 0; s < floors.length; s++) if (!quiet || s === seat) floors[s] = version;
}
