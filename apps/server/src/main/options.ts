/** What a server is opened with, and what the caller gets. */
import type { AnyGame } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { BotPlayer } from "@westmarch/players/port";
import type { Database } from "../database/types.ts";
import type { Ending } from "../features/accounts/endings.ts";
import type { Post } from "../features/accounts/mail-links.ts";
import type { Counting } from "../features/statistics/counting.ts";
import type { Log } from "../platform/log.ts";
import type { Policy } from "../platform/policy.ts";
import type { Entropy } from "../platform/random.ts";
import type { ClocksByGame, PassingByGame, RoundsByGame } from "../tables/game-registry.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The host's folder: its key, its backups, and its database unless that is elsewhere. Made if it is missing. */
  readonly dataDir: string;
  /** The address `postgres://…` of a database, instead of the one in the folder. */
  readonly databaseAt?: string;
  /** The built pages; without them, the server answers programs only. */
  readonly webRoot?: string;
  /** A log, or how much of one goes to standard error (`silent` for nothing). */
  readonly log?: Log | string;
  /** Plays the computer seats; null: there are no computer players. */
  readonly bots?: BotPlayer | null;
  readonly games?: readonly AnyGame[];
  /** For those of `games` in which a player can pass for good. */
  readonly passing?: PassingByGame;
  /** For those of `games` that limit a player's time for a choice. */
  readonly clocks?: ClocksByGame;
  /** For those of `games` that a round follows. */
  readonly rounds?: RoundsByGame;
  /**
   * A module that exports `games` as `GAMES`, for threads. Where `games` are given without it, tables are not checked after the
   * start, and an imported game is replayed in the main thread while players wait.
   */
  readonly gamesModule?: string;
  readonly policy?: Partial<Policy>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Milliseconds since some moment, by a clock that cannot be set. */
  readonly monotonic?: () => number;
  readonly entropy?: Entropy;
  /** Milliseconds between looks at which players are present and which tables are idle. */
  readonly sweepEvery?: number;
  /** Milliseconds between looks for tables that no player needs any more. */
  readonly purgeEvery?: number;
  /** Milliseconds between looks for finished games that no rating knows of. */
  readonly reckonEvery?: number;
  /** A game's title in a language, for notifications; left out, the title on its door. */
  readonly title?: (game: string, language: Language) => Promise<string>;
  /** How a game's position has ended, in words, for pages of accounts; left out, in the game's own words. */
  readonly ending?: Ending;
  /** What games let be counted of their finished games; left out, what their own folders say. */
  readonly counting?: Counting;
  /** How mail is sent, instead of by the settings. */
  readonly post?: Post;
  /** Whether this process does all jobs that it asks for, though other processes could. */
  readonly ownJobs?: boolean;
  /** A database that is already open, instead of the one in `dataDir`. It is closed with the server. */
  readonly database?: Database;
}

export interface RunningServer {
  /** Where it can be reached, e.g. `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /**
   * Resolves when the server has closed. It also closes by itself, if a tool took its database while the server could not reach
   * it.
   */
  readonly closed: Promise<void>;
  /** Finishes the work that it has accepted, says goodbye to all clients, and closes the database. */
  close(): Promise<void>;
}
