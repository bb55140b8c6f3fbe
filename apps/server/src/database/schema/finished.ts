/** What statistics and the archive know of finished games without reading them. */
import type { Selectable } from "kysely";

/**
 * A finished game that is counted. It names no player. It goes with its table, unless the game counts for ratings or nobody
 * but computers played.
 */
export interface FinishedRow {
  table_id: string;
  game: string;
  /** When it ended. */
  at: number;
  /** 1: every visitor could see it when it ended. 0: only who won is kept of it, as ratings keep it too. */
  public: number;
  /** Hash of the link for spectators by which it is listed; null: it was not listed. */
  watch_hash: string | null;
  /** How many seats people had. */
  people: number;
  /** `people`, the level of the computers, or `computers` where several levels played. */
  against: string;
  /** Which side won, from 0; -1: none or several. */
  winner: number;
  /** 1: by the rules as they are printed. */
  usual: number;
  /** How it ended, as the game calls it (`Result.reason`). */
  reason: string | null;
  rounds: number | null;
  /** From its first act to its last. */
  minutes: number | null;
  /** The first choice by which games are told apart, as the game keys it, and the side that made it. */
  opening: string | null;
  opened_by: number | null;
  /** JSON list of pairs: a card that was played, as the game keys it, and a side that did. Each pair once. */
  cards: string;
}

export type FinishedData = Selectable<FinishedRow>;
