import type { Kysely } from "kysely";

/** Bots that people bring along: each has an account with a name and a seal, and its key is kept as a hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bots")
    .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("owner_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("key_hash", "text", (c) => c.notNull().unique())
    .addColumn("plays", "text", (c) => c.notNull())
    .addColumn("at_once", "integer", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("bots_owner").on("bots").column("owner_id").execute();
}
