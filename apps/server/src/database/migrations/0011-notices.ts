import type { Kysely } from "kysely";

/** Notification channels, subscriptions and what has been sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("ways")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("secret", "text")
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("zone", "text", (c) => c.notNull())
    .addColumn("quiet_from", "integer")
    .addColumn("quiet_to", "integer")
    .addColumn("gather", "integer", (c) => c.notNull())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("next_at", "bigint", (c) => c.notNull())
    .addColumn("leased_until", "bigint", (c) => c.notNull())
    .addColumn("failures", "integer", (c) => c.notNull())
    .addUniqueConstraint("ways_address", ["recipient", "kind", "address"])
    .execute();
  await db.schema
    .createTable("watches")
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("link_hash", "text", (c) => c.notNull())
    .addColumn("muted", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("watches_link", ["recipient", "link_hash"])
    .execute();
  await db.schema.createIndex("watches_by_link").on("watches").column("link_hash").execute();
  await db.schema
    .createTable("notices")
    .addColumn("way_id", "text", (c) => c.notNull())
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("mark", "integer", (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("letter", "text")
    .addPrimaryKeyConstraint("notices_kind", ["way_id", "table_id", "kind"])
    .execute();
  await db.schema.createIndex("notices_table").on("notices").column("table_id").execute();
  await db.schema.createIndex("notices_due").on("notices").columns(["state", "due_at"]).execute();
}
