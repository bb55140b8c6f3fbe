import type { Kysely } from "kysely";

/** A word of its organiser to everybody at a tournament. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tournaments").addColumn("told", "text").execute();
  await db.schema.alterTable("tournaments").addColumn("told_at", "bigint").execute();
}
