/** Seats, the links to them, and what players leave with a table. */
import type { Level } from "@westmarch/kernel";
import type { Generated, Selectable } from "kysely";

export interface SeatRow {
  table_id: string;
  seat: number;
  role: string;
  kind: "open" | "person" | "bot";
  name: string | null;
  /** The strength of a computer; null: no computer sits here. */
  level: Level | null;
  /** Seats with the same number belong to one person (one screen). */
  party: number;
  /** When the player was last heard of, by the server's steady clock (`monotonic-clock.ts`), which cannot be set. */
  seen_at: number;
  /** 1 if this person would like another game. */
  again: Generated<number>;
  /** What this person's device has sealed for the chance of that game. */
  next_seal: Generated<string | null>;
  /** 1: another player may take this seat, by the consent of the others; until then it is still this person's. */
  vacant: Generated<number>;
  /** Colour and charge of the account whose owner sits here, as `blue star`; null: a guest, or no player. */
  seal: Generated<string | null>;
  /**
   * When the player who sits here sat down, if that was later than the table opened; it goes along to the next game.
   */
  since: Generated<number | null>;
}

export type SeatData = Selectable<SeatRow>;

/** What a player's device puts into the chance of a game: sealed on sitting down, shown when all have. */
export interface ContributionRow {
  table_id: string;
  /** JSON list: the seats of that player. */
  seats: string;
  seal: string;
  value: string | null;
}

export type ContributionData = Selectable<ContributionRow>;

export type LinkKind = "seat" | "spectator" | "invitation" | "replay";

/** What a link opens. Only the hash of its token is kept. */
export interface LinkRow {
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
  /** 1: it opens nothing any more, and nothing has been put in its place. */
  revoked: Generated<number>;
}

export type LinkData = Selectable<LinkRow>;

/** An order to pass that a player has left with a table. */
export interface StandingRow {
  table_id: string;
  seat: number;
  /** JSON list: where the table passes for this seat. */
  phases: string;
  /** 1: also where something concerns this seat. */
  always: number;
  /** 1: it rests until this seat has chosen for itself. */
  held: number;
  /** JSON list: where this seat is asked although it has only one answer. */
  waits: Generated<string>;
}

export type StandingData = Selectable<StandingRow>;

/** What a player has laid down for when the seat is asked again. */
export interface PlanRow {
  table_id: string;
  seat: number;
  /** JSON of a `KeptPlan`. */
  plan: string;
}
