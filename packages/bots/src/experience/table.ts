/** Numbers by number, to be looked up often: a table of places twice as many as there are, at least. */
export class NumberTable {
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly #values: Float64Array;

  constructor(entries: ReadonlyMap<number, number>) {
    let size = 4;
    while (size < 2 * entries.size) size *= 2;
    this.#mask = size - 1;
    this.#keys = new Int32Array(size);
    this.#values = new Float64Array(size);
    for (const [key, value] of entries) {
      const at = this.#placeOf(key);
      this.#keys[at] = key;
      this.#values[at] = value;
    }
  }

  /** Where a key is, or the first free place where it might be: 0 stands for none. */
  #placeOf(key: number): number {
    let at = key & this.#mask;
    while (this.#keys[at] !== key && this.#keys[at] !== 0) at = (at + 1) & this.#mask;
    return at;
  }

  /** The value of a key; 0 where there is none. */
  of(key: number): number {
    return this.#values[this.#placeOf(key)];
  }
}
