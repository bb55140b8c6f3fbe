/** What a server is opened with, and what its opener gets. */
import type { AnyGame } from "@westmarch/kernel";
import type { BotPlayer } from "@westmarch/players/port";
import type { NoticeLanguage } from "@westmarch/protocol";
import type { Database } from "../database/types.ts";
import type { Ending } from "../features/accounts/endings.ts";
import type { Post } from "../features/accounts/mail-links.ts";
import type { Log } from "../platform/log.ts";
import type { Policy } from "../platform/policy.ts";
import type { Entropy } from "../platform/random.ts";
import type { ClocksByGame, PassingByGame, RoundsByGame } from "../tables/game-registry.ts";

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** What the host keeps: its key, its backups, and its database unless that is elsewhere; made if it is not there. */
  readonly dataDir: string;
  /** The address `postgres://…` of a database, in the place of the one in the folder. */
  readonly databaseAt?: string;
  /** The built pages; without them, only the programs' side is served. */
  readonly webRoot?: string;
  /** A log, or how much of one goes to standard error (`silent` for nothing). */
  readonly log?: Log | string;
  /** Who plays the computer seats; null: nobody. */
  readonly bots?: BotPlayer | null;
  readonly games?: readonly AnyGame[];
  /** For those of `games` in which one can pass for good. */
  readonly passing?: PassingByGame;
  /** For those of `games` at whose tables time may run. */
  readonly clocks?: ClocksByGame;
  /** For those of `games` that a round follows. */
  readonly rounds?: RoundsByGame;
  /**
   * A module that exports `games` as `GAMES`, for threads; without it, where `games` are given, tables are not checked after
   * the start, and what is handed over is played again while others wait.
   */
  readonly gamesModule?: string;
  readonly policy?: Partial<Policy>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** Milliseconds since some moment, which nobody can set. */
  readonly monotonic?: () => number;
  readonly entropy?: Entropy;
  /** Milliseconds between looks at who is there and which tables are idle. */
  readonly sweepEvery?: number;
  /** Milliseconds between looks at which tables nobody needs any more. */
  readonly purgeEvery?: number;
  /** Milliseconds between looks at finished games that no rating knows of. */
  readonly reckonEvery?: number;
  /** A game's title in a language, for notices; left out, the one on its door. */
  readonly title?: (game: string, language: NoticeLanguage) => Promise<string>;
  /** How a game's position has ended in words, for persons' pages; left out, by the game's own. */
  readonly ending?: Ending;
  /** How mail leaves, in the place of what the settings say. */
  readonly post?: Post;
  /** Whether this process does all jobs that it asks for, though others could. */
  readonly ownJobs?: boolean;
  /** A database that is already open, in the place of the one in `dataDir`. Closed with the server. */
  readonly database?: Database;
}

export interface RunningServer {
  /** Where it can be reached, e.g. `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** Resolves when it has closed, also by itself: a tool has taken its database for itself while that was out of reach. */
  readonly closed: Promise<void>;
  /** Finishes what has been taken on, says goodbye to everybody, and closes the database. */
  close(): Promise<void>;
}
