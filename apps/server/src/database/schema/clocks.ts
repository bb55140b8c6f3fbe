/** The clocks of tables, and when no server ran. */
import type { Selectable } from "kysely";

/** The time limits of a table's questions, by the clock that runs while the server does (`ServedClock`). */
export interface ClocksRow {
  table_id: string;
  /** JSON list of pairs: a seat and its `Due`. */
  dues: string;
  /** Since when they stand still; null: they run as long as the server does. */
  stopped: number | null;
}

export type ClocksData = Selectable<ClocksRow>;

/** How the clocks of a table with a pace stand, by the steady clock. */
export interface TimeRow {
  table_id: string;
  /** JSON: see `clock-state.ts`. */
  state: string;
  /** When a player's time is up first, if no outage puts that off; null: no player's time runs. */
  due_at: number | null;
  /** 1: minutes matter, so that a server that starts looks after it at once. */
  live: number;
}

export type TimeData = Selectable<TimeRow>;

/** When no server ran, by the steady clock. */
export interface OutageRow {
  began: number;
  ended: number;
}
