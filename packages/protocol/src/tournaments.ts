/** Tournaments. What leaves the server is public; a key or an account says whose an entry is. */
import { z } from "zod";
import { LEVELS, type Level, openTable, playerName, token } from "./client.ts";
import { recipient } from "./notifications.ts";
import type { PersonSeal } from "./seals.ts";
import { identifier, line } from "./text.ts";

const tournament = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** A secret of this device, by which its entry is known again; a person who is signed in is known by the account, too. */
const key = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** The most characters of an organiser's word to all. */
const TOLD = 200;

/** `POST /api/tournaments`: opens one; its organiser is the bearer of the key, or of the account. */
export const openTournament = z.strictObject({
  key,
  name: line(60),
  game: openTable.shape.game,
  settings: openTable.shape.settings,
  kind: z.enum(["round-robin", "swiss", "knockout", "arena"]),
  /** Of a Swiss tournament; the others have as many as they need. */
  rounds: z.int().min(1).max(12),
  /** Of each pairing, with sides exchanged. */
  games: z.int().min(1).max(4),
  pace: openTable.shape.pace,
  /** After so many hours a player who still owes a choice has lost; null: when the organiser says so. */
  hours: z.int().min(1).max(2160).nullable(),
  /** With live clocks: seconds that people have to come to a table before time runs; left out: `GRACE`. */
  grace: z.int().min(0).max(3600).optional(),
  /** Seconds between two rounds; left out: `REST` with live clocks, else none. */
  rest: z.int().min(0).max(86_400).optional(),
  guests: z.boolean(),
  /** The most who take part at once; left out: as many as any tournament has. */
  places: z.int().min(2).max(64).optional(),
  /** When it begins by itself, in milliseconds since 1970 by the server's clock; left out: when the organiser says so. */
  startsAt: z.int().min(0).optional(),
  /** With a start: minutes before it in which players check in. Whoever has not is left out. Left out or 0: nobody has to. */
  checkIn: z.int().min(0).max(120).optional(),
  /** Of an arena, which has live clocks: minutes in which new games are paired. */
  lasts: z.int().min(5).max(480).optional(),
});

/** `POST /api/tournaments/join`: takes part; also late, from the next round of a Swiss tournament on. */
export const joinTournament = z.strictObject({
  tournament,
  key,
  name: playerName.optional(),
  /** What is brought to every game, as settings of the first seat: a deck. No other player is told. */
  brings: openTable.shape.settings.optional(),
});

/** `POST /api/tournaments/leave`: plays in no further round, and has lost what is still being played. */
export const leaveTournament = z.strictObject({ tournament, key });

/** `POST /api/tournaments/here`: checks in before the start; in an arena that runs, comes and goes between games. */
export const hereAtTournament = z.strictObject({ tournament, key, here: z.boolean() });

/** `POST /api/tournaments/enter`: the caller's own link to a table; the token that the device has for it (`known`), if that still opens it. */
export const enterTournament = z.strictObject({
  tournament,
  key,
  table: identifier(64).min(1),
  known: token.optional(),
});

/** `POST /api/tournaments/hear`: whether a device that is told of its tables is told of the caller's rounds, too. */
export const hearOfRounds = z.strictObject({ tournament, key, recipient, on: z.boolean() });

/** `POST /api/tournaments/watch`: the link to watch a table. Open to all. */
export const watchTournament = z.strictObject({ tournament, table: identifier(64).min(1) });

/**
 * `POST /api/tournaments/act`: what its organiser does. `later` puts the start, or the next round, off by five minutes. `reopen`
 * takes back that a game of the last round was decided by hand or by its time: it is played on, and a game that is over at its
 * table counts as it ended there; everybody reads the `reason`. `anew` takes a round back in which nobody has moved: its tables
 * are gone, and it is paired again after a while, or by `pair` at once. `ring` calls those to a game who have not come to its table, once a minute at most. `tell`
 * says a word to all, and an empty one takes it away.
 */
