import type { Kysely } from "kysely";

/** Starts by the clock, places, check-in and arenas. Whatever was opened before has none of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["check_in", "put_off"])
    await db.schema
      .alterTable("tournaments")
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  for (const name of ["places", "lasts"])
    await db.schema.alterTable("tournaments").addColumn(name, "integer").execute();
  for (const name of ["starts_at", "ends_at"])
    await db.schema.alterTable("tournaments").addColumn(name, "bigint").execute();
  await db.schema.alterTable("entrants").addColumn("here_at", "bigint").execute();
}
