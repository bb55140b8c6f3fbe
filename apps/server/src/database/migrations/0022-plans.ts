import type { Kysely } from "kysely";

/** Premoves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("plans")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("plan", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("plans_seat", ["table_id", "seat"])
    .execute();
}