export const actOnTournament = z.strictObject({
  tournament,
  key,
  act: z.discriminatedUnion("do", [
    z.strictObject({ do: z.enum(["start", "pause", "resume", "end", "pair", "later", "anew"]) }),
    z.strictObject({ do: z.literal("computer"), level: z.enum(LEVELS) }),
    z.strictObject({ do: z.literal("remove"), entrant: z.int().min(0).max(999) }),
    z.strictObject({
      do: z.literal("forfeit"),
      round: z.int().min(1).max(200),
      board: z.int().min(1).max(200),
      loser: z.int().min(0).max(999).nullable(),
    }),
    z.strictObject({
      do: z.literal("reopen"),
      round: z.int().min(1).max(200),
      board: z.int().min(1).max(200),
      nth: z.int().min(1).max(9),
      reason: line(TOLD),
    }),
    z.strictObject({
      do: z.literal("ring"),
      round: z.int().min(1).max(200),
      board: z.int().min(1).max(200),
    }),
    z.strictObject({ do: z.literal("tell"), text: z.union([line(TOLD), z.literal("")]) }),
  ]),
});

export type OpenTournament = z.infer<typeof openTournament>;
export type JoinTournament = z.infer<typeof joinTournament>;
export type LeaveTournament = z.infer<typeof leaveTournament>;
export type HereAtTournament = z.infer<typeof hereAtTournament>;
export type EnterTournament = z.infer<typeof enterTournament>;
export type HearOfRounds = z.infer<typeof hearOfRounds>;
export type WatchTournament = z.infer<typeof watchTournament>;
export type ActOnTournament = z.infer<typeof actOnTournament>;
export type TournamentAct = ActOnTournament["act"];

/** Answer of `POST /api/tournaments`. */
export interface TournamentOpened {
  readonly id: string;
}

/** A tournament, as it is kept about a person. */
export interface TournamentKept {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly as: "player" | "organiser";
  /** What is brought to every game; null: nothing. */
  readonly brings: OpenTournament["settings"] | null;
}

/** A participant. */
export interface TournamentEntrant {
  readonly entrant: number;
  /** Null: an account that is gone. */
  readonly player:
    | ({ readonly kind: "person"; readonly id: string } & PersonSeal)
    | { readonly kind: "guest"; readonly name: string }
    | { readonly kind: "bot"; readonly level: Level }
    | null;
  /** The first round that is played. */
  readonly since: number;
  readonly withdrawn: boolean;
  /** Has checked in, or is paired in an arena. */
  readonly here: boolean;
  /** Was left out when it began, for not having checked in. */
  readonly missed: boolean;
}

export interface TournamentGame {
  readonly round: number;
  readonly board: number;
  /** Which game of the pairing, from 1. */
  readonly nth: number;
  /** Entrants by the sides they have in this game; one alone rests. */
  readonly sides: readonly number[];
  readonly table: string | null;
  /** Who has won: one; none and `drawn` for a draw; none where both have lost. Null: it is being played. */
  readonly outcome: {
    readonly won: number | null;
    readonly drawn: boolean;
    readonly forfeit: boolean;
  } | null;
  /** By sides: who has come to the table; null: the game is over, or has no table. */
  readonly came: readonly boolean[] | null;
  /** It was decided without being played, and its organiser can still take that back (`reopen`). */
  readonly reopenable: boolean;
  /** When its organiser last called those who had not come, in milliseconds since 1970 by the server's clock; null: not yet. */
  readonly rungAt: number | null;
}

/** That a game had been decided without being played was taken back. `GET /api/tournaments/ID/reopenings` tells all, the first first. */
export interface TournamentReopening {
  /** In milliseconds since 1970 by the server's clock. */
  readonly at: number;
  readonly round: number;
  /** The entrants who met. */
  readonly between: readonly [number, number];
  /** Why, in the words of whoever did it. */
  readonly reason: string;
}

