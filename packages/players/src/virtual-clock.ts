/** Time that passes only where somebody lets it: for tests, and to measure what hangs on processor time and not on the hour. */
import type { Clock } from "./thinking-queue.ts";

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock whose alarms ring one after another, without anybody waiting. */
export class VirtualClock implements Clock {
  #now = 0;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, ring: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, ring };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Resolves in so many milliseconds. */
  pause(milliseconds: number): Promise<void> {
    return new Promise((over) => void this.after(milliseconds, over));
  }

  /** Lets time pass until then, or until nothing is left that would ring. */
  async passUntil(end: number): Promise<void> {
    for (;;) {
      await settled();
      const next = this.#first();
      if (!next || next.at > end) return;
      this.#alarms.delete(next);
      this.#now = next.at;
      next.ring();
    }
  }

  /** The alarm that rings next; of several at the same time the one that was set first. */
  #first(): Alarm | null {
    let first: Alarm | null = null;
    for (const alarm of this.#alarms) if (!first || alarm.at < first.at) first = alarm;
    return first;
  }
}

/** When everything has happened that follows from what has happened. */
const settled = (): Promise<void> => new Promise((over) => setImmediate(over));
