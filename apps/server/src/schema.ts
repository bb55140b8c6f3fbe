import type { Insertable, Selectable } from "kysely";

/** A table that has been opened. What is written here never changes. */
interface TableRow {
  id: string;
  game: string;
  /** JSON of the kernel's `Settings`, settled. */
  settings: string;
  /** The secret behind chance. Leaves this database only when the game has ended. */
  chance_key: string;
  opened_at: number;
}

/** How a table stands now: the authority. One row per table, replaced with every act. */
interface PositionRow {
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
  /** 1 if a computer player owes a decision, so that a restarted server finds it. */
  bot_owes: number;
  /** 0 once newer rules no longer lead from the journal to the state. */
  replayable: number;
  changed_at: number;
}

/** Everything that ever happened at a table, by version. Rows are added and never changed. */
interface ActRow {
  table_id: string;
  version: number;
  /** -1: the table itself. */
  seat: number;
  type: ActType;
  /**
   * The sender's own mark, so that a repeated message is not obeyed twice. Not indexed: an index page more to write for
   * every act would cost more than the rare search among one table's acts.
   */
  key: string | null;
  /** JSON, by type: see `acts.ts`. */
  data: string;
  /** JSON of the kernel's events, secrets included. */
  events: string;
  /** 1 if other seats' choices do not hang on it. */
  quiet: number;
  /** Events with a version above this one are void since this act. */
  cut: number | null;
  at: number;
}

export type ActType =
  | "open"
  | "choice"
  | "undo"
  | "take-back"
  | "offer"
  | "answer"
  | "draw"
  | "resign"
  | "claim";

interface SeatRow {
  table_id: string;
  seat: number;
  role: string;
  kind: "open" | "person" | "bot";
  name: string | null;
  level: string | null;
  /** Seats with the same number belong to one person (one screen). */
  party: number;
  seen_at: number;
}

/** What a link opens. Only the hash of its token is kept. */
interface LinkRow {
  hash: string;
  table_id: string;
  kind: LinkKind;
  /** JSON list: the seats it owns (`seat`) or is for (`invitation`). */
  seats: string;
  /** Counts the renewals of this link. */
  generation: number;
  /** The table's link key, readable with this link's token only. */
  wrapped: string | null;
  /** 1 when an invitation has been taken up. */
  used: number;
  /** Hash of the joining device's own key. */
  guard: string | null;
  made_at: number;
}

export type LinkKind = "seat" | "spectator" | "invitation" | "replay";

interface ChatRow {
  table_id: string;
  id: number;
  seat: number | null;
  name: string;
  text: string;
  key: string | null;
  at: number;
}

/** The tables of the database. Text, integer and bigint only, so that it can also be kept in PostgreSQL. */
export interface Schema {
  tables: TableRow;
  positions: PositionRow;
  acts: ActRow;
  seats: SeatRow;
  links: LinkRow;
  chat: ChatRow;
}

export type TableData = Selectable<TableRow>;
export type PositionData = Selectable<PositionRow>;
export type ActData = Selectable<ActRow>;
export type SeatData = Selectable<SeatRow>;
export type LinkData = Selectable<LinkRow>;
export type ChatData = Selectable<ChatRow>;
export type NewTable = {
  readonly table: Insertable<TableRow>;
  readonly position: Insertable<PositionRow>;
  readonly acts: readonly Insertable<ActRow>[];
  readonly seats: readonly Insertable<SeatRow>[];
  readonly links: readonly Insertable<LinkRow>[];
};
