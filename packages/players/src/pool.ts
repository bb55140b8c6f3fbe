/** Computer opponents for a server: in worker threads, with limits on time and memory, and never without an answer. */
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { type Chosen, chosenBy, type Wanted } from "@westmarch/bots/fallback-chain";
import type { Hint } from "@westmarch/bots/hint";
import { isEndedByTime, USUAL_MILLISECONDS } from "@westmarch/bots/levels";
import { gamesAt, type RegisteredGame } from "@westmarch/bots/registered-games";
import { decide, together } from "@westmarch/bots/search/findings";
import type { Resolve } from "@westmarch/bots/thought";
import { type Ask, Engine, type Option, seedOf, stream } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { Piscina } from "piscina";
import { abortAfter, aborted } from "./abort-after.ts";
import { FairSemaphore, type Permit } from "./fair-semaphore.ts";
import { HELPER_SHARE, type HelperSearch, ParallelSearch } from "./parallel-search.ts";
import { type Pondering, PonderingPool } from "./pondering.ts";
import type { PuzzleQuestion } from "./port.ts";
import type { PonderTask, PuzzleTask, Task } from "./worker.ts";

/** What a pool of workers needs. */
export interface BotPoolOptions {
  /** The module that exports `games`, found by workers and by the pool. */
  readonly registry: URL | string;
  /** How many choices are thought over at the same time. */
  readonly size?: number;
  /** How many threads may think about one choice while the others are free. By default one, without helpers. */
  readonly together?: number;
  /** How much memory one worker may use, in megabytes. */
  readonly memory?: number;
  /** How long after its budget a worker is stopped, in milliseconds. */
  readonly grace?: number;
  /**
   * How long one waits, in milliseconds, for a worker to start and to load its game. It is not stopped then, but loads on for
   * the next question: stopped, it would have to begin anew, and on a slow machine never be ready.
   */
  readonly preparing?: number;
}

/** A thought that may be told to make do with what it has found, by a signal. */
export interface Interruptible extends Wanted {
  readonly enough?: AbortSignal;
}

/** Threads in which bots think, with limits on time and memory. */
export interface BotPool {
  /** A legal choice, whatever happens. Rejects only if the seat owes nothing or there is no such game. */
  choose(wanted: Interruptible): Promise<Chosen>;
  /** What the position is worth to the seat, 0 … 1, by the game's own policy. Rejects if that fails or takes too long. */
  judge(wanted: Interruptible): Promise<number>;
  /** What the computer would choose in the seat's place, and why. Rejects if that fails or takes too long. */
  hint(wanted: Omit<Interruptible, "level">): Promise<Hint>;
  /**
   * Thinks on from what the seat may know while others choose, for `budgetMs` at most, in a thread that is free, and
   * keeps what it finds for the next choice of that seat at that table. Only for bots that time alone ends; others are as strong
   * without it. Until the signal says that it is of no use any more.
   */
  ponder(wanted: Wanted & { readonly table: string }, signal: AbortSignal): void;
  /** The puzzle of a moment; null: it is none, or it was told to give up. Rejects if that fails or takes too long. */
  puzzle(wanted: PuzzleQuestion): Promise<KeptPuzzle | null>;
  /** Whether this game's computers make something of what a seat has heard. */
  remembers(game: string): Promise<boolean>;
  /** How many thoughts are being thought over or wait for a free worker. */
  readonly busy: number;
  close(): Promise<void>;
}

/** What a worker answers: what to play, what a position is worth, a hint, a puzzle, or nothing where it was stopped or found none. */
type Thought = Resolve | number | Hint | KeptPuzzle | null;

/** What runs in a worker, by the name of its function there. */
type Work = "default" | "judgement" | "advice" | "ponder" | "puzzle";

type AnyTask = Task | PonderTask | PuzzleTask;

const SIZE = 2;
const MEMORY = 256;
/**
 * Megabytes for what has just been made. Left to itself, Node may move more than its reserve of 16 MB out of there in one
 * go, and a thread that runs out of memory then takes the whole process with it.
 */
const YOUNG = 32;
const GRACE = 1500;
/** A thread starts within half a second; on a machine with much else to do, it may take fifty times as long. */
const PREPARING = 25_000;
/** A thread that has not loaded its game after so many times as long never will. */
const NEVER = 10;
/** A deep recursion is a fault, not a plan. */
const STACK = 4;

/** Starts the threads of a pool. */
export function createBotPool(options: BotPoolOptions): BotPool {
  return new WorkerPool(options);
}

