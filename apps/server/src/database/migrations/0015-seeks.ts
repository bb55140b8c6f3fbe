import type { Kysely } from "kysely";

/** Seeks of the public lobby. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("seeks")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("strength", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addColumn("invitation", "text")
    .addUniqueConstraint("seeks_device", ["device"])
    .execute();
}