/** A line of the table. Points and Buchholz in halves, Sonneborn–Berger in quarters. */
export interface TournamentStanding {
  readonly entrant: number;
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly sonneborn: number;
}

/** Answer of `GET /api/tournaments`. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly kind: OpenTournament["kind"];
  readonly state: "open" | "running" | "paused" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly entrants: number;
  /** The most who take part at once; null: no limit of its own. */
  readonly places: number | null;
  /** When it begins by itself, in milliseconds since 1970 by the server's clock; null: when the organiser says so. */
  readonly startsAt: number | null;
  /** Minutes that an arena lasts; null: it is none. */
  readonly lasts: number | null;
  readonly madeAt: number;
}

/** A word of the organiser to all, and when it was said, in milliseconds since 1970 by the server's clock. */
export interface TournamentWord {
  readonly text: string;
  readonly at: number;
}

/** A game that is being played. */
export interface TournamentCall {
  readonly table: string;
  readonly round: number;
  /** Who is met there. */
  readonly with: TournamentEntrant["player"];
  /** The caller has been at the table. */
  readonly came: boolean;
  /** How often the organiser has called those who had not come. */
  readonly rung: number;
  /** Milliseconds in which no clock runs, since a player is missing; 0: only the clock of the missing player runs; null: no player is missing. */
  readonly left: number | null;
}

/** One line of `GET /api/tournaments/mine`: a tournament that is not over, in which the caller plays. */
export interface TournamentMine extends Pick<TournamentSummary, "id" | "name" | "game" | "state" | "round"> {
  /** Milliseconds until the next round begins; null: none is waited for. */
  readonly nextIn: number | null;
  /** Milliseconds until it begins by itself; null: it has begun, or the organiser begins it. */
  readonly startsIn: number | null;
  /** Whether the caller has to check in, has done so, or was left out; null: nothing of this holds now. */
  readonly checkIn: "open" | "done" | "missed" | null;
  /** A word of the organiser to all; null: none. */
  readonly told: TournamentWord | null;
  /** The caller's own game; null: none is open. */
  readonly call: TournamentCall | null;
}

/** Answer of `GET /api/tournaments/ID`, and of whatever changes something in one. */
export interface TournamentNow extends TournamentSummary {
  /** A word of the organiser to all; null: none. */
  readonly told: TournamentWord | null;
  readonly settings: OpenTournament["settings"];
  readonly games: number;
  readonly pace: OpenTournament["pace"] | null;
  readonly hours: number | null;
  /** Seconds to come to a table before clocks run; 0: none. */
  readonly grace: number;
  /** Seconds between two rounds. */
  readonly rest: number;
  /** Milliseconds until the next round begins; null: none is waited for. */
  readonly nextIn: number | null;
  /** Milliseconds until it begins by itself; null: it has begun, or the organiser begins it. */
  readonly startsIn: number | null;
  /** Minutes before the start in which players check in; 0: nobody has to. */
  readonly checkIn: number;
  /** Players can check in now. */
  readonly checkInOpen: boolean;
  /** The start was put off, as too few had checked in. */
  readonly putOff: boolean;
  /** Milliseconds in which the clocks of this round's tables do not run for want of players; null: they run. */
  readonly clocksIn: number | null;
  /** Milliseconds until an arena pairs nobody any more; null: it does not run, or is none. */
  readonly endsIn: number | null;
  readonly guests: boolean;
  readonly players: readonly TournamentEntrant[];
  readonly played: readonly TournamentGame[];
  readonly standings: readonly TournamentStanding[];
  /** The caller's own entrant; null: the caller takes no part. */
  readonly you: number | null;
  readonly organiser: boolean;
  /** The caller may take the round back and have it paired anew: nobody has moved in it yet. */
  readonly canPairAnew: boolean;
}
