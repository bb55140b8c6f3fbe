import type { Kysely } from "kysely";

/** Counters that processes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order that rate-limiter-flexible writes them in.
  await db.schema
    .createTable("counts")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("points", "bigint", (c) => c.notNull())
    .addColumn("expire", "bigint")
    .execute();
}
