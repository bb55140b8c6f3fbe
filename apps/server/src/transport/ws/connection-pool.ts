/** How many connections there may be: from one address, and in all. */
export interface PoolBounds {
  readonly perAddress: number;
  readonly most: number;
}

/**
 * The open connections by address: so many from one address, and so many in all. Where it is full, the connection that
 * has been idle for the longest makes room; a busy one never does.
 */
export class ConnectionPool<T extends object> {
  readonly #bounds: () => PoolBounds;
  readonly #drop: (guest: T) => void;
  readonly #addresses = new Map<T, string>();
  readonly #groups = new Map<string, { size: number; readonly idle: Set<T> }>();
  readonly #idle = new Set<T>();

  /** `bounds`: how many there may be now. `drop` closes a connection that has to make room, and that is then no longer counted. */
  constructor(bounds: () => PoolBounds, drop: (guest: T) => void) {
    this.#bounds = bounds;
    this.#drop = drop;
  }

  get size(): number {
    return this.#addresses.size;
  }

  [Symbol.iterator](): IterableIterator<T> {
    return this.#addresses.keys();
  }

  /** Makes room for one more from an address; if that cannot be, says where all are busy. */
  room(address: string): "free" | "address" | "all" {
    const { perAddress, most } = this.#bounds();
    const group = this.#groups.get(address);
    if (group && group.size >= perAddress && !this.#dropFirst(group.idle)) return "address";
    return this.size < most || this.#dropFirst(this.#idle) ? "free" : "all";
  }

  /** Takes in a connection, which is idle at first. */
  enter(address: string, guest: T): void {
    const group = this.#groups.get(address) ?? { size: 0, idle: new Set<T>() };
    this.#groups.set(address, group);
    group.size++;
    this.#addresses.set(guest, address);
    this.settle(guest, true);
  }

  /** Notes whether a connection is idle. Does nothing if it has left. */
  settle(guest: T, idle: boolean): void {
    const group = this.#groups.get(this.#addresses.get(guest) ?? "");
    for (const set of group ? [group.idle, this.#idle] : []) {
      set.delete(guest);
      if (idle) set.add(guest);
    }
  }

  /** Counts a connection no longer. May be called again. */
  leave(guest: T): void {
    const address = this.#addresses.get(guest);
    if (address === undefined) return;
    this.settle(guest, false);
    this.#addresses.delete(guest);
    const group = this.#groups.get(address);
    if (group && --group.size === 0) this.#groups.delete(address);
  }

  #dropFirst(idle: ReadonlySet<T>): boolean {
    const [first] = idle;
    if (!first) return false;
    this.leave(first);
    this.#drop(first);
    return true;
  }
}
