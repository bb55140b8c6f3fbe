import type { Kysely } from "kysely";

/** The clocks that a seek asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("seeks").addColumn("pace", "text").execute();
}
