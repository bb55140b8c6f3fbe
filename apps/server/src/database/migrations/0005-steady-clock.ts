import type { Kysely } from "kysely";

/** How far the clock that cannot be set has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("host")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "bigint", (c) => c.notNull())
    .execute();
}
