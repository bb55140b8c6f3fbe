import type { Kysely } from "kysely";

/** Which device of an entrant is told that a round has begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("entrants").addColumn("recipient", "text").execute();
}
