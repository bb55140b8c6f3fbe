import { type Kysely, sql } from "kysely";

/** The tables of ratings. What was finished before counts for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
}
