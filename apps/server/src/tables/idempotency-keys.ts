import type { Seat } from "@westmarch/kernel";

/** Keys that are remembered at each table. A client waits for the answer to a message or two. */
const LATEST = 64;

const nameOf = (seat: Seat, key: string): string => `${seat} ${key}`;

/**
 * The last keys that a table has seen, so that a message sent twice is known at once. For an older one the database is
 * asked, unless its sender has seen the table since.
 */
export class IdempotencyKeys {
  readonly #versions = new Map<string, number>();
  #since: number;

  /** @param since the version after which every act is among `rows`; -1: all are. */
  constructor(
    rows: Iterable<{ readonly seat: Seat; readonly key: string | null; readonly version: number }>,
    since = -1,
  ) {
    this.#since = since;
    for (const row of rows) if (row.key !== null) this.add(row.seat, row.key, row.version);
  }

  add(seat: Seat, key: string, version: number): void {
    this.#versions.set(nameOf(seat, key), version);
    for (const [oldest, forgotten] of this.#versions) {
      if (this.#versions.size <= LATEST) return;
      this.#versions.delete(oldest);
      this.#since = forgotten;
    }
  }

  /** The version of the act that this seat sent under this key; null: none that is remembered. */
  versionOf(seat: Seat, key: string): number | null {
    return this.#versions.get(nameOf(seat, key)) ?? null;
  }

  /** Whether every act is remembered that came of a message whose sender had seen this version (null: any). */
  covers(seen: number | null): boolean {
    return (seen ?? -1) >= this.#since;
  }
}
