import type { Log } from "../../platform/log.ts";
import type { TableStore } from "../../stores/table-store.ts";

/**
 * How long the server has run, in all its runs. What is measured by it stands still while the server does not run: after a
 * crash it goes on from where it was noted last, which is every so many milliseconds while clocks run at any table.
 */
export class ServedClock {
  readonly #store: TableStore;
  readonly #log: Log;
  readonly #monotonic: () => number;
  readonly #beat: number;
  readonly #beside: () => Readonly<Record<string, number>>;
  #offset: number;
  readonly #running = new Set<string>();
  #notes: NodeJS.Timeout | null = null;
  /** Where this run has begun. */
  readonly began: number;

  private constructor({ store, log, monotonic, beat, beside }: Parts, began: number) {
    this.#store = store;
    this.#log = log;
    this.#monotonic = monotonic;
    this.#beat = beat;
    this.#beside = beside;
    this.began = began;
    this.#offset = began - monotonic();
  }

  /** `others`: how far those have come that run now. */
  static async open(parts: Parts, others: number | null = null): Promise<ServedClock> {
    return new ServedClock(parts, others ?? (await parts.store.host.kept("served")) ?? 0);
  }

  /** Another process has come so far. */
  lift(others: number): void {
    this.#offset += Math.max(0, others - this.now());
  }

  now(): number {
    return Math.round(this.#offset + this.#monotonic());
  }

  /** A clock runs at this table from now on. */
  run(table: string): void {
    this.#running.add(table);
    this.#notes ??= setInterval(() => void this.save(), this.#beat).unref();
  }

  /** No clock runs at this table any more. */
  rest(table: string): void {
    this.#running.delete(table);
    if (this.#running.size > 0 || !this.#notes) return;
    clearInterval(this.#notes);
    this.#notes = null;
  }

  /** Writes down how far it has come. */
  async save(): Promise<void> {
    await this.#store.host
      .advance({ served: this.now(), ...this.#beside() })
      .catch((error: unknown) =>
        this.#log.trouble("how long the server has run could not be written", error),
      );
  }
}

interface Parts {
  readonly store: TableStore;
  readonly log: Log;
  readonly monotonic: () => number;
  /** Milliseconds from one note to the next. */
  readonly beat: number;
  /** Values that are noted together with it. */
  readonly beside: () => Readonly<Record<string, number>>;
}
