/** Pondering: thoughts that go on while other players choose, each in a worker that would be free otherwise. */
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Resolve } from "@westmarch/bots/thought";
import type { Core, Heard } from "@westmarch/kernel";
import { abortAfter } from "./abort-after.ts";
import type { FairSemaphore } from "./fair-semaphore.ts";

/** What a pondering thought is told: to decide, in so many milliseconds, now that its seat sees this; or, by null, to stop. */
export type PonderOrder = {
  readonly view: Core;
  /** What its seat has heard by now. */
  readonly heard?: readonly Heard[];
  readonly milliseconds: number;
  readonly seed: number;
  readonly open: boolean;
  /** Whether to make do with what has been found: as soon as its first word is not 0. */
  readonly stop?: SharedArrayBuffer;
} | null;

/**
 * Starts a thought that reads orders from this port, and reports there that it has begun. The first word of `bell` turns from 0
 * when an order has come. The outcome is null if the order was to stop.
 */
export type PonderStart = (
  told: MessagePort,
  bell: SharedArrayBuffer,
  stopped: AbortSignal,
) => Promise<Resolve | null>;

/** One thought that goes on while other players choose. */
export class Pondering {
  readonly #telling: MessagePort;
  readonly #bell = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #stopped = new AbortController();
  readonly #grace: number;
  readonly #outcome: Promise<Resolve | null>;
  #hasBegun = false;
  #spare = (): void => {};

  /** Calls `over` when the worker is free again; `failed` says whether the thought ended with an error. */
  constructor(start: PonderStart, grace: number, over: (failed: boolean) => void) {
    const { port1, port2 } = new MessageChannel();
    this.#telling = port1;
    this.#grace = grace;
    port1.once("message", () => {
      this.#hasBegun = true;
    });
    // No caller waits for it: it keeps no program from ending.
    port1.unref();
    this.#outcome = start(port2, this.#bell, this.#stopped.signal);
    const end = (failed: boolean) => {
      this.#spare();
      port1.close();
      over(failed);
    };
    this.#outcome.then(
      () => end(false),
      () => end(true),
    );
  }

  stop(): void {
    this.#tell(null, 0);
  }

  /** What the thought decides. Null if it had not begun or has been stopped. Rejects if it failed. */
  async decide(told: Exclude<PonderOrder, null>): Promise<Resolve | null> {
    if (this.#hasBegun) this.#tell(told, told.milliseconds);
    else {
      this.stop();
      return null;
    }
    try {
      return await this.#outcome;
    } catch (error) {
      throw this.#stopped.signal.aborted ? this.#stopped.signal.reason : error;
    }
  }

  #tell(told: PonderOrder, milliseconds: number): void {
    this.#telling.postMessage(told);
    // By message alone it would not hear: as long as it thinks, and where it sleeps, no event comes to its thread.
    const bell = new Int32Array(this.#bell);
    Atomics.store(bell, 0, 1);
    Atomics.notify(bell, 0);
    this.#spare();
    this.#spare = abortAfter(milliseconds + this.#grace, this.#stopped);
  }
}

interface Going {
  readonly pondering: Pondering;
  readonly giveBack: () => void;
}

/** All pondering thoughts of a pool, by table, seat and level. */
export class PonderingPool {
  readonly #semaphore: FairSemaphore;
  readonly #grace: number;
  readonly #going = new Map<string, Going>();

  constructor(semaphore: FairSemaphore, grace: number) {
    this.#semaphore = semaphore;
    this.#grace = grace;
  }

  /** Starts a thought in place of the one before, if a permit is free. Returns what stops it. */
  begin(whose: string, start: PonderStart): (() => void) | null {
    this.stop(whose);
    const giveBack = this.#semaphore.borrowIdle(() => this.stop(whose));
    if (!giveBack) return null;
    const pondering = new Pondering(start, this.#grace, (failed) => {
      giveBack();
      // A thought that failed is kept for the caller that claims it, and says why.
      if (!failed && this.#going.get(whose)?.pondering === pondering) this.#going.delete(whose);
    });
    this.#going.set(whose, { pondering, giveBack });
    return () => {
      if (this.#going.get(whose)?.pondering === pondering) this.stop(whose);
    };
  }

  /** Hands the thought over to a caller that has a permit of its own. */
  claim(whose: string): Pondering | null {
    const going = this.#going.get(whose);
    this.#going.delete(whose);
    going?.giveBack();
    return going?.pondering ?? null;
  }

  stop(whose: string): void {
    this.claim(whose)?.stop();
  }
}
