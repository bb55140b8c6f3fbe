import type { Advice, Hint } from "@westmarch/bots";
import { type Chosen, chosenBy, type Wanted } from "@westmarch/bots/fallback-chain";
import type { Ask, Core, Heard, Option, Seat, Settings } from "@westmarch/kernel";
import type { Answer, Wish } from "./messages.ts";

/** A choice, and what the seat that made it could know. */
export interface MadeChoice {
  readonly view: Core;
  readonly seat: Seat;
  /** What that seat had heard by then. */
  readonly heard: readonly Heard[];
  readonly chosen: Option;
}

/** Who asks for a hint, and what that seat may know. */
export interface HintOf extends Pick<Wanted, "game" | "view" | "seat" | "heard" | "seed"> {
  readonly settings: Settings;
}

/** Milliseconds in which the worker and its game must be here. */
const PREPARING = 20_000;
/** Milliseconds after its time at which a thought is given up. */
const GRACE = 3000;
/** Milliseconds in which it judges what an offer is worth. */
const JUDGING = 500;
/** Milliseconds that a hint is thought over. */
const HINTING = 1500;
/** Milliseconds that a look at one position may take. */
const LOOK = 30_000;

type Told = Exclude<Answer, { readonly begun: true }>;
/** `Omit` of each of several. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

interface Question {
  readonly id: number;
  readonly heard: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

/** A computer beside the page: one thought at a time. It is begun anew where it does not answer. */
export class Computer {
  #worker: Worker | null = null;
  #question: Question | null = null;
  #last = 0;

  /** A legal choice, whatever happens. Rejects when the signal says that the caller no longer waits. */
  async choose(wanted: Wanted, ask: Ask, signal: AbortSignal): Promise<Chosen> {
    const { game, settings = {}, view, seat, heard, seed } = wanted;
    const stop = () => this.stop();
    signal.addEventListener("abort", stop, { once: true });
    try {
      return await chosenBy(
        wanted,
        ask,
        async (bot, milliseconds) => {
          const answer = await this.#ask(
            { want: "choice", game, settings, view, seat, ...(heard && { heard }), bot, milliseconds, seed },
            milliseconds + GRACE,
          );
          if (!("options" in answer)) throw new Error("a choice is a list of options");
          return answer.options;
        },
        signal,
      );
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** What a position is worth to each seat, 0 … 1. Rejects where that cannot be told. */
  async outlook(game: string, settings: Settings, state: Core, games: number, seed: number) {
    const answer = await this.#ask({ want: "outlook", game, settings, state, games, seed }, LOOK);
    if (!("values" in answer)) throw new Error("an outlook is a list of values");
    return answer.values;
  }

  /** What playing on is worth to a seat, 0 … 1, as far as its view tells. Rejects where that cannot be told. */
  async worth(
    of: Pick<Wanted, "game" | "view" | "seat" | "heard" | "seed"> & { settings: Settings },
    signal: AbortSignal,
  ) {
    const stop = () => this.stop();
    signal.addEventListener("abort", stop, { once: true });
    try {
      const answer = await this.#ask({ ...of, want: "worth", milliseconds: JUDGING }, JUDGING + GRACE);
      if (!("values" in answer)) throw new Error("a judgement is a value");
      return answer.values[0] ?? 1;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** What it would choose in a seat's place, by what that seat may know, and why. Rejects where it cannot tell. */
  async hint(of: HintOf): Promise<Hint> {
    const answer = await this.#ask({ ...of, want: "hint", milliseconds: HINTING }, HINTING + GRACE);
    if (!("hint" in answer)) throw new Error("a hint is a choice with its reason");
    return answer.hint;
  }

  /** What it would have chosen in the place of that seat. Rejects where it cannot tell. */
  async advise(
    game: string,
    settings: Settings,
    made: MadeChoice,
    games: number,
    seed: number,
  ): Promise<Advice> {
    const answer = await this.#ask({ want: "advice", game, settings, ...made, games, seed }, LOOK);
    if (!("advice" in answer)) throw new Error("advice is a choice with its reason");
    return answer.advice;
  }

  /** Gives up what is being thought over. */
  stop(): void {
    const question = this.#question;
    if (!question) return;
    this.#end();
    question.failed(new Error("stopped"));
  }

  close(): void {
    this.stop();
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#question = null;
  }

  #begun(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      if (data.id === this.#question?.id) this.#question.heard(data);
    });
    worker.addEventListener("error", ({ message }) => {
      const question = this.#question;
      this.#end();
      question?.failed(new Error(message || "the computer could not be fetched"));
    });
    this.#worker = worker;
    return worker;
  }

  #ask(wish: Without<Wish, "id">, within: number): Promise<Told> {
    this.stop();
    const worker = this.#begun();
    const id = ++this.#last;
    return new Promise<Told>((done, failed) => {
      const late = (milliseconds: number) =>
        setTimeout(() => {
          this.#end();
          failed(new Error(`no answer within ${milliseconds} ms`));
        }, milliseconds);
      let timer = late(PREPARING);
      const heard = (answer: Answer) => {
        clearTimeout(timer);
        if ("begun" in answer) {
          timer = late(within);
          return;
        }
        this.#question = null;
        if ("failed" in answer) failed(new Error(answer.failed));
        else done(answer);
      };
      this.#question = {
        id,
        heard,
        failed: (error) => {
          clearTimeout(timer);
          failed(error);
        },
      };
      worker.postMessage({ ...wish, id });
    });
  }
}
