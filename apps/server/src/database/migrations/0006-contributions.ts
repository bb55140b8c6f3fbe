import type { Kysely } from "kysely";

/** What players contribute to the chance of a table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contributions")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seats", "text", (c) => c.notNull())
    .addColumn("seal", "text", (c) => c.notNull())
    .addColumn("value", "text")
    .addPrimaryKeyConstraint("contributions_seats", ["table_id", "seats"])
    .execute();
  await db.schema.alterTable("seats").addColumn("next_seal", "text").execute();
  await db.schema
    .alterTable("links")
    .addColumn("revoked", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
