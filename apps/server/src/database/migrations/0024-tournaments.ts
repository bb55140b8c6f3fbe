import type { Kysely } from "kysely";

/** The tables of tournaments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tournaments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("settings", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("rounds", "integer", (c) => c.notNull())
    .addColumn("games", "integer", (c) => c.notNull())
    .addColumn("pace", "text")
    .addColumn("hours", "integer")
    .addColumn("guests", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("round", "integer", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("person_id", "text")
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("entrants")
    .addColumn("tournament_id", "text", (c) => c.notNull().references("tournaments.id"))
    .addColumn("entrant", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("name", "text")
    .addColumn("level", "text")
    .addColumn("device", "text")
    .addColumn("person_id", "text")
    .addColumn("seed", "integer", (c) => c.notNull())
    .addColumn("since", "integer", (c) => c.notNull())
    .addColumn("until", "integer")
    .addPrimaryKeyConstraint("entrants_entrant", ["tournament_id", "entrant"])
    .execute();
  await db.schema
    .createTable("tournament_games")
    .addColumn("tournament_id", "text", (c) => c.notNull().references("tournaments.id"))
    .addColumn("round", "integer", (c) => c.notNull())
    .addColumn("board", "integer", (c) => c.notNull())
    .addColumn("nth", "integer", (c) => c.notNull())
    .addColumn("one", "integer", (c) => c.notNull())
    .addColumn("other", "integer")
    .addColumn("table_id", "text", (c) => c.unique())
    .addColumn("outcome", "text")
    .addColumn("forfeit", "integer", (c) => c.notNull())
    .addColumn("due_at", "bigint")
    .addPrimaryKeyConstraint("tournament_games_game", ["tournament_id", "round", "board", "nth"])
    .execute();
}
