/** Statistics of finished games, and the archive of those that every visitor may see. */
import { LEVELS } from "@westmarch/kernel";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { z } from "zod";
import type { EndingTold } from "./accounts.ts";
import { playerName } from "./client.ts";
import type { ListedSeat } from "./public-lobby.ts";
import { identifier } from "./text.ts";

/** Against whom a game was played: people among themselves, computers of one level, or of several. */
export const OPPONENTS = ["people", ...LEVELS, "computers"] as const;
export type Opponents = (typeof OPPONENTS)[number];

const moment = z.coerce.number().int().min(0).max(9_000_000_000_000);
const rounds = z.coerce.number().int().min(1).max(10_000);
const language = z.enum(LANGUAGES).default("en");
const opponents = z.enum(OPPONENTS).optional();
/** Games by the printed rules alone. */
const usual = z.literal("1").optional();

/** Query of `GET /api/statistics/GAME`. What is left out does not matter. */
export const statisticsAsked = z.object({ language, against: opponents, usual, since: moment.optional() });

/** Query of `GET /api/archive` and `GET /api/archive/records`. What is left out does not matter. */
export const archiveAsked = z.object({
  language,
  game: identifier(64).optional(),
  /** The name of an account that had a seat. */
  person: playerName.optional(),
  /** How the game ended, as it calls that itself. */
  ending: identifier(64).optional(),
  against: opponents,
  usual,
  since: moment.optional(),
  /** So many rounds at least, and at most. */
  from: rounds.optional(),
  to: rounds.optional(),
  /** Where the page begins: the `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,15}-[A-Za-z0-9_-]{1,64}$/)
    .optional(),
});

export type StatisticsAsked = z.input<typeof statisticsAsked>;
export type ArchiveAsked = z.input<typeof archiveAsked>;
/** The same as the server reads it. */
export type ArchiveWish = z.output<typeof archiveAsked>;
export type StatisticsWish = z.output<typeof statisticsAsked>;

/** How often each side won. */
export interface SidesTold {
  readonly games: number;
  /** By side. */
  readonly won: readonly number[];
  /** Games that no side won, or several did. */
  readonly drawn: number;
}

/** Answer of `GET /api/statistics/GAME`. */
export interface GameStatistics {
  readonly game: string;
  /** The seats of each side as the game names them. */
  readonly roles: readonly (readonly string[])[];
  /** All games that are counted; of those that visitors could not watch only who won is known. */
  readonly sides: SidesTold;
  readonly against: readonly (SidesTold & { readonly against: Opponents })[];
  /** How many of them visitors could watch. All below is of these. */
  readonly shown: number;
  /** `side`: the side that won so; null: none. */
  readonly endings: readonly {
    readonly reason: string;
    readonly side: number | null;
    readonly games: number;
  }[];
  /** How many games were over in which round. */
  readonly rounds: readonly (readonly [round: number, games: number])[];
  /**
   * By round in which a game was over, the earliest first: of so many `games` whose length is known, how many went on after
   * it, and in how many each side had not lost yet.
   */
  readonly standing: readonly {
    readonly round: number;
    readonly games: number;
    readonly going: number;
    readonly stood: readonly number[];
  }[];
  /** The round by which half of the games were over; null: the game counts none. */
  readonly middle: number | null;
  /** Minutes in which half of the games were over; games of more than twelve hours are left out. */
  readonly minutes: number | null;
  /** The most frequent first choices. `won`: games that the side that made it won. */
  readonly openings: readonly {
    readonly text: string;
    readonly side: number;
    readonly games: number;
    readonly won: number;
  }[];
  /**
   * Cards whose player won most above the usual, or below. `change`: by how many of a hundred more games the side won in
   * which it played the card than in those in which it did not.
   */
  readonly cards: readonly {
    readonly text: string;
    readonly side: number;
    readonly games: number;
    readonly change: number;
  }[];
  /** Counted games by month, the oldest first. `from`: its first moment, in milliseconds since 1970. */
  readonly months: readonly { readonly from: number; readonly games: number }[];
}

/** How games ended for a person. */
export interface Fared {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Answer of `GET /api/people/NAME/figures`: how a person's finished games ended that are still kept, at most the last 200 tables. */
export interface PersonFigures {
  /** Those played most come first. */
  readonly games: readonly {
    readonly game: string;
    /** By seat, as the game names it. Who played on several seats is counted at the first. */
    readonly sides: readonly (Fared & { readonly role: string })[];
    /** Against people, and against computers by their strength. */
    readonly against: readonly (Fared & { readonly against: Opponents })[];
  }[];
  /** By month, the oldest first. `from`: its first moment, in milliseconds since 1970. */
  readonly months: readonly (Fared & { readonly from: number })[];
  /** How games of the caller against this person ended for the caller; null: the caller is a guest, or this person. */
  readonly together: Fared | null;
}

/** A finished game of the archive. */
export interface ArchivedTold extends EndingTold {
  readonly table: string;
  readonly game: string;
  /** The link to the whole game. */
  readonly token: string;
  readonly seats: readonly ListedSeat[];
  /** The seats that won. */
  readonly winners: readonly number[];
  readonly endedAt: number;
  readonly rounds: number | null;
  readonly minutes: number | null;
}

/** Answer of `GET /api/archive`: the newest first. */
export interface ArchivePage {
  readonly games: readonly ArchivedTold[];
  /** How many there are in all. */
  readonly total: number;
  /** What to ask for after; null: there are no more. */
  readonly next: string | null;
}
