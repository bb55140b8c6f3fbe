import type { Ask, Option, Seat } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";

/** What a computer player is asked. `view` is all it may know. */
export interface BotQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly level: Level;
  readonly budgetMs: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

export interface BotAnswer {
  readonly option: Option;
  readonly by: "search" | "greedy" | "random";
  /** A weaker way of playing had to stand in. */
  readonly fellBack: boolean;
}

/** Whoever plays the computer seats: a pool of workers, or a fake in tests. May hang, throw or answer nonsense. */
export interface BotPlayer {
  choose(question: BotQuestion): Promise<BotAnswer>;
  close?(): Promise<void>;
}

/** A question as the table puts it, and the version it is asked at. */
export type BotTurn = Omit<BotQuestion, "budgetMs" | "seed" | "signal"> & { readonly version: number };

/** What a computer player's turn needs of its table. */
export interface BotTable {
  /** What it owes now, or null. */
  question(seat: Seat): BotTurn | null;
  /** Makes the choice. `moved`: it owes something else by now; `failed`: nothing can be stored at the moment. */
  play(turn: BotTurn, option: Option): Promise<"played" | "refused" | "moved" | "failed">;
  fellBack(seat: Seat, to: string): void;
}

/**
 * How long choices took of late. A lone option takes no thought; when the server is so busy that thinking outlasts the
 * pace, it waits as long as another choice would have, so that its quickness does not give it away.
 */
export class Durations {
  readonly #recent = new Map<Level, number[]>();

  note(level: Level, milliseconds: number): void {
    const known = this.#recent.get(level) ?? [];
    this.#recent.set(level, [...known.slice(-7), milliseconds]);
  }

  /** One of the last, at random; 0 where nothing is known. */
  any(level: Level, random: (sides: number) => number): number {
    const known = this.#recent.get(level);
    return known ? known[random(known.length)]! : 0;
  }
}

export interface BotTiming {
  readonly durations: Durations;
  readonly pace: Readonly<Record<Level, { readonly answer: number; readonly think: number }>>;
  readonly patience: number;
  /** One of so many, for the last resort. */
  readonly random: (sides: number) => number;
  /** How each turn went, for metrics. */
  readonly report: (by: string, fellBack: boolean) => void;
}

/** The waits between tries while nothing can be stored. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * One computer seat at one table. Answers are made known at a fixed pace, so that neither how many options there are
 * nor how hard they are shows. Whatever the player behind it does, the turn is played.
 */
export class BotTurns {
  readonly #player: BotPlayer;
  readonly #table: BotTable;
  readonly #timing: BotTiming;
  readonly #running = new Map<Seat, AbortController>();
  #ended = false;

  constructor(player: BotPlayer, table: BotTable, timing: BotTiming) {
    this.#player = player;
    this.#table = table;
    this.#timing = timing;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** Plays for this seat until it owes nothing, unless that is already going on. */
  start(seat: Seat): void {
    if (this.#ended || this.#running.has(seat)) return;
    const stop = new AbortController();
    this.#running.set(seat, stop);
    // `#turns` handles everything that can go wrong with a player; what is left is a defect and may be loud.
    void this.#turns(seat, stop.signal).finally(() => {
      if (this.#running.get(seat) === stop) this.#running.delete(seat);
    });
  }

  /** Plays no more. */
  end(): void {
    this.#ended = true;
    this.stop();
  }

  /** Drops what is being thought over: the table no longer stands where it stood. */
  stop(): void {
    for (const running of this.#running.values()) running.abort();
    this.#running.clear();
  }

  async #turns(seat: Seat, signal: AbortSignal): Promise<void> {
    let again = FIRST_WAIT;
    while (!signal.aborted) {
      const turn = this.#table.question(seat);
      if (!turn) return;
      const pace = this.#timing.pace[turn.level];
      const { durations, random } = this.#timing;
      const lone = turn.ask.options.length === 1;
      const wait = lone ? Math.max(pace.answer, durations.any(turn.level, random)) : pace.answer;
      const paced = pause(wait, signal);
      const began = performance.now();
      const answer = await this.#think(turn, pace.think, signal);
      if (!lone) durations.note(turn.level, performance.now() - began);
      await paced;
      if (signal.aborted) return;
      if (answer.fellBack) this.#table.fellBack(seat, answer.by);
      this.#timing.report(answer.by, answer.fellBack);
      const outcome = await this.#play(turn, answer);
      if (outcome === "failed") {
        await pause(again, signal);
        again = Math.min(again * 2, LONGEST_WAIT);
      } else again = FIRST_WAIT;
    }
  }

  async #play(turn: BotTurn, answer: BotAnswer): Promise<"played" | "moved" | "failed"> {
    const first = await this.#table.play(turn, answer.option);
    if (first !== "refused") return first;
    // Nonsense from the player: any option will do, tried in an order of their own.
    this.#table.fellBack(turn.seat, "random");
    const left = [...turn.ask.options];
    while (left.length > 0) {
      const [option] = left.splice(this.#timing.random(left.length), 1);
      const outcome = await this.#table.play(turn, option!);
      if (outcome !== "refused") return outcome;
    }
    return "failed";
  }

  async #think(turn: BotTurn, budgetMs: number, signal: AbortSignal): Promise<BotAnswer> {
    const hung = new AbortController();
    const timer = setTimeout(() => hung.abort(), budgetMs + this.#timing.patience);
    const either = AbortSignal.any([signal, hung.signal]);
    try {
      const seed = this.#timing.random(2 ** 31);
      const { version: _, ...question } = turn;
      const asked = this.#player.choose({ ...question, budgetMs, seed, signal: either });
      return await Promise.race([asked, aborted(either)]);
    } catch {
      // Why it failed is the pool's to log; here the game goes on.
      const { options } = turn.ask;
      return { option: options[this.#timing.random(options.length)]!, by: "random", fellBack: true };
    } finally {
      clearTimeout(timer);
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, milliseconds);
    const cut = () => {
      clearTimeout(timer);
      done();
    };
    signal.addEventListener("abort", cut, { once: true });
  });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
