import type { Kysely } from "kysely";

/** Which service a webhook speaks to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("ways").addColumn("service", "text").execute();
}
