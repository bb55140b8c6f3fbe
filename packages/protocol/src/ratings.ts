/** Ratings and ladders. Guests are in neither. */
import { z } from "zod";
import type { PersonSeal } from "./seals.ts";

/** `POST /api/ratings/hide`: whether the caller is left out of ladders, and the own ratings are shown to no other person. */
export const hideFromLadders = z.strictObject({ hidden: z.boolean() });

/** A stretch of time with a ladder of its own. Times are milliseconds since 1970. */
export interface SeasonTold {
  readonly id: string;
  /** As the host calls it; null: a quarter of a year. */
  readonly name: string | null;
  readonly from: number;
  readonly until: number;
}

export type RatedPlayer =
  | ({ readonly kind: "person"; readonly id: string } & PersonSeal)
  | { readonly kind: "bot"; readonly level: string };

export interface LadderLine {
  readonly player: RatedPlayer;
  /** Null: a computer, or a rating that few games or opponents speak for yet; those come last. */
  readonly place: number | null;
  readonly rating: number;
  /** The rating is within so much of the truth, in nineteen of twenty cases. */
  readonly spread: number;
  readonly provisional: boolean;
  /** Games of the season that counted; without one, all of them. */
  readonly games: number;
  readonly won: number;
  /** Since the season began; without one, in thirty days. Null: there was no rating then. */
  readonly trend: number | null;
  /** A person's last rating of each week of half a year, the oldest first; empty for computers. Milliseconds since 1970. */
  readonly curve: readonly (readonly [at: number, rating: number])[];
}

/** Answer of `GET /api/ladder/GAME?season=ID`. */
export interface LadderTold {
  readonly game: string;
  /** Those that have begun, the latest first. */
  readonly seasons: readonly SeasonTold[];
  /** Null: the ladder of all times. */
  readonly season: string | null;
  /** People, and the computers that they are measured by; the caller's own line in any case. */
  readonly lines: readonly LadderLine[];
  /** The same of bots that people have brought along. */
  readonly bots: readonly LadderLine[];
}

/** What a game has changed about a rating. */
export interface RatingChange {
  readonly game: string;
  readonly before: number;
  readonly after: number;
  readonly provisional: boolean;
}

/** Answer of `GET /api/ratings/at/TABLE`. */
export interface RatingChanged {
  /** Null: the game does not count for the caller, or is not over, or that is still being worked out. */
  readonly change: RatingChange | null;
}

/** A game that counts, as it is kept. */
export interface RatedGame {
  readonly table: string;
  readonly game: string;
  /** When it was over; milliseconds since 1970. */
  readonly at: number;
  readonly ended: string;
  /** The rating after it, and within how much of the truth that is. Null: not worked out yet. */
  readonly rating: number | null;
  readonly spread: number | null;
}

export interface PersonRating {
  readonly game: string;
  readonly rating: number;
  readonly spread: number;
  readonly provisional: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The rating after games and how far it might be off, by the time of each; of many, some. */
  readonly history: readonly (readonly [at: number, rating: number, spread: number])[];
}

/** Answer of `GET /api/ratings` (the caller’s own) and of `GET /api/ratings/PERSON`. */
export interface RatingsTold {
  readonly person: PersonSeal & { readonly id: string };
  /** The caller is left out of ladders. */
  readonly hidden: boolean;
  readonly games: readonly PersonRating[];
}
