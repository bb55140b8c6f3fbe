/** Who thinks next, and for how long: the more wait, the shorter, so that every person is answered when it is due. */
import { FairSemaphore, type Ticket } from "./fair-semaphore.ts";

/** What tells the time and rings: the clock on the wall, or one of a test's own. */
export interface Clock {
  /** Milliseconds from anywhere. */
  now(): number;
  /** Rings once in so many milliseconds; what comes back stops that. */
  after(milliseconds: number, ring: () => void): () => void;
}

/** The clock on the wall. */
export const WALL: Clock = {
  now: () => performance.now(),
  after(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What a caller may think with. */
export interface Share {
  /** For how long. */
  readonly milliseconds: number;
  /** How long it has waited. */
  readonly waited: number;
  /** Aborted when it is to make do with what it has found, because a person waits. */
  readonly enough: AbortSignal;
}

/**
 * When a person's opponent is to have chosen, in parts of the time that its level takes. What a choice takes besides its thought fits
 * into what is left to one and a half.
 */
const DUE = 1.4;

/** A thought that goes on. */
interface Running {
  readonly show: boolean;
  /** Until then nobody disturbs it. */
  readonly settled: number;
  readonly enough: AbortController;
  /** When it ends, as far as is known. */
  ends: number;
  stopClock: () => void;
}

/**
 * How long each thought from now on may take so that all who wait are done when they are due: `dues` are theirs, in the order in which
 * they go in, so many at a time, after those who think now.
 */
export function longestRound(now: number, dues: readonly number[], places: number): number {
  let longest = Number.POSITIVE_INFINITY;
  for (const [ahead, due] of dues.entries()) {
    const rounds = 1 + Math.ceil((ahead + 1) / places);
    longest = Math.min(longest, (due - now) / rounds);
  }
  return longest;
}

/**
 * Lets so many think at a time, in the order of `FairSemaphore`. A person's opponent gives up time for those behind it, so that
 * the last of them is answered when that is due; whoever thinks when a person comes is told to be done earlier, a show at once. Each
 * thinks for a least time, and undisturbed, so that none is left without a thought.
 */
export class ThinkingQueue {
  readonly #semaphore: FairSemaphore;
  readonly #places: number;
  readonly #least: number;
  readonly #clock: Clock;
  readonly #running = new Set<Running>();

  constructor(places: number, least: number, clock: Clock = WALL) {
    this.#semaphore = new FairSemaphore(places);
    this.#places = places;
    this.#least = least;
    this.#clock = clock;
  }

  /** How many think or wait. */
  get busy(): number {
    return this.#semaphore.busy;
  }

  /** Thinks when its turn has come, for as much of its budget as there is then. Rejects with the signal's reason if that comes first. */
  run<T>(
    { table, show }: Omit<Ticket, "due">,
    budget: number,
    signal: AbortSignal,
    thought: (share: Share) => Promise<T>,
  ): Promise<T> {
    const came = this.#clock.now();
    const due = came + DUE * budget;
    const thinking = this.#semaphore.run(
      (crowd) => {
        const now = this.#clock.now();
        const wanted = show ? budget / (1 + crowd) : Math.min(budget, due - now, this.#round(now));
        const milliseconds = Math.max(Math.min(budget, this.#least), Math.round(wanted));
        return this.#think({ show, waited: now - came, milliseconds }, thought);
      },
      { table, show, due },
      signal,
    );
    this.#makeRoom();
    return thinking;
  }

  /** How long a thought may take that begins or ends now. Shows make room one by one for those who wait. */
  #round(now: number): number {
    const shows = [...this.#running].filter(({ show }) => show).length;
    return longestRound(now, this.#semaphore.dues.slice(shows), this.#places);
  }

  async #think<T>(
    { show, waited, milliseconds }: Omit<Share, "enough"> & { readonly show: boolean },
    thought: (share: Share) => Promise<T>,
  ): Promise<T> {
    const now = this.#clock.now();
    const running: Running = {
      show,
      settled: now + Math.min(milliseconds, this.#least),
      ends: now + milliseconds,
      enough: new AbortController(),
      stopClock: () => {},
    };
    this.#running.add(running);
    try {
      return await thought({ milliseconds, waited, enough: running.enough.signal });
    } finally {
      running.stopClock();
      this.#running.delete(running);
    }
  }

  /** Has those who think be done in time for the people who wait. */
  #makeRoom(): void {
    const { dues } = this.#semaphore;
    if (dues.length === 0) return;
    const now = this.#clock.now();
    const round = this.#round(now);
    let asked = 0;
    for (const running of this.#running) {
      const asksShow = running.show && asked < dues.length;
      if (asksShow) asked++;
      else if (running.show) continue;
      const ends = Math.max(running.settled, asksShow ? now : now + round);
      if (ends >= running.ends) continue;
      running.ends = ends;
      running.stopClock();
      running.stopClock = this.#clock.after(Math.max(0, ends - now), () => running.enough.abort());
    }
  }
}
