/** Lets so many through at once and so many per second in the long run. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** Counts what each address has open. */
export class Tally {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** True if there was room for one more. */
  enter(address: string): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(address, count + 1);
    return true;
  }

  leave(address: string): void {
    const count = (this.#counts.get(address) ?? 0) - 1;
    if (count > 0) this.#counts.set(address, count);
    else this.#counts.delete(address);
  }
}
