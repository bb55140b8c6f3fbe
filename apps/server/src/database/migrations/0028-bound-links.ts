import type { Kysely } from "kysely";

/** Which browser asked for a link by mail, and which links a device had before it signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("proofs").addColumn("browser", "text").execute();
  await db.schema
    .alterTable("session_links")
    .addColumn("brought", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
