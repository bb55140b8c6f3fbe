/** What runs in a worker thread of the pool: one choice of one bot. A worker gets a view, and nothing else of a game. */
import { performance } from "node:perf_hooks";
import { type AnyGame, type Core, Engine, type Option, type Seat, stream } from "@westmarch/kernel";
import { botNamed } from "./levels.ts";
import type { Policy } from "./types.ts";

/** What a module must export for its games to be played in workers. */
export interface Registry {
  readonly games: Readonly<Record<string, RegisteredGame>>;
}

export interface RegisteredGame {
  readonly game: AnyGame;
  policy(): Promise<Policy<Core>>;
}

/** A choice to be thought over. */
export interface Task {
  /** Address of the module that exports the games. */
  readonly registry: string;
  readonly game: string;
  readonly view: Core;
  readonly seat: Seat;
  /** A name that `botNamed` knows. */
  readonly bot: string;
  readonly milliseconds: number;
  readonly seed: number;
}

/** The games of a registry module. */
export async function gamesAt(registry: string): Promise<Registry["games"]> {
  const module: Partial<Registry> = await import(registry);
  if (!module.games) throw new Error(`${registry} exports no games`);
  return module.games;
}

export default async function answer(task: Task): Promise<Option> {
  const entry = (await gamesAt(task.registry))[task.game];
  if (!entry) throw new Error(`there is no game ${task.game}`);
  const engine = new Engine(entry.game);
  const bot = botNamed(engine, await entry.policy(), task.bot, task.milliseconds);
  if (!bot) throw new Error(`there is no bot ${task.bot}`);
  if (bot.seesAll) throw new Error(`${task.bot} sees what is hidden and plays at no table`);
  const ask = engine.askOf(task.view, task.seat);
  if (!ask) throw new Error(`seat ${task.seat} owes nothing`);
  const now = () => performance.now();
  return bot.choose(task.view, task.seat, ask, {
    random: stream(task.seed),
    now,
    milliseconds: task.milliseconds,
  });
}
