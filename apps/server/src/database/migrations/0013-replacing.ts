import type { Kysely } from "kysely";

/** Seats that are free for another player. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("seats")
    .addColumn("vacant", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
