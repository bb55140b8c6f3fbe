/** The table server as this program runs it. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { BotPool, Wanted } from "@westmarch/bots/pool";
import type { Core } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import {
  type BotAnswer,
  type BotPlayer,
  type BotQuestion,
  createServer,
  type Log,
  openLog,
  type Policy,
  type RunningServer,
  Unanswered,
} from "@westmarch/server";
import { messageOf, Trouble } from "./trouble.ts";

const PAGES = join(import.meta.dirname, "../../web/dist");

/** Threads for computer opponents where the host does not say: one processor stays free for the tables. */
const THINKERS = Math.min(4, Math.max(1, availableParallelism() - 1));

export interface Serving {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string | undefined;
  readonly log: string;
  readonly policy: Partial<Policy>;
}

/** What a system error at the start means to the person who started it. */
function startTrouble(error: unknown, { port, host, data }: Serving): Error {
  if (error instanceof Unanswered)
    return new Trouble("trouble.database", { at: error.at, detail: error.detail });
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new Trouble("trouble.port", { port: String(port) });
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Trouble("trouble.host", { host });
    case "EACCES":
      return new Trouble("trouble.allowed", {
        port: String(port),
        data,
        detail: messageOf(error),
      });
    default:
      return new Trouble("trouble.other", { sentence: messageOf(error) }, { cause: error });
  }
}

/** How a bot of that name thinks, for the server's figures. */
const wayOf = (by: string): BotAnswer["by"] => {
  if (by === "random") return "random";
  return by === "greedy" || by === "gentle" || by === "first" ? "greedy" : "search";
};

/** Why a bot failed, without its words: they may tell what its seat holds. */
const reasonOf = (trouble: string): string => (trouble.includes("no answer within") ? "too slow" : "failed");

/** The workers, once somebody plays against them: a server without computer opponents starts none. */
class Thinkers {
  readonly size: number;
  readonly #together: number;
  #pool: Promise<BotPool> | null = null;

  constructor({ thinkers, thinkersTogether }: Partial<Policy>) {
    this.size = thinkers || THINKERS;
    this.#together = thinkersTogether ?? 1;
  }

  pool(): Promise<BotPool> {
    this.#pool ??= import("@westmarch/bots/pool").then(({ createBotPool }) =>
      createBotPool({
        registry: import.meta.resolve("@westmarch/registry"),
        size: this.size,
        together: this.#together,
      }),
    );
    return this.#pool;
  }

  async close(): Promise<void> {
    await (await this.#pool)?.close();
  }
}

/** What the seat has heard, where its game makes something of it. Who cannot look back thinks by what lies before him. */
async function remembered(
  pool: BotPool,
  { game, seat, recall }: Pick<BotQuestion, "game" | "seat" | "recall">,
  log: Log,
): Promise<Pick<Wanted, "heard">> {
  try {
    return (await pool.remembers(game)) ? { heard: await recall() } : {};
  } catch (error) {
    log.trouble("a computer opponent could not look back", error, { game, seat });
    return {};
  }
}

/** The pool of workers as the server asks it. */
const playerOf = (thinkers: Thinkers, log: Log): BotPlayer => ({
  places: thinkers.size,
  async choose({ game, settings = {}, view, seat, recall, level, budgetMs, seed, table, open }) {
    const pool = await thinkers.pool();
    const story = await remembered(pool, { game, seat, recall }, log);
    const thought = { game, settings, view: view as Core, seat, level, budgetMs, seed, ...story };
    const at = { ...(table !== undefined && { table }), ...(open && { open }) };
    const chosen = await pool.choose({ ...thought, ...at });
    for (const trouble of chosen.troubles) {
      log.trouble("a computer opponent could not answer", new Error(reasonOf(trouble)), {
        game,
        seat,
        level,
      });
    }
    return { options: chosen.options, by: wayOf(chosen.by), fellBack: chosen.fellBack };
  },
  isTrifle: async (game, prompt) => (await games[game]?.policy())?.isTrifle?.(prompt) ?? false,
  async ponder({ game, settings = {}, view, seat, recall, level, budgetMs, seed, table, signal }) {
    try {
      const pool = await thinkers.pool();
      const story = await remembered(pool, { game, seat, recall }, log);
      const thought = { game, settings, view: view as Core, seat, level, budgetMs, seed, table, ...story };
      pool.ponder(thought, signal);
    } catch (error) {
      log.trouble("a computer opponent could not think on", error, { game, seat, level });
    }
  },
  async judge({ game, settings = {}, view, seat, recall, level, budgetMs, seed }) {
    try {
      const pool = await thinkers.pool();
      const story = await remembered(pool, { game, seat, recall }, log);
      const own = { game, settings, view: view as Core, seat, level, budgetMs, seed, ...story };
      return await pool.judge(own);
    } catch (error) {
      const reason = new Error(reasonOf(error instanceof Error ? error.message : String(error)));
      log.trouble("a computer opponent could not judge a draw", reason, { game, seat, level });
      throw error;
    }
  },
  async hint({ game, settings = {}, view, seat, recall, budgetMs, seed }) {
    const pool = await thinkers.pool();
    const story = await remembered(pool, { game, seat, recall }, log);
    return pool.hint({ game, settings, view: view as Core, seat, budgetMs, seed, ...story });
  },
  close: () => thinkers.close(),
});

/** Opens the server. Throws `Trouble` with what to do about it. */
export async function openServer(serving: Serving): Promise<RunningServer> {
  const { port, host, data, database, policy } = serving;
  const log = openLog(serving.log);
  try {
    return await createServer({
      port,
      host,
      dataDir: data,
      ...(database !== undefined && { databaseAt: database }),
      webRoot: PAGES,
      log,
      policy,
      bots: playerOf(new Thinkers(policy), log),
    });
  } catch (error) {
    throw startTrouble(error, serving);
  }
}
