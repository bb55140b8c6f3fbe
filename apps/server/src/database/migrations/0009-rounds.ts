import type { Kysely } from "kysely";

/** Rounds: decks handed in, and pairings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("handed")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("deck", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("handed_seat", ["table_id", "seat"])
    .execute();
  await db.schema
    .createTable("pairings")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("one", "integer", (c) => c.notNull())
    .addColumn("other", "integer", (c) => c.notNull())
    .addColumn("played_at", "text", (c) => c.notNull())
    .addColumn("kept", "text")
    .addPrimaryKeyConstraint("pairings_pair", ["table_id", "one", "other"])
    .addUniqueConstraint("pairings_played_at", ["played_at"])
    .execute();
}
