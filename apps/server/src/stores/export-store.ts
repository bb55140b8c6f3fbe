/** Which finished games there are, a page at a time, in the order of their ids: for taking many out at once. */
import type { Db } from "../database/types.ts";

/** Which finished games are wanted. What is left out does not matter. */
export interface ExportWish {
  readonly game?: string | undefined;
  /** Ended at this moment or later, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Ended before this moment. */
  readonly until?: number | undefined;
  /** Only those that count for ratings. */
  readonly rated?: boolean | undefined;
}

/** A finished game, and whether it counts for ratings. */
export interface FinishedGame {
  readonly table: string;
  readonly endedAt: number;
  readonly rated: boolean;
}

export class ExportStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Finished games after this table, at most so many. */
  async page(after: string, most: number, wish: ExportWish): Promise<readonly FinishedGame[]> {
    const { game, since, until, rated } = wish;
    const rows = await this.#db
      .selectFrom("positions")
      .innerJoin("tables", "tables.id", "positions.table_id")
      .leftJoin("results", "results.table_id", "positions.table_id")
      .select(["positions.table_id", "positions.changed_at", "results.counts"])
      .where("positions.result", "is not", null)
      .where("positions.table_id", ">", after)
      .$if(game !== undefined, (query) => query.where("tables.game", "=", game ?? ""))
      .$if(since !== undefined, (query) => query.where("positions.changed_at", ">=", since ?? 0))
      .$if(until !== undefined, (query) => query.where("positions.changed_at", "<", until ?? 0))
      .$if(rated === true, (query) => query.where("results.counts", "=", "rated"))
      .orderBy("positions.table_id")
      .limit(most)
      .execute();
    return rows.map((row) => ({
      table: row.table_id,
      endedAt: row.changed_at,
      rated: row.counts === "rated",
    }));
  }
}
