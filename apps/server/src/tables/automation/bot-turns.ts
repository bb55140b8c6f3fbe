import type { Option, Seat } from "@westmarch/kernel";
import type { Ticket } from "@westmarch/players/fair-semaphore";
import type { BotAnswer, BotPlayer, BotPosition, BotQuestion } from "@westmarch/players/port";
import type { Level } from "@westmarch/protocol";
import type { Pace } from "../../platform/policy.ts";
import type { BotScheduler } from "./bot-scheduler.ts";

type Limits = "budgetMs" | "seed" | "signal" | "enough" | "table";

/** A question as the table puts it, the version it is asked at, and whether no player waits for the answer (a set-up). */
export type BotTurn = Omit<BotQuestion, Limits> & {
  readonly version: number;
  readonly ownPace: boolean;
  readonly open: boolean;
};

/** Where a computer player stands, as the table puts it. */
export type BotOffer = Omit<BotPosition, Limits>;

/** What a computer player's turn needs of its table. */
export interface BotTable {
  /** What it owes now, or null. */
  question(seat: Seat): BotTurn | null;
  /** Makes the choice. `moved`: it owes something else by now; `failed`: nothing can be stored at the moment. */
  play(turn: BotTurn, options: readonly Option[]): Promise<"played" | "refused" | "moved" | "failed">;
  /** What it may think on about while people choose, or null: no player chooses, or nothing comes after. */
  meanwhile(seat: Seat): BotOffer | null;
  /** The offer of a draw that waits for its answer, or null. */
  offer(seat: Seat): BotOffer | null;
  /** Accepts or declines a draw. */
  answer(seat: Seat, accept: boolean): Promise<"played" | "moved" | "failed">;
  fellBack(seat: Seat, to: string): void;
}

/**
 * How long choices took of late, by kinds of choices that pass for one another. A lone option takes no thought; when the server is so busy that thinking outlasts the
 * pace, it waits as long as another choice would have, so that its quickness does not give it away.
 */
export class RecentDurations {
  readonly #recent = new Map<string, number[]>();

  note(kind: string, milliseconds: number): void {
    const known = this.#recent.get(kind) ?? [];
    this.#recent.set(kind, [...known.slice(-7), milliseconds]);
  }

  /** One of the last, at random; 0 where nothing is known. */
  any(kind: string, random: (sides: number) => number): number {
    const known = this.#recent.get(kind);
    return known ? known[random(known.length)] : 0;
  }
}

export interface BotTiming {
  readonly durations: RecentDurations;
  readonly pace: Readonly<Record<Level, Pace>>;
  /** Milliseconds after which a choice at its own pace is made known, at most. */
  readonly ownPace: number;
  /** Milliseconds after which a choice is made known at least where every player knows what the chooser knows. */
  readonly openPace: number;
  /** Milliseconds for which it thinks on while people choose, at most; 0: it does not. */
  readonly pondering: number;
  readonly scheduler: BotScheduler;
  /** Where this table stands among those that wait to think. */
  readonly ticket: () => Ticket;
  /** How long it may think of the milliseconds that it would like to. */
  readonly grant: (milliseconds: number) => Promise<number>;
  /** One of so many, for the last resort. */
  readonly random: (sides: number) => number;
  /** How each turn went, for metrics. */
  readonly report: (by: string, fellBack: boolean) => void;
}

