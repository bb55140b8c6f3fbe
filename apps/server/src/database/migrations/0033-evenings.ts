import { type Kysely, sql } from "kysely";

/** The table before one is found by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The table before one is looked for by it, once for each game of an evening.
  await sql`create index tables_next on tables (next) where next is not null`.execute(db);
}
