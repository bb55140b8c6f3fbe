import type { Kysely } from "kysely";

/** What statistics and the archive know of a finished game without reading it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("finished")
    .addColumn("table_id", "text", (c) => c.primaryKey())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("public", "integer", (c) => c.notNull())
    .addColumn("watch_hash", "text")
    .addColumn("people", "integer", (c) => c.notNull())
    .addColumn("against", "text", (c) => c.notNull())
    .addColumn("winner", "integer", (c) => c.notNull())
    .addColumn("usual", "integer", (c) => c.notNull())
    .addColumn("reason", "text")
    .addColumn("rounds", "integer")
    .addColumn("minutes", "integer")
    .addColumn("opening", "text")
    .addColumn("opened_by", "integer")
    .addColumn("cards", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("finished_by_game").on("finished").columns(["game", "at"]).execute();
  await db.schema.createIndex("finished_by_time").on("finished").columns(["at"]).execute();
}
