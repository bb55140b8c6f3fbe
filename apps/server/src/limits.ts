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
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  full(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#size;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#size, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}

interface Guest {
  count: number;
  readonly bucket: Bucket;
}

/** Counts what each address has open, and how often it opens something. */
export class Tally {
  readonly #most: number;
  readonly #guests = new Map<string, Guest>();

  /** Each address may have so many open, open twice as many at once, and a quarter of them per second for long. */
  constructor(most: number) {
    this.#most = most;
  }

  /** True if there was room for one more. */
  enter(address: string, now: number): boolean {
    const guest = this.#guests.get(address) ?? {
      count: 0,
      bucket: new Bucket(this.#most * 2, this.#most / 4, now),
    };
    this.#guests.set(address, guest);
    if (guest.count >= this.#most || !guest.bucket.take(now)) return false;
    guest.count++;
    return true;
  }

  leave(address: string): void {
    const guest = this.#guests.get(address);
    if (guest) guest.count--;
  }

  /** Forgets addresses that have nothing open and could open as much as a new one. */
  tidy(now: number): void {
    for (const [address, { count, bucket }] of this.#guests)
      if (count <= 0 && bucket.full(now)) this.#guests.delete(address);
  }
}
