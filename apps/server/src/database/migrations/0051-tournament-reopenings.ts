import type { Kysely } from "kysely";

/** Why an organiser has taken back that games were decided without being played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tournament_reopenings")
    .addColumn("tournament_id", "text", (c) => c.notNull().references("tournaments.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("round", "integer", (c) => c.notNull())
    .addColumn("one", "integer", (c) => c.notNull())
    .addColumn("other", "integer", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("tournament_reopenings_of")
    .on("tournament_reopenings")
    .columns(["tournament_id", "at"])
    .execute();
}
