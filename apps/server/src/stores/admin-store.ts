import type { Insertable } from "kysely";
import type { Schema } from "../database/schema/schema.ts";
import type { Db } from "../database/types.ts";

/** How many rows of each list the admin page shows. */
const SHOWN = 50;

/** Every query of the admin page. Nothing here reads a position. */
export class AdminStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Uses a pass up. False if that was done before. */
  async useUp(id: string, until: number): Promise<boolean> {
    const row = { name: `used ${id}`, value: until };
    const written = await this.#db
      .insertInto("host")
      .values(row)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Whether a pass was used up. */
  async isUsed(id: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("host")
      .select("name")
      .where("name", "=", `used ${id}`)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Forgets the passes that are no longer good anyway. */
  async forgetUsed(now: number): Promise<void> {
    await this.#db.deleteFrom("host").where("name", "like", "used %").where("value", "<", now).execute();
  }

  /** Writes down what the host did from the admin page. */
  async note(row: Insertable<Schema["keeper_log"]>): Promise<void> {
    await this.#db.insertInto("keeper_log").values(row).execute();
  }

  log() {
    return this.#db.selectFrom("keeper_log").selectAll().orderBy("at", "desc").limit(SHOWN).execute();
  }

  /** By game: how many tables there are, how many of them are over, and when the one that has rested longest was played. */
  async tables() {
    return this.#db
      .selectFrom("tables")
      .leftJoin("positions", "positions.table_id", "tables.id")
      .select((eb) => [
        "tables.game",
        eb.fn.count<number | bigint | string>("tables.id").as("tables"),
        eb.fn.count<number | bigint | string>("positions.result").as("over"),
        eb.fn.min<number | bigint | string | null>("positions.changed_at").as("oldest"),
      ])
      .groupBy("tables.game")
      .orderBy("tables.game")
      .execute();
  }

  async gameOf(table: string): Promise<string | null> {
    const row = await this.#db.selectFrom("tables").select("game").where("id", "=", table).executeTakeFirst();
    return row?.game ?? null;
  }

  /** The games of these tables. */
  async gamesOf(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("tables")
      .select(["id", "game"])
      .where("id", "in", [...tables])
      .execute();
    return new Map(rows.map(({ id, game }) => [id, game]));
  }

  /** What everybody at a table could read of what a seat said there, the last lines. */
  async saidBy(table: string, seat: number) {
    const rows = await this.#db
      .selectFrom("chat")
      .select(["text", "at"])
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .where("hearers", "is", null)
      .orderBy("at", "desc")
      .limit(10)
      .execute();
    return rows.reverse();
  }

  async report(row: Insertable<Schema["reports"]>): Promise<void> {
    await this.#db.insertInto("reports").values(row).execute();
  }

  /** How many reports of a table are open. */
  async openReports(table: string): Promise<number> {
    const row = await this.#db
      .selectFrom("reports")
      .select((eb) => eb.fn.count<number | bigint | string>("id").as("open"))
      .where("table_id", "=", table)
      .where("settled", "is", null)
      .executeTakeFirst();
    return Number(row?.open ?? 0);
  }

  reports() {
    return this.#db
      .selectFrom("reports")
      .selectAll()
      .where("settled", "is", null)
      .orderBy("at", "desc")
      .limit(SHOWN)
      .execute();
  }

  /** An open report, which is settled by this. Null if it was settled before. */
  async settle(id: string, how: string) {
    const row = await this.#db
      .updateTable("reports")
      .set({ settled: how })
      .where("id", "=", id)
      .where("settled", "is", null)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  }

  bars() {
    return this.#db.selectFrom("bars").selectAll().orderBy("until").execute();
  }

  async bar(row: Insertable<Schema["bars"]>): Promise<void> {
    const { until } = row;
    await this.#db
      .insertInto("bars")
      .values(row)
      .onConflict((on) => on.columns(["kind", "whom"]).doUpdateSet({ until }))
      .execute();
  }

  async unbar(kind: string, whom: string): Promise<void> {
    await this.#db.deleteFrom("bars").where("kind", "=", kind).where("whom", "=", whom).execute();
  }

  /** The announcement that hangs now; null: none. */
  async announced(now: number) {
    const row = await this.#db
      .selectFrom("announcements")
      .selectAll()
      .where("withdrawn", "=", 0)
      .where("until", ">", now)
      .orderBy("at", "desc")
      .executeTakeFirst();
    return row ?? null;
  }

  /** Hangs up an announcement, in the place of the one before. */
  async announce(row: Insertable<Schema["announcements"]>): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.updateTable("announcements").set({ withdrawn: 1 }).execute();
      await trx.insertInto("announcements").values(row).execute();
    });
  }

  async withdraw(): Promise<void> {
    await this.#db.updateTable("announcements").set({ withdrawn: 1 }).execute();
  }
}
