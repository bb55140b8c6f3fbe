import type { Kysely } from "kysely";

/** Where seats of running games are played from, and which games people play nearby. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("seat_marks")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("mark", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("seat_marks_mark", ["table_id", "seat", "mark"])
    .execute();
  await db.schema
    .alterTable("outcomes")
    .addColumn("near", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
