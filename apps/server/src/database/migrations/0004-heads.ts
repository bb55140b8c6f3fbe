import type { Kysely } from "kysely";

/** The heads of the chains of chance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("positions").addColumn("head", "text").execute();
}
