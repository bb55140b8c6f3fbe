import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Schema } from "./schema.ts";

/** The database's history, oldest first. What has been released is never edited; changes are added at the end. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-tables": {
    async up(db: Kysely<unknown>) {
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
      await db.schema
        .createTable("chat")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("id", "integer", (c) => c.notNull())
        .addColumn("seat", "integer")
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("text", "text", (c) => c.notNull())
        .addColumn("key", "text")
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("chat_id", ["table_id", "id"])
        .addUniqueConstraint("chat_key", ["table_id", "seat", "key"])
        .execute();
    },
  },
};

/** Brings the database to today's schema. Throws if it was written by a newer Westmarch. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("the database could not be brought up to date", { cause: error });
}

/** The names of the migrations that this Westmarch knows. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(MIGRATIONS);
