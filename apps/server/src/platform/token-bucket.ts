/** Lets so many through at once and so many per second in the long run. Measured by a clock that cannot be set. */
export class TokenBucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
  }

  /** Takes one, if there is one. */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
