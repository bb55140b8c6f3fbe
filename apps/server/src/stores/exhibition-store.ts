import type { Db } from "../database/types.ts";
import { insertTable } from "./insert-table.ts";
import type { NewTable } from "./new-table.ts";

/** The exhibition that was opened last, and how its game stands. */
export interface LastExhibition {
  /** Which one of the server it is, from 0. */
  readonly nth: number;
  readonly table: string;
  /** The link for spectators. */
  readonly watch: string;
  readonly game: string;
  readonly isOver: boolean;
  /** When something happened there last. */
  readonly changedAt: number;
}

/** Another process has opened the same exhibition. */
class Taken extends Error {}

/** Every query about games that computers play for whoever looks on. */
export class ExhibitionStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Null: there was none yet, or its table is gone. */
  async last(): Promise<LastExhibition | null> {
    const row = await this.#db
      .selectFrom("exhibitions")
      .innerJoin("tables", "tables.id", "exhibitions.table_id")
      .innerJoin("positions", "positions.table_id", "exhibitions.table_id")
      .select(["nth", "tables.id", "watch", "game", "result", "changed_at"])
      .orderBy("nth", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { nth, id: table, watch, game, result, changed_at: changedAt } = row;
    return { nth, table, watch, game, isOver: result !== null, changedAt };
  }

  /** Writes the table of a new exhibition. False if another process was quicker. */
  async open(nth: number, made: NewTable, watch: string): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (trx) => {
        await insertTable(trx, made);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("exhibitions")
          .values({ nth, table_id: made.table.id, watch, at: made.table.opened_at })
          .onConflict((on) => on.column("nth").doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) throw new Taken();
      });
      return true;
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  }

  /** The tables of exhibitions before this one, the oldest first. */
  async before(nth: number): Promise<{ readonly table: string; readonly version: number }[]> {
    const rows = await this.#db
      .selectFrom("exhibitions")
      .innerJoin("positions", "positions.table_id", "exhibitions.table_id")
      .select(["exhibitions.table_id", "version"])
      .where("nth", "<", nth)
      .orderBy("nth")
      .execute();
    return rows.map(({ table_id: table, version }) => ({ table, version }));
  }

  /** Of these tables, those at which an exhibition is or was played, each with its link for spectators. */
  async among(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("exhibitions")
      .select(["table_id", "watch"])
      .where("table_id", "in", [...tables])
      .execute();
    return new Map(rows.map(({ table_id, watch }) => [table_id, watch]));
  }
}
