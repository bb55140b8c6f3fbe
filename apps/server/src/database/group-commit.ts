import type { Item, Journal, Written } from "./journal.ts";

interface Waiting {
  readonly item: Item;
  readonly done: (written: Written) => void;
  readonly failed: (error: unknown) => void;
}

/** What an observer of the writing learns: for metrics and health. */
export interface BatchReport {
  readonly size: number;
  readonly milliseconds: number;
  readonly error: unknown;
}

/** The most items written in one transaction. */
const LARGEST = 512;

/**
 * Writes what all tables want written in the same moment as one transaction: one journey to the disk for all. Nothing
 * may be shown to anybody before its promise has resolved.
 */
export class GroupCommit {
  readonly #journal: Journal;
  readonly #report: (report: BatchReport) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor({ journal }: { readonly journal: Journal }, report: (report: BatchReport) => void = () => {}) {
    this.#journal = journal;
    this.#report = report;
  }

  /** Resolves when the item is on the disk; rejects if nothing of it is known to be. At most one act per table at a time. */
  add(item: Item): Promise<Written> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      // Everything that arrives in this turn of the event loop travels in the same transaction.
      this.#running ??= new Promise((ran) => setImmediate(() => ran(this.#run())));
    });
  }

  /** Resolves when nothing is waiting to be written. */
  async drain(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await this.#write(this.#waiting.splice(0, LARGEST));
    this.#running =
      this.#waiting.length > 0 ? new Promise((ran) => setImmediate(() => ran(this.#run()))) : null;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    const report = (error: unknown) =>
      this.#report({ size: batch.length, milliseconds: performance.now() - began, error });
    try {
      const written = await this.#journal.write(batch.map((one) => one.item));
      for (const [i, { done, failed }] of batch.entries()) {
        const outcome = written[i];
        if (outcome) done(outcome);
        else failed(new Error("nothing was said of an item"));
      }
      report(null);
    } catch (error) {
      // One that cannot be written must not keep the others from being written.
      if (batch.length > 1 && this.#journal.blamesItem(error)) {
        for (const one of batch) await this.#write([one]);
        return;
      }
      for (const { failed } of batch) failed(error);
      report(this.#journal.blamesItem(error) ? null : error);
    }
  }
}
