import type { Kysely } from "kysely";

/** Friends, who may see that a person is here, and people whose chat one does not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("friendships")
    .addColumn("from_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("to_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("agreed", "integer", (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("friendships_pair", ["from_id", "to_id"])
    .execute();
  await db.schema.createIndex("friendships_to").on("friendships").columns(["to_id"]).execute();
  await db.schema
    .alterTable("people")
    .addColumn("shows_here", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("people")
    .addColumn("here_at", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("person_blocks")
    .addColumn("how", "text", (c) => c.notNull().defaultTo("block"))
    .execute();
}
