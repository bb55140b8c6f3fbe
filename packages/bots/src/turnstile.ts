/** Lets so many through at a time, the others in the order in which they came. */
export class Turnstile {
  #free: number;
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#free = size;
  }

  /** How many are inside or waiting. */
  get busy(): number {
    return this.#inside + this.#waiting.length;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    this.#inside++;
    try {
      return await work();
    } finally {
      this.#inside--;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
