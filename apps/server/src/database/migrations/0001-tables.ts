import type { Kysely } from "kysely";

/** The games: their tables, how each stands, and what has happened at it. */
async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tables")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("settings", "text", (c) => c.notNull())
    .addColumn("chance_key", "text", (c) => c.notNull())
    .addColumn("opened_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("positions")
    .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("owes", "text", (c) => c.notNull())
    .addColumn("offers", "text", (c) => c.notNull())
    .addColumn("result", "text")
    .addColumn("replay", "text")
    .addColumn("bot_owes", "integer", (c) => c.notNull())
    .addColumn("replayable", "integer", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("positions_bot_owes").on("positions").column("bot_owes").execute();
  await db.schema
    .createTable("acts")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("key", "text")
    .addColumn("data", "text", (c) => c.notNull())
    .addColumn("events", "text", (c) => c.notNull())
    .addColumn("quiet", "integer", (c) => c.notNull())
    .addColumn("cut", "integer")
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("acts_version", ["table_id", "version"])
    .execute();
}

/** Who may come to a table: seats, and the links that lead to them. */
async function createSeats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("seats")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("name", "text")
    .addColumn("level", "text")
    .addColumn("party", "integer", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("seats_seat", ["table_id", "seat"])
    .execute();
  await db.schema
    .createTable("links")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("seats", "text", (c) => c.notNull())
    .addColumn("generation", "integer", (c) => c.notNull())
    .addColumn("wrapped", "text")
    .addColumn("used", "integer", (c) => c.notNull())
    .addColumn("guard", "text")
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("links_table").on("links").column("table_id").execute();
}

async function createChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chat")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    // Called integer in files of old, where that is the same: lines between partners have numbers far apart.
    .addColumn("id", "bigint", (c) => c.notNull())
    .addColumn("seat", "integer")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("key", "text")
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("chat_id", ["table_id", "id"])
    .addUniqueConstraint("chat_key", ["table_id", "seat", "key"])
    .execute();
}

/** The tables of the first server: tables, positions, acts, seats, links, chat and host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createGames(db);
  await createSeats(db);
  await createChat(db);
}
