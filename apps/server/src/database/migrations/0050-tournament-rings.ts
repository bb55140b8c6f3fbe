import type { ColumnDefinitionBuilder, Kysely } from "kysely";

/** How often, and when, an organiser has called the players of a game who had not come to its table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rung = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  await db.schema.alterTable("tournament_games").addColumn("rung", "integer", rung).execute();
  await db.schema.alterTable("tournament_games").addColumn("rung_at", "bigint").execute();
}
