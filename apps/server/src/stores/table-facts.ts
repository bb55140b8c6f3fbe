/** What is known of many tables at once, from one query each, without the states of their games. */

import type { TimeData } from "../database/schema/clocks.ts";
import type { SeatData } from "../database/schema/seats.ts";
import type { PositionData, TableData } from "../database/schema/tables.ts";
import type { Db } from "../database/types.ts";

/**
 * How a table stands, as a caller that lists tables needs it: no state, and no settings, which may hold a whole
 * document.
 */
export interface TableFacts extends Pick<TableData, "id" | "game" | "opened_at" | "pace" | "next"> {
  /** Null: the game has not begun. */
  readonly position: Pick<
    PositionData,
    "version" | "owes" | "offers" | "result" | "replay" | "changed_at"
  > | null;
}

/** Every query about many tables at once. Tables that are gone are left out. */
export class TableFactStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(tables: readonly string[]): Promise<ReadonlyMap<string, TableFacts>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("tables")
      .leftJoin("positions", "positions.table_id", "tables.id")
      .select(["id", "game", "opened_at", "pace", "next"])
      .select(["version", "owes", "offers", "result", "replay", "changed_at"])
      .where("id", "in", [...new Set(tables)])
      .execute();
    return new Map(
      rows.map(({ version, owes, offers, result, replay, changed_at, ...table }) => {
        const begun = version !== null && owes !== null && offers !== null && changed_at !== null;
        const position = begun ? { version, owes, offers, result, replay, changed_at } : null;
        return [table.id, { ...table, position }];
      }),
    );
  }

  /** The same of one table; null: it is gone. */
  async at(table: string): Promise<TableFacts | null> {
    return (await this.of([table])).get(table) ?? null;
  }

  /** Who sits at these tables. */
  async seats(tables: readonly string[]): Promise<ReadonlyMap<string, readonly SeatData[]>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("seats")
      .selectAll()
      .where("table_id", "in", [...new Set(tables)])
      .orderBy("table_id")
      .orderBy("seat")
      .execute();
    return Map.groupBy(rows, ({ table_id }) => table_id);
  }

  /** How the clocks of these tables stand, where any has run. */
  async times(tables: readonly string[]): Promise<ReadonlyMap<string, TimeData>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("time")
      .selectAll()
      .where("table_id", "in", [...new Set(tables)])
      .execute();
    return new Map(rows.map((row) => [row.table_id, row]));
  }
}
