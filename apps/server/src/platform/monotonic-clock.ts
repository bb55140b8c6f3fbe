/** How much of the time between two runs of the server counts, in milliseconds. */
const GAP = 86_400_000;

/** One moment by both clocks: the one that people read, and the one that cannot be set. */
export interface ClockReading {
  readonly now: number;
  readonly steady: number;
}

/** Where a clock notes how far it has come, to go on from there after a restart. */
interface ClockNotes {
  kept(name: string): Promise<number | null>;
  /** Keeps these values, none of them lower than before but the time of day. */
  advance(values: Readonly<Record<string, number>>): Promise<void>;
}

interface Clocks {
  readonly clock: () => number;
  readonly steady: () => number;
}

export const momentOf = (clocks: Clocks): ClockReading => ({
  now: clocks.clock(),
  steady: clocks.steady(),
});

/**
 * Measures how long players have been away, by a clock that goes on evenly even if the machine's clock is set: else a
 * machine that wakes up in the wrong year would give every game away. Between two runs there is only the machine's
 * clock to go by; of such a gap, a day counts at most.
 */
export class MonotonicClock {
  readonly #store: ClockNotes;
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  #offset: number;

  private constructor(store: ClockNotes, wall: () => number, monotonic: () => number, began: number) {
    this.#store = store;
    this.#wall = wall;
    this.#monotonic = monotonic;
    this.#offset = began - monotonic();
  }

  /**
   * Goes on where the last run left off; where there was none, with the machine's time. `others`: how far the clocks of
   * the processes that run now have come.
   */
  static async open(
    store: ClockNotes,
    wall: () => number,
    monotonic: () => number,
    others: number | null = null,
  ): Promise<MonotonicClock> {
    if (others !== null) return new MonotonicClock(store, wall, monotonic, others);
    const [steady, then] = [await store.kept("steady"), await store.kept("wall")];
    const gap = Math.min(GAP, Math.max(0, wall() - (then ?? 0)));
    return new MonotonicClock(store, wall, monotonic, steady === null ? wall() : steady + gap);
  }

  now(): number {
    return Math.round(this.#offset + this.#monotonic());
  }

  /** Another process has come so far. All go by the one that is furthest, so none goes back. */
  lift(others: number): void {
    this.#offset += Math.max(0, others - this.now());
  }

  /** Writes down how far it has come. */
  save(): Promise<void> {
    return this.#store.advance(this.note());
  }

  /** How far it has come, as it is written down. */
  note(): Readonly<Record<string, number>> {
    return { steady: this.now(), wall: Math.round(this.#wall()) };
  }
}

/** Since when a table stands as it does, by the steady clock. */
export class UnchangedSince {
  readonly #clocks: Clocks;
  #version = -1;
  since = 0;

  constructor(clocks: Clocks, at: { readonly version: number; readonly changedAt: number }) {
    this.#clocks = clocks;
    this.note(at);
  }

  /** Takes up a position. What was not seen to happen is as old as it was written to be. */
  note({ version, changedAt }: { readonly version: number; readonly changedAt: number }): void {
    if (this.#version === version) return;
    const { clock, steady } = this.#clocks;
    this.#version = version;
    this.since = steady() - Math.max(0, clock() - changedAt);
  }
}
