/** The computer player of a server: answers the server's port by a pool of worker threads. */
import { availableParallelism } from "node:os";
import type { Wanted } from "@westmarch/bots/fallback-chain";
import { gamesAt } from "@westmarch/bots/registered-games";
import type { Core } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import type { BotPool, Interruptible } from "./pool.ts";
import type { BotAnswer, BotHint, BotPlayer, BotPosition, BotQuestion, PuzzleQuestion } from "./port.ts";

/** Threads where the host names no number: one processor stays free for the tables. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Where the computer player reports failures. */
export interface PlayerLog {
  trouble(message: string, error: unknown, facts: Readonly<Record<string, string | number>>): void;
}

/** What a server hands its computer player. */
export interface ComputerPlayerOptions {
  /** Address of the module that exports `games`. */
  readonly registry: string;
  /** How many choices are thought over at the same time; 0 or none: as the machine allows. */
  readonly threads?: number | undefined;
  /** How many threads may think about one choice while the others are free. By default one. */
  readonly together?: number | undefined;
  readonly log: PlayerLog;
}

/** How a bot of that name thinks, for the server's figures. */
const wayOf = (by: string): BotAnswer["by"] => {
  if (by === "random") return "random";
  return by === "greedy" || by === "gentle" || by === "first" ? "greedy" : "search";
};

/** Why a bot failed, without its words: they may tell what its seat holds. */
const reasonOf = (trouble: string): string => (trouble.includes("no answer within") ? "too slow" : "failed");

/** The pool of workers, opened by the first question: a server without computer opponents starts none. */
class LazyPool {
  readonly size: number;
  readonly #together: number;
  readonly #registry: string;
  #pool: Promise<BotPool> | null = null;

  constructor({ registry, threads, together }: ComputerPlayerOptions) {
    this.size = threads || THREADS;
    this.#together = together ?? 1;
    this.#registry = registry;
  }

  open(): Promise<BotPool> {
    this.#pool ??= import("./pool.ts").then(({ createBotPool }) =>
      createBotPool({ registry: this.#registry, size: this.size, together: this.#together }),
    );
    return this.#pool;
  }

  async close(): Promise<void> {
    await (await this.#pool)?.close();
  }
}

/** Opens a computer player for a server's port. Its threads start with the first question. */
export const createComputerPlayer = (options: ComputerPlayerOptions): BotPlayer =>
  new ComputerPlayer(options);

class ComputerPlayer implements BotPlayer {
  readonly places: number;
  readonly #pool: LazyPool;
  readonly #registry: string;
  readonly #log: PlayerLog;

  constructor(options: ComputerPlayerOptions) {
    this.#pool = new LazyPool(options);
    this.places = this.#pool.size;
    this.#registry = options.registry;
    this.#log = options.log;
  }

  async choose(question: BotQuestion): Promise<BotAnswer> {
    const { game, seat, level, table, open } = question;
    const { pool, thought } = await this.#think(question);
    const at = { ...(table !== undefined && { table }), ...(open && { open }) };
    const chosen = await pool.choose({ ...thought, level, ...at });
    for (const trouble of chosen.troubles) {
      const reason = new Error(reasonOf(trouble));
      this.#log.trouble("a computer opponent could not answer", reason, { game, seat, level });
    }
    return { options: chosen.options, by: wayOf(chosen.by), fellBack: chosen.fellBack };
  }

  async isTrifle(game: string, prompt: string): Promise<boolean> {
    const policy = await (await gamesAt(this.#registry))[game]?.policy();
    return policy?.isTrifle?.(prompt) ?? false;
  }

  async ponder(position: BotPosition & { readonly table: string }): Promise<void> {
    const { game, seat, level, table, signal } = position;
    try {
      const { pool, thought } = await this.#think(position);
      pool.ponder({ ...thought, level, table }, signal);
    } catch (error) {
      this.#log.trouble("a computer opponent could not think on", error, { game, seat, level });
    }
  }

  async judge(position: BotPosition): Promise<number> {
    const { game, seat, level } = position;
    try {
      const { pool, thought } = await this.#think(position);
      return await pool.judge({ ...thought, level });
    } catch (error) {
      const reason = new Error(reasonOf(error instanceof Error ? error.message : String(error)));
      this.#log.trouble("a computer opponent could not judge a draw", reason, { game, seat, level });
      throw error;
    }
  }

  async hint(position: Omit<BotPosition, "level">): Promise<BotHint> {
    const { pool, thought } = await this.#think(position);
    return pool.hint(thought);
  }

  async puzzle(question: PuzzleQuestion): Promise<KeptPuzzle | null> {
    return (await this.#pool.open()).puzzle(question);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  /** The pool, and the position as the pool takes it. */
  async #think(
    position: Omit<BotPosition, "level">,
  ): Promise<{ pool: BotPool; thought: Omit<Interruptible, "level"> }> {
    const { game, settings = {}, view, seat, budgetMs, seed, enough } = position;
    const pool = await this.#pool.open();
    const story = await this.#remembered(pool, position);
    const rest = { ...story, ...(enough && { enough }) };
    return { pool, thought: { game, settings, view: view as Core, seat, budgetMs, seed, ...rest } };
  }

  /** What the seat has heard, for games whose players remember. A player that cannot look back thinks by its view alone. */
  async #remembered(
    pool: BotPool,
    { game, seat, recall }: Pick<BotPosition, "game" | "seat" | "recall">,
  ): Promise<Pick<Wanted, "heard">> {
    try {
      return (await pool.remembers(game)) ? { heard: await recall() } : {};
    } catch (error) {
      this.#log.trouble("a computer opponent could not look back", error, { game, seat });
      return {};
    }
  }
}
