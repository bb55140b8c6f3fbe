import type { Kysely } from "kysely";

/** Puzzles found in games whose players all let puzzles be made of them. Nothing of a puzzle leads back to its table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("people")
    .addColumn("gives_puzzles", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("found_puzzles")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("puzzle", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("found_puzzles_of").on("found_puzzles").columns(["game", "at"]).execute();
}
