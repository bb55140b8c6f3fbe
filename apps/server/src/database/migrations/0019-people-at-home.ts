import type { Kysely } from "kysely";
import { handleOf } from "../../platform/handle.ts";

/**
 * Names that belong to one account alone, what an account shows, what is kept on a shelf, invitations by name; and
 * seals at seats.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await db.schema.createIndex("person_invitations_from").on("person_invitations").column("from_id").execute();
  await db.schema
    .createTable("person_blocks")
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("blocked_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("person_blocks_pair", ["person_id", "blocked_id"])
    .execute();
}

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
