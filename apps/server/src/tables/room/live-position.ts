import type { Position, Table } from "@westmarch/table";
import type { ActData } from "../../database/schema/tables.ts";
import { UnchangedSince } from "../../platform/monotonic-clock.ts";
import { applyChoices } from "../catch-up.ts";
import { IdempotencyKeys } from "../idempotency-keys.ts";
import type { ServerClocks, Storage } from "../services.ts";

/** A table as it was read from the database. */
export interface LoadedTable {
  readonly position: Position;
  readonly keys: IdempotencyKeys;
}

type PositionServices = Pick<Storage, "store"> & Pick<ServerClocks, "clock" | "steady">;

/** How a table stands, as far as it is in memory, and the keys of the messages that led there. */
export class LivePosition {
  readonly #store: Storage["store"];
  readonly #table: Table;
  readonly #read: () => Promise<LoadedTable>;
  readonly #unchanged: UnchangedSince;
  #position: Position | null;
  #keys: IdempotencyKeys;
  /** The last version that was shown at the table. */
  shown: number;

  /** @param read reads the table anew */
  constructor(
    services: PositionServices,
    table: Table,
    { position, keys }: LoadedTable,
    read: () => Promise<LoadedTable>,
  ) {
    this.#store = services.store;
    this.#table = table;
    this.#read = read;
    this.#position = position;
    this.#keys = keys;
    this.shown = position.version;
    this.#unchanged = new UnchangedSince(services, position);
  }

  /** The position, if it is in memory. */
  get inMemory(): Position | null {
    return this.#position;
  }

  /** Since when the table stands as it does, by the steady clock. */
  get unchangedSince(): number {
    return this.#unchanged.since;
  }

  /** The position, read from the database if need be. */
  async now(): Promise<Position> {
    if (!this.#position) {
      const { position, keys } = await this.#read();
      this.#position = position;
      this.#unchanged.note(position);
      this.#keys = keys;
    }
    return this.#position;
  }

  /** Takes the position after an act that was written here. */
  advance(next: Position, { seat, key }: Pick<ActData, "seat" | "key">): void {
    this.#take(next);
    this.shown = next.version;
    if (key !== null) this.#keys.add(seat, key, next.version);
  }

  /** Takes another link to the finished game. */
  async setReplay(replay: string | null): Promise<Position> {
    const position = { ...(await this.now()), replay };
    this.#position = position;
    return position;
  }

  /** Reads the position anew when it is next asked for. */
  forget(): void {
    this.#position = null;
  }

  /** Releases the memory that can be read again. */
  rest(): void {
    this.#position = null;
    this.#keys = new IdempotencyKeys([]);
  }

  /** Applies what other processes have written, if that is choices alone; null if the table has to be read again. */
  async follow(): Promise<readonly ActData[] | null> {
    const at = this.#position;
    if (!at || at.version !== this.shown) return null;
    const { rows, row } = await this.#store.since(this.#table.terms.id, at.version);
    const next = row && applyChoices(this.#table, at, rows, row);
    if (!next) return null;
    this.#take(next);
    for (const { seat, key, version } of rows) if (key !== null) this.#keys.add(seat, key, version);
    return rows;
  }

  /** The version of the act that this seat sent under this key; null: there is none. `seen`: what its sender had seen. */
  async versionOf(seat: number, key: string, seen: number | null): Promise<number | null> {
    const known = this.#keys.versionOf(seat, key);
    if (known === null && this.#keys.covers(seen)) return null;
    return known ?? (await this.#store.versionOf(this.#table.terms.id, seat, key, seen));
  }

  #take(next: Position): void {
    this.#position = next;
    this.#unchanged.note(next);
  }
}
