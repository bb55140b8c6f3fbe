/** What a new table and a game that begins are written as. */
import type { Insertable } from "kysely";
import type { ContributionRow, LinkRow, SeatRow } from "../database/schema/seats.ts";
import type { ActRow, ChatRow, PositionRow, SnapshotRow, TableRow } from "../database/schema/tables.ts";

/** How a game has begun, and what has happened in it since. */
export type Begun = {
  readonly position: Insertable<PositionRow>;
  readonly acts: readonly Insertable<ActRow>[];
  readonly snapshots: readonly Insertable<SnapshotRow>[];
};

export type NewTable = {
  readonly table: Insertable<TableRow>;
  /** Null: the game begins when everybody has sat down. */
  readonly begun: Begun | null;
  readonly seats: readonly Insertable<SeatRow>[];
  readonly links: readonly Insertable<LinkRow>[];
  readonly contributions: readonly Insertable<ContributionRow>[];
  /** What the table itself has to say from the beginning. */
  readonly chat?: readonly Insertable<ChatRow>[];
};
