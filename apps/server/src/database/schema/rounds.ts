/** Rounds of games that are played after another. */
import type { Selectable } from "kysely";

/** What a player has handed in for the round after a game. Never changed, and shown to no other player. */
export interface HandedRow {
  table_id: string;
  seat: number;
  deck: string;
  at: number;
}

export type HandedData = Selectable<HandedRow>;

/** A game of a round, whose two have handed in. */
export interface PairingRow {
  /** The table before the round. */
  table_id: string;
  /** Seats there: the first has seat 0 where they play. */
  one: number;
  other: number;
  /** The table where they play. */
  played_at: string;
  /** JSON of how it ended, once that table is gone: a `Result`, or null where it was not played out. Null while it is there. */
  kept: string | null;
}

export type PairingData = Selectable<PairingRow>;
