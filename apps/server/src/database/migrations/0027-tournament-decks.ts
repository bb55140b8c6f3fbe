import type { Kysely } from "kysely";

/** What somebody who takes part brings to every game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("entrants").addColumn("brings", "text").execute();
}
