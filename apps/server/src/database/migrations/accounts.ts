import type { Kysely } from "kysely";
import { handleOf } from "../../platform/handle.ts";

/** The tables of accounts. They stay empty where accounts are off. */
export const peopleTables = {
  async up(db: Kysely<unknown>): Promise<void> {
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
  },
};

/** Names that are nobody else's, what somebody shows, what is kept on a shelf, invitations by name; and seals at seats. */
export const peopleAtHome = {
  async up(db: Kysely<unknown>): Promise<void> {
    const add = (column: string, type: "text" | "bigint" | "integer", initial: string | number) =>
      db.schema
        .alterTable("people")
        .addColumn(column, type, (c) => c.notNull().defaultTo(initial))
        .execute();
    await db.schema.alterTable("people").addColumn("handle", "text").execute();
    await add("about", "text", "");
    await add("shows_games", "integer", 0);
    await add("mails_invitations", "integer", 0);
    await add("shelf_at", "bigint", 0);
    await nameEverybody(db as Kysely<Named>);
    await db.schema.createIndex("people_handle").on("people").column("handle").unique().execute();
    await db.schema.alterTable("seats").addColumn("seal", "text").execute();
    await db.schema
      .createTable("person_shelf")
      .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("text", "text")
      .addColumn("version", "bigint", (c) => c.notNull())
      .addColumn("changed_at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("person_shelf_item", ["person_id", "kind", "game", "id"])
      .execute();
    await db.schema
      .createTable("person_invitations")
      .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("from_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("table_id", "text", (c) => c.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("seat", "integer", (c) => c.notNull())
      .addColumn("token", "text", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addPrimaryKeyConstraint("person_invitations_seat", ["person_id", "table_id", "seat"])
      .execute();
    await db.schema
      .createIndex("person_invitations_from")
      .on("person_invitations")
      .column("from_id")
      .execute();
    await db.schema
      .createTable("person_blocks")
      .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addColumn("blocked_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("person_blocks_pair", ["person_id", "blocked_id"])
      .execute();
  },
};

/** Which browser asked for a link by mail, and which links a device had before it signed in. */
export const peopleBound = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("proofs").addColumn("browser", "text").execute();
    await db.schema
      .alterTable("session_links")
      .addColumn("brought", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

interface Named {
  people: { id: string; name: string; handle: string | null; made_at: number };
}

/** Of several people of one name, the first has it; the others are found by name once they have chosen another. */
async function nameEverybody(db: Kysely<Named>): Promise<void> {
  const taken = new Set<string>();
  for (const { id, name } of await db
    .selectFrom("people")
    .select(["id", "name"])
    .orderBy("made_at")
    .execute()) {
    const handle = handleOf(name);
    if (taken.has(handle)) continue;
    taken.add(handle);
    await db.updateTable("people").set({ handle }).where("id", "=", id).execute();
  }
}
