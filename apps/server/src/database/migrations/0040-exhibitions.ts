import type { Kysely } from "kysely";

/** Games that computers play for whoever looks on, and what is known of finished games that anybody may see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("exhibitions")
    .addColumn("nth", "integer", (c) => c.primaryKey())
    .addColumn("table_id", "text", (c) => c.notNull().unique().references("tables.id"))
    .addColumn("watch", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("highlights")
    .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("leads", "integer", (c) => c.notNull())
    .addColumn("swing", "integer", (c) => c.notNull())
    .addColumn("turned", "integer", (c) => c.notNull())
    .execute();
}
