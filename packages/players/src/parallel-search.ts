/** Others who think about the same choice, each on its own, in places that nobody else wants. */
import type { Findings } from "@westmarch/bots/search/findings";
import type { Permit } from "./fair-semaphore.ts";

/** Thinks with this number among the helpers until the first word of `stop` is no longer 0. */
export type Help = (n: number, stop: SharedArrayBuffer) => Promise<Findings | undefined>;

/** What share of the time of the thought a helper has: it is done a little before, and nobody waits for it. */
export const HELPING = 0.95;
/** What share of it those who are late are waited for. */
const LATE = 0.03;

export class Helpers {
  readonly #stops: SharedArrayBuffer[] = [];
  readonly #found: Promise<Findings | undefined>[] = [];
  #said: Promise<Findings[]> | null = null;
  /** What went wrong with some of them. */
  readonly troubles: string[] = [];

  readonly #late: number;

  /** As many as the place may have, and no more than `most`, for a thought of so many milliseconds. */
  constructor(place: Permit, most: number, milliseconds: number, help: Help) {
    this.#late = LATE * milliseconds;
    for (let n = 0; n < most; n++) {
      const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      const giveBack = place.borrow(() => tell(stop));
      if (!giveBack) return;
      this.#stops.push(stop);
      const found = help(n, stop)
        .catch((error: unknown) => {
          this.troubles.push(`helper: ${error instanceof Error ? error.message : String(error)}`);
          return undefined;
        })
        .finally(giveBack);
      this.#found.push(found);
    }
  }

  /** Lets them stop. */
  stop(): void {
    for (const stop of this.#stops) tell(stop);
  }

  /** What those found who say so soon after they were told to stop. */
  findings(): Promise<Findings[]> {
    this.#said ??= this.#say();
    return this.#said;
  }

  async #say(): Promise<Findings[]> {
    if (this.#found.length === 0) return [];
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), this.#late);
    const all = await Promise.all(this.#found.map((found) => Promise.race([found, late.promise])));
    clearTimeout(timer);
    return all.filter((found) => found !== undefined);
  }
}

const tell = (stop: SharedArrayBuffer): void => {
  Atomics.store(new Int32Array(stop), 0, 1);
};
