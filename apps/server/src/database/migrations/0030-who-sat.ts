import type { Kysely } from "kysely";
import type { Schema } from "../schema/schema.ts";

type Owned = Pick<Schema, "person_links" | "links" | "seat_owners">;

/** Gives seats to the accounts that have links to them, the first where several do. */
export async function ownByLinks(db: Kysely<Owned>): Promise<void> {
  const rights = await db
    .selectFrom("person_links")
    .innerJoin("links", "links.hash", "person_links.hash")
    .select(["person_id", "table_id", "seats", "added_at"])
    .orderBy("added_at")
    .execute();
  for (const { table_id, seats, person_id, added_at } of rights)
    for (const seat of JSON.parse(seats) as number[])
      await db
        .insertInto("seat_owners")
        .values({ table_id, seat, person_id, at: added_at })
        .onConflict((on) => on.columns(["table_id", "seat"]).doNothing())
        .execute();
}

/**
 * Since when the player of a seat sits there, and whose the seats are for ratings, whatever becomes of the links to
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("seats").addColumn("since", "bigint").execute();
  await db.schema
    .createTable("seat_owners")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("person_id", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("seat_owners_seat", ["table_id", "seat"])
    .execute();
  await ownByLinks(db as Kysely<Owned>);
}
