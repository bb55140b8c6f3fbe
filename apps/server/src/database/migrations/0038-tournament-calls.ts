import type { Kysely } from "kysely";

/** When tables were opened, and indexes that find the tournaments of an entrant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tournament_games").addColumn("opened_at", "bigint").execute();
  await db.schema.createIndex("entrants_person").on("entrants").column("person_id").execute();
  await db.schema.createIndex("entrants_device").on("entrants").column("device").execute();
}
