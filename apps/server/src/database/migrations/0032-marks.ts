import type { Kysely } from "kysely";

/** Marks of where seeks, listings and entrants come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["seeks", "listings", "entrants"])
    await db.schema.alterTable(table).addColumn("mark", "text").execute();
}
