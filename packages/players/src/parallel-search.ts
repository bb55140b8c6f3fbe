/** Further searches of the same choice, each on its own, in permits that are free. */
import type { Findings } from "@westmarch/bots/search/findings";
import type { Permit } from "./fair-semaphore.ts";

/** Searches as the helper of this number until the first word of `stop` is no longer 0. */
export type HelperSearch = (n: number, stop: SharedArrayBuffer) => Promise<Findings | undefined>;

/** What share of the time of the thought a helper has: it is done a little before, so that the thought need not wait for it. */
export const HELPER_SHARE = 0.95;
/** What share of it the thought waits for helpers that are late. */
const LATE = 0.03;

/** Helpers that search beside a thought, and what they found. */
export class ParallelSearch {
  readonly #stops: SharedArrayBuffer[] = [];
  readonly #found: Promise<Findings | undefined>[] = [];
  #said: Promise<Findings[]> | null = null;
  /** What went wrong with some of them. */
  readonly troubles: string[] = [];

  readonly #late: number;

  /** Starts as many helpers as the permit allows, and no more than `most`, for a thought of so many milliseconds. */
  constructor(permit: Permit, most: number, milliseconds: number, help: HelperSearch) {
    this.#late = LATE * milliseconds;
    for (let n = 0; n < most; n++) {
      const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      const giveBack = permit.borrow(() => tell(stop));
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

  /** Tells the helpers to stop. */
  stop(): void {
    for (const stop of this.#stops) tell(stop);
  }

  /** What helpers found that answer soon after they were told to stop. */
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
