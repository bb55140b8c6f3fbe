import type { Insertable } from "kysely";
import type { Schema } from "../database/schema/schema.ts";
import type { Db } from "../database/types.ts";

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

  /** How many reports are open. */
  async openCases(): Promise<number> {
    const row = await this.#db
      .selectFrom("reports")
      .select((eb) => eb.fn.countAll<number | bigint | string>().as("open"))
      .where("settled", "is", null)
      .executeTakeFirst();
    return Number(row?.open ?? 0);
  }

  /** Whether a link is that of an account that is suspended now, or of a bot whose owner is. */
  async isShut(hash: string, now: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom("person_links")
      .leftJoin("bots", "bots.person_id", "person_links.person_id")
      .innerJoin("suspensions", (join) =>
        join.on((eb) =>
          eb.or([
            eb("suspensions.person_id", "=", eb.ref("person_links.person_id")),
            eb("suspensions.person_id", "=", eb.ref("bots.owner_id")),
          ]),
        ),
      )
      .select("suspensions.until")
      .where("person_links.hash", "=", hash)
      .where("suspensions.until", ">", now)
      .executeTakeFirst();
    return row !== undefined;
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
