/** What a game lets be counted of finished games, and what it calls it. */
import type { Heard } from "@westmarch/kernel";
import type { Say } from "./board.ts";

/**
 * What an event adds to the count of its game. `round`: the game has come so far. `opening`: a choice by which games are told
 * apart when it is the first of its kind. `card`: a card was played; `opens`: it is such a choice, too. `by`: the seat.
 */
export type Counted =
  | { readonly round: number }
  | { readonly opening: string; readonly by: number }
  | { readonly card: string; readonly by: number; readonly opens?: true };

/** A game's share in the statistics of finished games. Its keys are kept for years: names, and no numbers that may change. */
export interface StatisticsOf<Key extends string = string> {
  /** What this event adds; null: nothing. `rounds`: how far the game had come before. */
  count(heard: Heard, rounds: number): Counted | null;
  /** What a key of an opening or of a card is called. */
  named(what: "opening" | "card", key: string, say: Say<Key>): string;
}
export type Statistics = StatisticsOf;

/** As `anySpeech`: sound as long as it is handed the words of its own game. */
export const anyStatistics = <Key extends string>(statistics: StatisticsOf<Key>): Statistics =>
  statistics as object as Statistics;
