import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema/tables.ts";

/** The tables of ratings. What was finished before counts for none. */
export const ratingTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable("tables")
      .addColumn("rated", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("results")
      .addColumn("table_id", "text", (c) => c.primaryKey())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("ended_at", "bigint", (c) => c.notNull())
      .addColumn("counts", "text", (c) => c.notNull())
      .addColumn("nth", "integer")
      .addUniqueConstraint("results_nth", ["game", "nth"])
      .execute();
    await db.schema
      .createTable("outcomes")
      .addColumn("table_id", "text", (c) => c.notNull().references("results.table_id"))
      .addColumn("entity", "text", (c) => c.notNull())
      .addColumn("game", "text", (c) => c.notNull())
      .addColumn("side", "integer", (c) => c.notNull())
      .addColumn("place", "integer", (c) => c.notNull())
      .addColumn("ended", "text", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("nth", "integer")
      .addColumn("mu", "bigint")
      .addColumn("sigma", "bigint")
      .addPrimaryKeyConstraint("outcomes_entity", ["table_id", "entity"])
      .execute();
    await db.schema
      .createIndex("outcomes_by_entity")
      .on("outcomes")
      .columns(["game", "entity", "nth"])
      .execute();
    await db.schema
      .createTable("ladder_hidden")
      .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
      .execute();
    // Word for word what the search for games that are to be taken down asks.
    await sql`create index positions_ended on positions (table_id) where result is not null`.execute(db);
  },
};

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

/** Since when whoever has a seat sits there, and whose the seats are for ratings, whatever becomes of the links to them. */
export const whoSat = {
  async up(db: Kysely<unknown>): Promise<void> {
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
  },
};

/** Where seats of running games are played from, and which games people play nearby. */
export const nearness = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("seat_marks")
      .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
      .addColumn("seat", "integer", (c) => c.notNull())
      .addColumn("mark", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("seat_marks_mark", ["table_id", "seat", "mark"])
      .execute();
    await db.schema
      .alterTable("outcomes")
      .addColumn("near", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