class WorkerPool implements BotPool {
  readonly #registry: string;
  readonly #grace: number;
  readonly #preparing: number;
  readonly #together: number;
  readonly #workers: Piscina<AnyTask, Thought>;
  readonly #semaphore: FairSemaphore;
  readonly #pondering: PonderingPool;

  constructor(options: BotPoolOptions) {
    const {
      registry,
      size = SIZE,
      memory = MEMORY,
      grace = GRACE,
      preparing = PREPARING,
      together = 1,
    } = options;
    this.#registry = String(registry);
    this.#grace = grace;
    this.#preparing = preparing;
    this.#together = together;
    this.#semaphore = new FairSemaphore(size);
    this.#pondering = new PonderingPool(this.#semaphore, grace);
    this.#workers = new Piscina<AnyTask, Thought>({
      filename: new URL("./worker.ts", import.meta.url).href,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: 1,
      resourceLimits: {
        maxOldGenerationSizeMb: memory,
        maxYoungGenerationSizeMb: YOUNG,
        stackSizeMb: STACK,
      },
    });
    // What goes wrong in a worker reaches us through the task it was at; without a listener it would end the process.
    this.#workers.on("error", () => {});
  }

  get busy(): number {
    return this.#semaphore.busy;
  }

  async choose(wanted: Interruptible): Promise<Chosen> {
    const entry = (await gamesAt(this.#registry))[wanted.game];
    if (!entry) throw new Error(`there is no game ${wanted.game}`);
    const ask = owed(entry, wanted);
    const troubles: string[] = [];
    const chosen = await chosenBy(wanted, ask, (bot, milliseconds) => {
      const whose = whoseIs(wanted);
      const pondering = bot === wanted.level && whose !== null ? this.#pondering.claim(whose) : null;
      const thought = { wanted, bot, milliseconds, pondering, troubles };
      return this.#semaphore.run((_crowd, permit) => this.#resolve(permit, thought));
    });
    return { ...chosen, troubles: [...chosen.troubles, ...troubles] };
  }

  /**
   * One thought. Where only time ends it, helpers think about the same in permits that are free, and what all found is put
   * together. Where iterations end it, it stays with one: so it is the same however much else there is to do.
   */
  async #resolve(permit: Permit, thought: Considered): Promise<readonly Option[]> {
    const { wanted, bot, milliseconds, troubles } = thought;
    const help: HelperSearch = async (n, stop) => {
      const other = { ...wanted, seed: seedOf("helper", wanted.seed, n) };
      return resolveOf(await this.#ask("default", other, bot, HELPER_SHARE * milliseconds, stop)).findings;
    };
    const helpers = isEndedByTime(bot)
      ? new ParallelSearch(permit, this.#together - 1, milliseconds, help)
      : null;
    try {
      const pondered = await ponderedOn(thought);
      const own = pondered ?? resolveOf(await this.#ask("default", wanted, bot, milliseconds));
      helpers?.stop();
      const others = own.findings && (await helpers?.findings());
      if (!own.findings || !others || others.length === 0) return own.options;
      const { lines, mixed } = together([own.findings, ...others]);
      return [decide(lines, mixed, stream(seedOf("together", wanted.seed)))];
    } finally {
      helpers?.stop();
      await helpers?.findings();
      if (helpers) troubles.push(...helpers.troubles);
    }
  }

  ponder(wanted: Wanted & { readonly table: string }, signal: AbortSignal): void {
    const whose = whoseIs(wanted);
    const milliseconds = wanted.budgetMs ?? 0;
    if (whose === null || milliseconds <= 0 || signal.aborted) return;
    const { game, settings, view, seat, heard, seed, level: bot } = wanted;
    const stop = this.#pondering.begin(whose, async (told, bell, stopped) => {
      const own = { game, view, seat, bot, milliseconds, seed, ...(settings && { settings }) };
      const task: PonderTask = {
        registry: this.#registry,
        ...own,
        ...(heard && { heard }),
        begun: told,
        bell,
      };
      const work: Work = "ponder";
      const outcome = await this.#workers.run(task, { name: work, signal: stopped, transferList: [told] });
      return outcome === null ? null : resolveOf(outcome);
    });
    if (stop) signal.addEventListener("abort", stop, { once: true });
  }

  async remembers(game: string): Promise<boolean> {
    const policy = await (await gamesAt(this.#registry))[game]?.policy();
    return policy?.believe !== undefined;
  }

  async judge(wanted: Interruptible): Promise<number> {
    const milliseconds = wanted.budgetMs ?? USUAL_MILLISECONDS.fair;
    const worth = await this.#semaphore.run(() => this.#ask("judgement", wanted, wanted.level, milliseconds));
    if (typeof worth !== "number") throw new Error("a judgement is a number");
    return worth;
  }

  async hint(wanted: Omit<Interruptible, "level">): Promise<Hint> {
    const milliseconds = wanted.budgetMs ?? USUAL_MILLISECONDS.strong;
    const thought = await this.#semaphore.run(() =>
      this.#ask("advice", { ...wanted, level: "strong" }, "strong", milliseconds),
    );
    if (thought === null || typeof thought === "number" || !("option" in thought))
      throw new Error("a hint says why");
    return thought;
  }

  async puzzle({ name, budgetMs, enough, ...wanted }: PuzzleQuestion): Promise<KeptPuzzle | null> {
    const stop = stopAt(enough);
    const found = await this.#semaphore.run(() =>
      this.#within("puzzle", budgetMs, (begun) => ({
        ...{ registry: this.#registry, puzzle: name, begun, ...wanted },
        ...(stop && { stop }),
      })),
    );
    if (found !== null && (typeof found === "number" || !("line" in found)))
      throw new Error("a puzzle has an answer");
    return found;
  }

  /** One thought in one worker, which is stopped if it does not answer in time. */
  #ask(
    name: Work,
    wanted: Interruptible,
    bot: string,
    milliseconds: number,
    stop = stopAt(wanted.enough),
  ): Promise<Thought> {
    const { game, settings, view, seat, heard: story, seed, open = false } = wanted;
    return this.#within(name, milliseconds, (begun): Task => {
      const own = { game, view, seat, bot, milliseconds, seed, open, begun, ...(settings && { settings }) };
      const rest = { ...(story && { heard: story }), ...(stop && { stop }) };
      return { registry: this.#registry, ...own, ...rest };
    });
  }

  /** A task that says when it begins, in one worker, which is stopped if it takes much longer than so many milliseconds from then on. */
  async #within(name: Work, milliseconds: number, taskOf: (begun: MessagePort) => AnyTask): Promise<Thought> {
    const { port1: heard, port2: begun } = new MessageChannel();
    const [stopped, late] = [new AbortController(), new AbortController()];
    const waited = abortAfter(this.#preparing, late);
    let spare = abortAfter(NEVER * this.#preparing, stopped);
    const spareBoth = () => {
      waited();
      spare();
    };
    heard.once("message", () => {
      spareBoth();
      spare = abortAfter(milliseconds + this.#grace, stopped);
    });
    const task = this.#workers
      .run(taskOf(begun), { name, signal: stopped.signal, transferList: [begun] })
      .finally(() => {
        spareBoth();
        heard.close();
      });
    try {
      return await Promise.race([task, aborted(late.signal)]);
    } catch (error) {
      throw stopped.signal.aborted ? stopped.signal.reason : error;
    }
  }

  close(): Promise<void> {
    return this.#workers.destroy();
  }
}

/**
 * The key of a thought that may go on while others choose: its table, seat and level; null where not only time ends the
 * thought.
 */
const whoseIs = ({ table, seat, level }: Wanted): string | null =>
  table !== undefined && isEndedByTime(level) ? `${table}/${seat}/${level}` : null;

/** A choice being thought over. */
interface Considered {
  readonly wanted: Interruptible;
  readonly bot: string;
  readonly milliseconds: number;
  /** The thought about it that went on while others chose. */
  readonly pondering: Pondering | null;
  /** Gathers what went wrong on the way. */
  readonly troubles: string[];
}

/** Lets the thought that went on while others chose decide, if it can. */
async function ponderedOn({
  wanted,
  milliseconds,
  pondering,
  troubles,
}: Considered): Promise<Resolve | null> {
  try {
    const { view, heard, seed, open = false } = wanted;
    const stop = stopAt(wanted.enough);
    const rest = { ...(heard && { heard }), ...(stop && { stop }) };
    return (await pondering?.decide({ view, ...rest, milliseconds, seed, open })) ?? null;
  } catch (error) {
    troubles.push(`pondering: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** What tells a thread to make do with what it has found, when the signal says so. */
function stopAt(enough: AbortSignal | undefined): SharedArrayBuffer | undefined {
  if (!enough) return undefined;
  const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const tell = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
  if (enough.aborted) tell();
  else enough.addEventListener("abort", tell, { once: true });
  return stop;
}

function resolveOf(thought: Thought): Resolve {
  if (thought === null || typeof thought === "number" || !("options" in thought))
    throw new Error("a choice is a list of options");
  return thought;
}

function owed({ game }: RegisteredGame, { settings, view, seat }: Wanted): Ask {
  game.takeIn?.(settings ?? {});
  const ask = new Engine(game).askOf(view, seat);
  if (!ask) throw new Error(`seat ${seat} owes nothing`);
  return ask;
}
