import type { Seat } from "@westmarch/kernel";

/** FNV-1a over 32 bits. Anyone may make two keys meet: they then only cost a look into the database. */
function hashed(seat: Seat, key: string): number {
  let h = 2166136261 ^ seat;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619);
  return h | 0;
}

/**
 * Which keys a table may have seen, in a few bytes each. Most messages are new, and for those no search is needed; what
 * may be old has to be looked up.
 */
export class KeyRing {
  readonly #hashes = new Set<number>();

  constructor(rows: Iterable<{ readonly seat: Seat; readonly key: string | null }>) {
    for (const row of rows) if (row.key !== null) this.add(row.seat, row.key);
  }

  add(seat: Seat, key: string): void {
    this.#hashes.add(hashed(seat, key));
  }

  mayHave(seat: Seat, key: string): boolean {
    return this.#hashes.has(hashed(seat, key));
  }
}
