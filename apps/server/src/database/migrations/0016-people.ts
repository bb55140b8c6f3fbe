import type { Kysely } from "kysely";

/** The tables of accounts. They stay empty where accounts are off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("people")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("colour", "text", (c) => c.notNull())
    .addColumn("charge", "text", (c) => c.notNull())
    .addColumn("mail", "text", (c) => c.unique())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull().unique())
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sessions_person").on("sessions").column("person_id").execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("counter", "bigint", (c) => c.notNull())
    .addColumn("transports", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema.createIndex("passkeys_person").on("passkeys").column("person_id").execute();
  await db.schema
    .createTable("proofs")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    // No reference: the account may be one that is only being made.
    .addColumn("person_id", "text")
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("name", "text")
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("person_links")
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("hash", "text", (c) => c.notNull().references("links.hash").onDelete("cascade"))
    .addColumn("nonce", "text", (c) => c.notNull())
    .addColumn("added_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("person_links_person", ["person_id", "hash"])
    .execute();
  await db.schema.createIndex("person_links_hash").on("person_links").column("hash").execute();
  await db.schema
    .createTable("session_links")
    .addColumn("hash", "text", (c) => c.primaryKey().references("links.hash").onDelete("cascade"))
    .addColumn("session_id", "text", (c) => c.notNull().references("sessions.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("session_links_session").on("session_links").column("session_id").execute();
}
