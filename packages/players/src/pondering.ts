/** Thoughts that go on while others choose: each in a worker of its own, as long as nobody else wants that. */
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Resolve } from "@westmarch/bots/thought";
import type { Core, Heard } from "@westmarch/kernel";
import { stopAfter } from "./abort-after.ts";
import type { Turnstile } from "./fair-semaphore.ts";

/** What one that ponders is told: to decide, with so many milliseconds, now that its seat sees this; or to stop. */
export type PonderingOrder = {
  readonly view: Core;
  /** What its seat has heard by now. */
  readonly heard?: readonly Heard[];
  readonly milliseconds: number;
  readonly seed: number;
  readonly open: boolean;
} | null;

/**
 * Sets one going that hears through this port, and says there that it has begun. The first word of `bell` is no longer 0 when there
 * is something to hear. It comes to nothing if told to stop.
 */
export type Start = (
  told: MessagePort,
  bell: SharedArrayBuffer,
  stopped: AbortSignal,
) => Promise<Resolve | null>;

export class Pondering {
  readonly #telling: MessagePort;
  readonly #bell = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #stopped = new AbortController();
  readonly #grace: number;
  readonly #outcome: Promise<Resolve | null>;
  #hasBegun = false;
  #spare = (): void => {};

  /** `over` is called when it uses its worker no longer; `failed` says whether it ended with an error. */
  constructor(start: Start, grace: number, over: (failed: boolean) => void) {
    const { port1, port2 } = new MessageChannel();
    this.#telling = port1;
    this.#grace = grace;
    port1.once("message", () => {
      this.#hasBegun = true;
    });
    // Nobody need wait for it: it keeps no program from ending.
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

  /** What it decides. Null if it cannot say: it had not begun, or has been stopped. Rejects if it failed. */
  async decide(told: Exclude<PonderingOrder, null>): Promise<Resolve | null> {
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

  #tell(told: PonderingOrder, milliseconds: number): void {
    this.#telling.postMessage(told);
    // By message alone it would not hear: as long as it thinks, and where it sleeps, no event comes to its thread.
    const bell = new Int32Array(this.#bell);
    Atomics.store(bell, 0, 1);
    Atomics.notify(bell, 0);
    this.#spare();
    this.#spare = stopAfter(milliseconds + this.#grace, this.#stopped);
  }
}

interface Going {
  readonly pondering: Pondering;
  readonly giveBack: () => void;
}

/** All of a pool, by whose thoughts they are. */
export class Ponderings {
  readonly #turnstile: Turnstile;
  readonly #grace: number;
  readonly #going = new Map<string, Going>();

  constructor(turnstile: Turnstile, grace: number) {
    this.#turnstile = turnstile;
    this.#grace = grace;
  }

  /** Begins one, in place of the one before, if there is a place that nobody wants. What comes back stops it. */
  begin(whose: string, start: Start): (() => void) | null {
    this.stop(whose);
    const giveBack = this.#turnstile.idle(() => this.stop(whose));
    if (!giveBack) return null;
    const pondering = new Pondering(start, this.#grace, (failed) => {
      giveBack();
      // What failed is kept for whoever asks: it says why.
      if (!failed && this.#going.get(whose)?.pondering === pondering) this.#going.delete(whose);
    });
    this.#going.set(whose, { pondering, giveBack });
    return () => {
      if (this.#going.get(whose)?.pondering === pondering) this.stop(whose);
    };
  }

  /** Hands it over: its place is its asker's from now on. */
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
