import type { Kysely } from "kysely";

/** Game clocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tables").addColumn("pace", "text").execute();
  await db.schema
    .createTable("time")
    .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("live", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("time_due").on("time").column("due_at").execute();
  await db.schema
    .createTable("outages")
    .addColumn("began", "bigint", (c) => c.notNull())
    .addColumn("ended", "bigint", (c) => c.notNull())
    .execute();
}
