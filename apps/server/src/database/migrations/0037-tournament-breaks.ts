import type { Kysely } from "kysely";

/** Time to come to a table, and between two rounds. Whatever was opened before has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["grace", "rest"])
    await db.schema
      .alterTable("tournaments")
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable("tournaments").addColumn("next_at", "bigint").execute();
}
