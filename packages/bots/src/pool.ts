/** Computer opponents for a server: in worker threads, with limits on time and memory, and never without an answer. */
import { type Ask, type Core, Engine, type Option, type Seat, sameOption, stream } from "@westmarch/kernel";
import { Piscina } from "piscina";
import { pick } from "./chance.ts";
import { isBotName, LEVELS, USUAL_MILLISECONDS } from "./levels.ts";
import { Turnstile } from "./turnstile.ts";
import { gamesAt, type RegisteredGame, type Task } from "./worker.ts";

export interface BotPoolOptions {
  /** The module that exports `games`, found by workers and by the pool. */
  readonly registry: URL | string;
  /** How many choices are thought over at the same time. */
  readonly size?: number;
  /** How much memory one worker may use, in megabytes. */
  readonly memory?: number;
  /** How long after its budget a worker is stopped, in milliseconds. */
  readonly grace?: number;
}

export interface Wanted {
  readonly game: string;
  /** What the seat may know: `engine.view`, or the same after JSON. */
  readonly view: Core;
  readonly seat: Seat;
  /** gentle, fair, strong, or any name that `botNamed` knows. */
  readonly level: string;
  /** How long it may think; by default what the level usually takes. */
  readonly budgetMs?: number;
  readonly seed: number;
}

export interface Chosen {
  readonly option: Option;
  /** Who chose: the level asked for, a weaker bot, or `forced` where there was nothing to choose. */
  readonly by: string;
  /** Whether the level asked for failed to answer. */
  readonly fellBack: boolean;
  /** What went wrong, for the log; empty if nothing did. */
  readonly troubles: readonly string[];
}

export interface BotPool {
  /** A legal choice, whatever happens. Rejects only if the seat owes nothing or there is no such game. */
  choose(wanted: Wanted): Promise<Chosen>;
  /** How many choices are being thought over or wait for a free worker. */
  readonly busy: number;
  close(): Promise<void>;
}

const SIZE = 2;
const MEMORY = 256;
const GRACE = 1500;
/** How long the weaker bot that steps in may think. */
const STEP_IN = 300;
/** A deep recursion is a fault, not a plan. */
const STACK = 4;

export function createBotPool(options: BotPoolOptions): BotPool {
  return new WorkerPool(options);
}

class WorkerPool implements BotPool {
  readonly #registry: string;
  readonly #grace: number;
  readonly #workers: Piscina<Task, Option>;
  readonly #turnstile: Turnstile;

  constructor({ registry, size = SIZE, memory = MEMORY, grace = GRACE }: BotPoolOptions) {
    this.#registry = String(registry);
    this.#grace = grace;
    this.#turnstile = new Turnstile(size);
    this.#workers = new Piscina<Task, Option>({
      filename: new URL("./worker.ts", import.meta.url).href,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: STACK },
    });
    // What goes wrong in a worker reaches us through the task it was at; without a listener it would end the process.
    this.#workers.on("error", () => {});
  }

  get busy(): number {
    return this.#turnstile.busy;
  }

  async choose(wanted: Wanted): Promise<Chosen> {
    const entry = (await gamesAt(this.#registry))[wanted.game];
    if (!entry) throw new Error(`there is no game ${wanted.game}`);
    const ask = owed(entry, wanted);
    if (ask.options.length === 1)
      return { option: ask.options[0]!, by: "forced", fellBack: false, troubles: [] };
    const troubles = isBotName(wanted.level) ? [] : [`there is no bot ${wanted.level}`];
    for (const [bot, milliseconds] of this.#attempts(wanted)) {
      try {
        const option = await this.#turnstile.pass(() => this.#ask(wanted, bot, milliseconds));
        const offered = ask.options.find((one) => sameOption(one, option));
        if (offered) return { option: offered, by: bot, fellBack: troubles.length > 0, troubles };
        troubles.push(`${bot} chose ${JSON.stringify(option)}, which was not offered`);
      } catch (error) {
        troubles.push(`${bot}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return {
      option: pick(ask.options, stream(wanted.seed)),
      by: "random",
      fellBack: wanted.level !== "random",
      troubles,
    };
  }

  /** Who is asked, one after the other. */
  #attempts({ level, budgetMs }: Wanted): [bot: string, milliseconds: number][] {
    if (level === "random") return [];
    const known = LEVELS.find((one) => one === level);
    const milliseconds = budgetMs ?? (known ? USUAL_MILLISECONDS[known] : USUAL_MILLISECONDS.strong);
    const asked: [string, number] = [isBotName(level) ? level : "fair", milliseconds];
    return level === "greedy" ? [asked] : [asked, ["greedy", STEP_IN]];
  }

  /** One bot in one worker, which is stopped if it does not answer in time. */
  async #ask({ game, view, seat, seed }: Wanted, bot: string, milliseconds: number): Promise<Option> {
    const limit = milliseconds + this.#grace;
    const stopped = new AbortController();
    const timer = setTimeout(() => stopped.abort(), limit);
    try {
      const task: Task = { registry: this.#registry, game, view, seat, bot, milliseconds, seed };
      return await this.#workers.run(task, { signal: stopped.signal });
    } catch (error) {
      throw stopped.signal.aborted ? new Error(`no answer within ${limit} ms`, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    return this.#workers.destroy();
  }
}

function owed({ game }: RegisteredGame, { view, seat }: Wanted): Ask {
  const ask = new Engine(game).askOf(view, seat);
  if (!ask) throw new Error(`seat ${seat} owes nothing`);
  return ask;
}
