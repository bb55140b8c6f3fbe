import type { Kysely } from "kysely";

/** Listings of the public lobby. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("listings")
    .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
    .addColumn("joins", "text", (c) => c.notNull())
    .addColumn("watch", "text")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
}
