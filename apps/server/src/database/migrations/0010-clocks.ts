import type { Kysely } from "kysely";

/** Limits of time for one question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clocks")
    .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
    .addColumn("dues", "text", (c) => c.notNull())
    .addColumn("stopped", "bigint")
    .execute();
}
