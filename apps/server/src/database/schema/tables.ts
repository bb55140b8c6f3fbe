/** Tables: what is played at them, act by act. */
import type { ActType } from "@westmarch/table";
import type { Generated, Selectable } from "kysely";

/** A table that has been opened. What is written here never changes. */
export interface TableRow {
  id: string;
  game: string;
  /** JSON of the kernel's `Settings`, settled. */
  settings: string;
  /** The server's secret behind chance. Leaves this database only when the game has ended. */
  chance_key: string;
  opened_at: number;
  /** JSON of the games that the same people have played here before (`MatchScore`), or null. */
  evening: string | null;
  /** The table at which the same people have gone on, once they have. */
  next: string | null;
  /** JSON of how much time people have here (`Pace`); null: as much as they like. */
  pace: string | null;
  /**
   * 0: its game changes no rating. 2: only a loss does, as a computer has advised a player whose opponents are all
   * computers.
   */
  rated: Generated<number>;
}

export type TableData = Selectable<TableRow>;

/**
 * How a table stands now: the authority. One row per table, replaced with every act; none before the game has begun.
 */
export interface PositionRow {
  table_id: string;
  version: number;
  /** JSON of the whole state, secrets included. */
  state: string;
  /** JSON list of the seats that owe a decision. */
  owes: string;
  /** JSON of the open offers. */
  offers: string;
  /** JSON of the result, or null while the game runs. */
  result: string | null;
  /** Link to the finished game, in clear: there is nothing left to hide. */
  replay: string | null;
  /** 1 if a computer player owes a decision, or an order to pass its answer, so that a restarted server finds it. */
  bot_owes: number;
  /** 0 once newer rules no longer lead from the journal to the state. */
  replayable: number;
  changed_at: number;
  /** Stands for all that has happened to the game; null: no act was written since heads are kept. */
  head: string | null;
}

export type PositionData = Selectable<PositionRow>;

/** Everything that ever happened at a table, by version. Rows are added and never changed. */
export interface ActRow {
  table_id: string;
  version: number;
  /** -1: the table itself. */
  seat: number;
  type: ActType;
  /**
   * The sender's own mark, so that a repeated message is not obeyed twice. Indexed for the rare types alone: choices say
   * which version they were made at, so only acts since then are searched, and an index page more to write for every
   * choice would cost more than that.
   */
  key: string | null;
  /** JSON, by type: see `acts.ts`. */
  data: string;
  /** JSON of the kernel's events, secrets included. */
  events: string;
  /** 1 if other seats' choices do not depend on it. */
  quiet: number;
  /** Events with a version above this one are void since this act. */
  cut: number | null;
  at: number;
}

export type ActData = Selectable<ActRow>;

/**
 * How a table stood at some of its versions, so that looking back, or opening a table again, replays a few choices and
 * not a whole game. Worked out from the acts: what is lost here costs time and nothing else.
 */
export interface SnapshotRow {
  table_id: string;
  version: number;
  /** The version of the rules that the state is of; under others it is passed over. */
  rules: number;
  /** How many choices the journal held. */
  length: number;
  /** JSON of the whole state, secrets included. */
  state: string;
  /** JSON list: see `floorsOf`. */
  floors: string;
}

export type SnapshotData = Selectable<SnapshotRow>;

export interface ChatRow {
  table_id: string;
  id: number;
  seat: number | null;
  name: string;
  text: string;
  key: string | null;
  at: number;
  /** JSON: the seats that hear it; null: everybody. */
  hearers: string | null;
}

export type ChatData = Selectable<ChatRow>;

/** Above every version, length and count that there is, and still a number that an integer column can be compared with. */
export const ABOVE_ALL = 2 ** 31 - 1;
