import type { HighlightData } from "../database/schema/public-lobby.ts";
import type { Db } from "../database/types.ts";

/** A finished game of which it is known how much happened in it. */
export interface HighlightKept extends HighlightData {
  readonly game: string;
  /** JSON of how it ended. */
  readonly result: string;
  /** The link to the whole game. */
  readonly replay: string;
}

/** Every query about how much happened in finished games. */
export class HighlightStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async keep(row: HighlightData): Promise<void> {
    const { table_id: _, ...news } = row;
    await this.#db
      .insertInto("highlights")
      .values(row)
      .onConflict((on) => on.column("table_id").doUpdateSet(news))
      .execute();
  }

  /** The newest of them whose whole game has a link. */
  async newest(most: number): Promise<HighlightKept[]> {
    const rows = await this.#db
      .selectFrom("highlights")
      .innerJoin("tables", "tables.id", "highlights.table_id")
      .innerJoin("positions", "positions.table_id", "highlights.table_id")
      .selectAll("highlights")
      .select(["tables.game", "positions.result", "positions.replay"])
      .where("positions.result", "is not", null)
      .where("positions.replay", "is not", null)
      .orderBy("highlights.at", "desc")
      .limit(most)
      .execute();
    return rows.flatMap(({ result, replay, ...row }) =>
      result === null || replay === null ? [] : [{ ...row, result, replay }],
    );
  }
}
