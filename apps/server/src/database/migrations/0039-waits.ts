import type { Kysely } from "kysely";

/** Where a seat is asked although it has only one answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("standing")
    .addColumn("waits", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
}
