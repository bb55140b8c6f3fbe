/** What is kept of tournaments. How one stands is worked out from these rows and from how its tables stand. */
import type { Level } from "@westmarch/kernel";
import type { Generated, Selectable } from "kysely";

interface TournamentRow {
  id: string;
  name: string;
  game: string;
  settings: string;
  kind: "round-robin" | "swiss" | "knockout" | "arena";
  /** How many rounds a Swiss tournament has. */
  rounds: number;
  /** Games of each pairing; sides are exchanged after each. */
  games: number;
  pace: string | null;
  /** Hours after which a player who still owes a choice has lost; null: the organiser says so. */
  hours: number | null;
  /** Seconds to come to a table before clocks run, and between two rounds. */
  grace: number;
  rest: number;
  /** When the next round begins, by the steady clock; null: none is waited for. */
  next_at: number | null;
  /** The most who take part at once; null: as many as any tournament has. */
  places: number | null;
  /** When the first round begins by itself, or has begun, by the wall clock; null: when the organiser says so. */
  starts_at: number | null;
  /** Minutes before the start in which players check in; 0: nobody has to. */
  check_in: number;
  /** How often the start was put off because too few had checked in. */
  put_off: number;
  /** Minutes that an arena lasts; null: it is none. */
  lasts: number | null;
  /** When an arena pairs nobody any more, by the steady clock; null: it has not begun, or is none. */
  ends_at: number | null;
  /** 1: guests may take part. */
  guests: number;
  state: "open" | "running" | "paused" | "over";
  /** The round that is played, from 1; 0: none yet. */
  round: number;
  /** A word of the organiser to all, and when it was said, by the wall clock; null: none. */
  told: Generated<string | null>;
  told_at: Generated<number | null>;
  /** The organiser: hash of a device's own key, and the account if there is one. */
  device: string;
  person_id: string | null;
  made_at: number;
}

interface EntrantRow {
  tournament_id: string;
  entrant: number;
  kind: "person" | "guest" | "bot";
  /** Of a guest; an account has its own. */
  name: string | null;
  level: Level | null;
  device: string | null;
  person_id: string | null;
  /** The recipients of notices about rounds, with spaces between; null: none. */
  recipient: string | null;
  /** What is brought to every game: settings of the first seat, as JSON; null: what the tournament has. */
  brings: string | null;
  /** Place by strength before the first round, from 1; 0: not settled. */
  seed: number;
  /** The first round that is played. */
  since: number;
  /** The last round that was played, where the entrant has withdrawn; -1: was left out when it began. */
  until: number | null;
  /** What stands for the address that the entry came from; null: that was not kept yet, or it is a computer. */
  mark: Generated<string | null>;
  /** When the player checked in or came back to an arena, by the wall clock; null: the player is not there. */
  here_at: number | null;
}

interface TournamentGameRow {
  tournament_id: string;
  round: number;
  board: number;
  /** Which game of the pairing, from 1. */
  nth: number;
  one: number;
  /** Null: `one` has no opponent. */
  other: number | null;
  table_id: string | null;
  /** Null: it is being played. */
  outcome: "one" | "other" | "drawn" | "neither" | null;
  /** 1: decided without a game. */
  forfeit: number;
  /** When its table was opened, by the steady clock; null: there is none, or it was before that was kept. */
  opened_at: number | null;
  /** When time is up for it, by the steady clock. */
  due_at: number | null;
  /** How often the organiser has called those who had not come, and when last, by the wall clock; null: not yet. */
  rung: Generated<number>;
  rung_at: number | null;
}

/** That a game had been decided without being played was taken back. It stays when its round is paired anew. */
interface TournamentReopeningRow {
  tournament_id: string;
  /** By the wall clock. */
  at: number;
  round: number;
  one: number;
  other: number;
  /** In the words of whoever did it. */
  reason: string;
}

export interface TournamentSchema {
  tournaments: TournamentRow;
  entrants: EntrantRow;
  tournament_games: TournamentGameRow;
  tournament_reopenings: TournamentReopeningRow;
}

export type TournamentData = Selectable<TournamentRow>;
export type EntrantData = Selectable<EntrantRow>;
export type GameData = Selectable<TournamentGameRow>;
export type ReopeningData = Selectable<TournamentReopeningRow>;
