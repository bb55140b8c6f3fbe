/** The round of games that follows a game in which everybody got what to build from. */
import type { Seat } from "@westmarch/kernel";
import type { Level } from "./client.ts";

/** How a player stands in a round, by the seat at the table before it. */
export interface RoundStanding {
  readonly seat: Seat;
  /** From 1; who are equal share one. */
  readonly place: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Two for a win, one for a draw. */
  readonly points: number;
  /** Of these, how many come from games between those who have as many, once all of them have met; 0 before. */
  readonly direct: number;
  /** The points of those that one has beaten, and half of those with whom one drew. */
  readonly strength: number;
}

/** One game of a round. */
export interface Pairing {
  /** By the seats of the table before the round; the first has seat 0 here. */
  readonly seats: readonly [Seat, Seat];
  /** Where it is played; null: a player has not handed in a deck yet. */
  readonly table: string | null;
  /** Null: it is not over; `void`: its table is gone, and it was never played to its end. */
  readonly winners: readonly Seat[] | "void" | null;
}

/** What follows a game in which everybody has got what to build from: everybody plays everybody. */
export interface RoundNow {
  /** The table whose game came before. */
  readonly table: string;
  /** The game that is played, two at a time. */
  readonly game: string;
  /** By the seats of that table: who plays, and whether the deck is there. */
  readonly players: readonly {
    readonly player:
      | { readonly kind: "person"; readonly name: string }
      | { readonly kind: "bot"; readonly level: Level }
      | null;
    readonly ready: boolean;
  }[];
  readonly stages: readonly {
    readonly pairings: readonly Pairing[];
    /** Who rests. */
    readonly bye: Seat | null;
  }[];
  /** The first before the others. */
  readonly standings: readonly RoundStanding[];
  /** Everything has been played, or the people have gone on: nothing is secret any more. */
  readonly over: boolean;
}
