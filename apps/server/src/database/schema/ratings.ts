/** What is kept of finished games, so that ratings can be worked out again at any time. It outlives its tables. */
import type { Generated, Selectable } from "kysely";

/** A player who has a rating: `bot:` and a level, or `person:` and an id. */
export type Entity = `bot:${string}` | `person:${string}`;

/** A finished game: one row per table, and so it is taken down once. */
interface ResultRow {
  table_id: string;
  game: string;
  ended_at: number;
  /** `rated`, or why it does not count (`Uncounted`). */
  counts: string;
  /** Which rated game of its kind it is, from 1: in this order ratings were worked out. Null: not yet, or never. */
  nth: number | null;
}

/** How a game that counts ended for one who played it, and what became of the rating. */
interface OutcomeRow {
  table_id: string;
  /** `person:` and an id, or `bot:` and a level. */
  entity: Entity;
  game: string;
  /** Which side it was on, from 0. */
  side: number;
  /** 1: won, or no side did. */
  place: number;
  /** `won`, `drawn` or `lost`. */
  ended: string;
  at: number;
  nth: number | null;
  /** Rating after it and its uncertainty (one standard deviation), in thousandths; null: not worked out yet. */
  mu: number | null;
  sigma: number | null;
  /** 1: against an opponent at the same address, or with a new account on either side (`bounds.ts`). */
  near: Generated<number>;
}

/** Whose a seat is for ratings (`seat-owners.ts`). It stays when the links to the seat go. */
interface SeatOwnerRow {
  table_id: string;
  seat: number;
  person_id: string;
  /** Since when. */
  at: number;
}

/** What stands for an address from which a seat is played. It goes when the game is taken down. */
interface SeatMarkRow {
  table_id: string;
  seat: number;
  mark: string;
}

/** An account that does not want to be seen in ladders. */
interface LadderHiddenRow {
  person_id: string;
}

export interface RatingSchema {
  results: ResultRow;
  outcomes: OutcomeRow;
  ladder_hidden: LadderHiddenRow;
  seat_owners: SeatOwnerRow;
  seat_marks: SeatMarkRow;
}

export type ResultData = Selectable<ResultRow>;
export type OutcomeData = Selectable<OutcomeRow>;
