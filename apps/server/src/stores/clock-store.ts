import type { TimeData } from "../database/schema/clocks.ts";
import type { Db } from "../database/types.ts";

/** A time in which no server ran, in milliseconds by the steady clock. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Every query about the clocks of tables but the hot one (`GroupCommit`). */
export class ClockStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How the clocks of a table stand; null: none has run there. */
  async of(table: string): Promise<TimeData | null> {
    const row = await this.#db
      .selectFrom("time")
      .selectAll()
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row ?? null;
  }

  async keep(row: TimeData): Promise<void> {
    const { table_id: _, ...rest } = row;
    await this.#db
      .insertInto("time")
      .values(row)
      .onConflict((on) => on.column("table_id").doUpdateSet(rest))
      .execute();
  }

  /** Keeps how the clocks of a table stand, if they still stand as they did before; null: none had run. */
  async swap(row: TimeData, before: string | null): Promise<boolean> {
    const { table_id, ...rest } = row;
    if (before === null) {
      const made = await this.#db
        .insertInto("time")
        .values(row)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst();
      return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
    }
    const set = await this.#db
      .updateTable("time")
      .set(rest)
      .where("table_id", "=", table_id)
      .where("state", "=", before)
      .executeTakeFirst();
    return set.numUpdatedRows > 0n;
  }

  /**
   * The tables where a player's time is up by this moment, unless an outage has put that off; with `live`, also all
   * where minutes matter.
   */
  async due(by: number, live: boolean): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("time")
      .select("table_id")
      .where("due_at", "is not", null)
      .where((eb) => (live ? eb.or([eb("due_at", "<=", by), eb("live", "=", 1)]) : eb("due_at", "<=", by)))
      .orderBy("due_at")
      .execute();
    return rows.map((row) => row.table_id);
  }

  /** Whether time runs at any table. */
  async runs(): Promise<boolean> {
    const row = await this.#db.selectFrom("time").select("table_id").where("due_at", "is not", null).limit(1);
    return (await row.executeTakeFirst()) !== undefined;
  }

  /** Notes that no server ran for so long; none is kept that no clock can have seen. */
  async outage({ from, until }: Outage): Promise<void> {
    await this.#db.insertInto("outages").values({ began: from, ended: until }).execute();
  }

  /** When no server ran, since a moment. */
  async outages(since: number): Promise<Outage[]> {
    const rows = await this.#db
      .selectFrom("outages")
      .selectAll()
      .where("ended", ">", since)
      .orderBy("began")
      .execute();
    return rows.map(({ began, ended }) => ({ from: began, until: ended }));
  }

  async forgetOutages(before: number): Promise<void> {
    await this.#db.deleteFrom("outages").where("ended", "<=", before).execute();
  }
}
