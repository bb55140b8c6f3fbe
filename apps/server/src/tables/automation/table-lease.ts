import type { Cluster } from "../../database/cluster.ts";

/** Milliseconds before a table is asked for again that another process takes care of, or after the asking has failed. */
const AGAIN = 5000;

/**
 * Which process takes care of what a table does by itself: its computers think, its orders pass, its clocks strike in one
 * process at a time. That spares work; what keeps two from doing the same is the journal, as always.
 */
export class TableLease {
  readonly #cluster: Cluster;
  readonly #table: string;
  readonly #wake: () => void;
  #asking = false;
  #next = 0;

  /** @param wake lets the table begin with what waits there */
  constructor(cluster: Cluster, table: string, wake: () => void) {
    this.#cluster = cluster;
    this.#table = table;
    this.#wake = wake;
  }

  get busy(): boolean {
    return this.#asking;
  }

  /** Whether this process takes care of the table; if none does, it begins to, and wakes it then. */
  isHeld(): boolean {
    if (this.#cluster.holds(this.#table)) return true;
    if (!this.#asking && performance.now() >= this.#next) void this.#ask();
    return false;
  }

  /** The process that held the lease is gone, as far as is known. */
  freed(): void {
    this.#next = 0;
    this.#wake();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      if (await this.#cluster.claim(this.#table)) return this.#wake();
    } catch {
      // The database is away.
    } finally {
      this.#next = performance.now() + AGAIN;
      this.#asking = false;
    }
    // If there is still something to do then, the lease is asked for again.
    setTimeout(() => this.#wake(), AGAIN + 1).unref();
  }
}
