import type { Kysely } from "kysely";

/** Another game with the same players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tables").addColumn("evening", "text").execute();
  await db.schema.alterTable("tables").addColumn("next", "text").execute();
  await db.schema
    .alterTable("seats")
    .addColumn("again", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
