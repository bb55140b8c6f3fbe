/** The table server as this program runs it. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type BotPool, createBotPool } from "@westmarch/bots/pool";
import type { Core } from "@westmarch/kernel";
import {
  type BotAnswer,
  type BotPlayer,
  createServer,
  type Log,
  openLog,
  type Policy,
  type RunningServer,
} from "@westmarch/server";
import { messageOf, Trouble } from "./trouble.ts";

const PAGES = join(import.meta.dirname, "../../web/dist");

/** Threads for computer opponents: one processor stays free for the tables. */
const THINKERS = Math.min(4, Math.max(1, availableParallelism() - 1));

export interface Serving {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly log: string;
  readonly policy: Partial<Policy>;
}

/** What a system error at the start means to the person who started it. */
function startTrouble(error: unknown, { port, host, data }: Serving): Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new Trouble(`port ${port} is taken; choose another with --port, or 0 for any that is free`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new Trouble(`this machine has no address ${host}; --host 0.0.0.0 listens on all it has`);
    case "EACCES":
      return new Trouble(`not allowed to listen on port ${port} or to write to ${data}: ${messageOf(error)}`);
    default:
      return new Trouble(messageOf(error), { cause: error });
  }
}

/** How a bot of that name thinks, for the server's figures. */
const wayOf = (by: string): BotAnswer["by"] => {
  if (by === "random") return "random";
  return by === "greedy" || by === "gentle" ? "greedy" : "search";
};

/** Why a bot failed, without its words: they may tell what its seat holds. */
const reasonOf = (trouble: string): string => (trouble.includes("no answer within") ? "too slow" : "failed");

/** The pool of workers as the server asks it. */
const playerOf = (pool: BotPool, log: Log): BotPlayer => ({
  async choose({ game, view, seat, level, budgetMs, seed }) {
    const chosen = await pool.choose({ game, view: view as Core, seat, level, budgetMs, seed });
    for (const trouble of chosen.troubles) {
      log.trouble("a computer opponent could not answer", new Error(reasonOf(trouble)), {
        game,
        seat,
        level,
      });
    }
    return { option: chosen.option, by: wayOf(chosen.by), fellBack: chosen.fellBack };
  },
  close: () => pool.close(),
});

/** Opens the server. Throws `Trouble` with what to do about it. */
export async function openServer(serving: Serving): Promise<RunningServer> {
  const { port, host, data, policy } = serving;
  const log = openLog(serving.log);
  const pool = createBotPool({ registry: import.meta.resolve("@westmarch/registry"), size: THINKERS });
  try {
    return await createServer({
      port,
      host,
      dataDir: data,
      webRoot: PAGES,
      log,
      policy,
      bots: playerOf(pool, log),
    });
  } catch (error) {
    await pool.close();
    throw startTrouble(error, serving);
  }
}