/** A computer player takes a draw where it expects less than this from playing on, a little under the half that a draw is worth. */
const DRAWN = 0.45;
/** What playing on is worth to a computer that cannot judge. */
const CONTENT = 1;

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
  /** Thoughts that go on while people choose. */
  readonly #pondering = new Map<Seat, AbortController>();
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
    for (const thoughts of [this.#running, this.#pondering]) {
      for (const one of thoughts.values()) one.abort();
      thoughts.clear();
    }
  }

  async #turns(seat: Seat, signal: AbortSignal): Promise<void> {
    let again = FIRST_WAIT;
    while (!signal.aborted) {
      const offer = this.#table.offer(seat);
      const turn = offer ? null : this.#table.question(seat);
      const outcome = offer ? await this.#answer(offer, signal) : turn && (await this.#turn(turn, signal));
      if (outcome === null) return this.#ponder(seat);
      if (outcome === "failed") {
        await pause(again, signal);
        again = Math.min(again * 2, LONGEST_WAIT);
      } else again = FIRST_WAIT;
    }
  }

  /** It owes nothing: it goes on thinking about what it may owe next. */
  #ponder(seat: Seat): void {
    const budgetMs = this.#timing.pondering;
    const position = budgetMs > 0 && this.#player.ponder ? this.#table.meanwhile(seat) : null;
    if (!position) return;
    const stop = new AbortController();
    this.#pondering.set(seat, stop);
    const seed = this.#timing.random(2 ** 31);
    const { table } = this.#timing.ticket();
    this.#player.ponder?.({ ...position, budgetMs, seed, signal: stop.signal, table });
  }

  /** Accepts a draw where it has less to hope for from playing on. A computer that cannot judge plays on. */
  async #answer(offer: BotOffer, signal: AbortSignal): Promise<string> {
    const pace = this.#timing.pace[offer.level];
    const paced = pause(pace.answer, signal);
    const budgetMs = await this.#timing.grant(pace.think);
    const seed = this.#timing.random(2 ** 31);
    const { scheduler, ticket } = this.#timing;
    const judged = async (milliseconds: number, either: AbortSignal, enough: AbortSignal) =>
      this.#player.judge?.({ ...offer, budgetMs: milliseconds, seed, signal: either, enough }) ?? CONTENT;
    const worth = await scheduler.within(ticket(), budgetMs, signal, judged).catch(() => CONTENT);
    await paced;
    return signal.aborted ? "moved" : this.#table.answer(offer.seat, worth < DRAWN);
  }

  async #turn(turn: BotTurn, signal: AbortSignal): Promise<string> {
    const { durations, random, report } = this.#timing;
    const { answer: usual, think } = this.#timing.pace[turn.level];
    // A computer that cannot say so takes its time.
    const trifle = (await this.#player.isTrifle?.(turn.game, turn.ask.prompt).catch(() => false)) ?? false;
    const isQuick = turn.open || trifle;
    const longest = Math.min(usual, this.#least(turn.ownPace, isQuick));
    const kind = [turn.level, turn.ownPace, this.#timing.ticket().show].join();
    const lone = turn.ask.options.length === 1;
    const paced = pause(lone && !isQuick ? Math.max(longest, durations.any(kind, random)) : longest, signal);
    const began = performance.now();
    const liked = turn.ownPace ? Math.max(1, Math.min(think, this.#timing.ownPace)) : think;
    const budget = lone ? liked : await this.#timing.grant(liked);
    const answer = await this.#think(turn, budget, signal);
    if (!lone && !isQuick) durations.note(kind, performance.now() - began);
    await paced;
    if (signal.aborted) return "moved";
    if (answer.fellBack) this.#table.fellBack(turn.seat, answer.by);
    report(answer.by, answer.fellBack);
    return this.#play(turn, answer);
  }

  /** The pause before its answer where a short one gives nothing away; infinite elsewhere. */
  #least(ownPace: boolean, isQuick: boolean): number {
    const { ownPace: own, openPace } = this.#timing;
    return Math.min(ownPace ? own : Number.POSITIVE_INFINITY, isQuick ? openPace : Number.POSITIVE_INFINITY);
  }

  async #play(turn: BotTurn, answer: BotAnswer): Promise<"played" | "moved" | "failed"> {
    const first = await this.#table.play(turn, answer.options);
    if (first !== "refused") return first;
    // The player answered no legal choice: any option will do, tried in random order.
    this.#table.fellBack(turn.seat, "random");
    const left = [...turn.ask.options];
    while (left.length > 0) {
      const [option] = left.splice(this.#timing.random(left.length), 1);
      const outcome = await this.#table.play(turn, [option]);
      if (outcome !== "refused") return outcome;
    }
    return "failed";
  }

  async #think(turn: BotTurn, budgetMs: number, signal: AbortSignal): Promise<BotAnswer> {
    const seed = this.#timing.random(2 ** 31);
    const { version: _, ownPace: __, ...question } = turn;
    const { scheduler, ticket } = this.#timing;
    // A lone option needs no thought, and takes no place.
    const place = turn.ask.options.length === 1 ? null : ticket();
    try {
      return await scheduler.within(place, budgetMs, signal, (milliseconds, either, enough) =>
        this.#player.choose({
          ...question,
          budgetMs: milliseconds,
          seed,
          signal: either,
          enough,
          table: ticket().table,
        }),
      );
    } catch {
      // Why it failed is the pool's to log; here the game goes on.
      const { options } = turn.ask;
      return { options: [options[this.#timing.random(options.length)]], by: "random", fellBack: true };
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
