import type { Kysely } from "kysely";

/** Seats that are played together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chat").addColumn("hearers", "text").execute();
}
