import type { Kysely } from "kysely";

/** Which letters are on their way, for their limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("letters")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("box", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("asker", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("letters_box").on("letters").columns(["box", "kind"]).execute();
}
