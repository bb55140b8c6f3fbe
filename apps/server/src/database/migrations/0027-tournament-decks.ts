import type { Kysely } from "kysely";

/** What an entrant brings to every game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("entrants").addColumn("brings", "text").execute();
}
