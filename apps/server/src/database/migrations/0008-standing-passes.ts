import type { Kysely } from "kysely";

/** Orders of auto-pass. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("standing")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("phases", "text", (c) => c.notNull())
    .addColumn("always", "integer", (c) => c.notNull())
    .addColumn("held", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("standing_seat", ["table_id", "seat"])
    .execute();
}
