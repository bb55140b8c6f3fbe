import type { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Schema } from "../schema/tables.ts";
import { peopleAtHome, peopleBound, peopleTables } from "./accounts.ts";
import { guestBots } from "./guest-bots.ts";
import { nearness, ratingTables, whoSat } from "./ratings.ts";
import {
  roundHearers,
  tournamentBreaks,
  tournamentCallRows,
  tournamentDecks,
  tournamentTables,
} from "./tournaments.ts";

/** The database's history, oldest first. What has been released is never edited; changes are added at the end. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-tables": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("tables")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("settings", "text", (c) => c.notNull())
        .addColumn("chance_key", "text", (c) => c.notNull())
        .addColumn("opened_at", "bigint", (c) => c.notNull())
        .execute();
      await db.schema
        .createTable("positions")
        .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
        .addColumn("version", "integer", (c) => c.notNull())
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("owes", "text", (c) => c.notNull())
        .addColumn("offers", "text", (c) => c.notNull())
        .addColumn("result", "text")
        .addColumn("replay", "text")
        .addColumn("bot_owes", "integer", (c) => c.notNull())
        .addColumn("replayable", "integer", (c) => c.notNull())
        .addColumn("changed_at", "bigint", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("positions_bot_owes").on("positions").column("bot_owes").execute();
      await db.schema
        .createTable("acts")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("version", "integer", (c) => c.notNull())
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("type", "text", (c) => c.notNull())
        .addColumn("key", "text")
        .addColumn("data", "text", (c) => c.notNull())
        .addColumn("events", "text", (c) => c.notNull())
        .addColumn("quiet", "integer", (c) => c.notNull())
        .addColumn("cut", "integer")
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("acts_version", ["table_id", "version"])
        .execute();
      await db.schema
        .createTable("seats")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("role", "text", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("name", "text")
        .addColumn("level", "text")
        .addColumn("party", "integer", (c) => c.notNull())
        .addColumn("seen_at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("seats_seat", ["table_id", "seat"])
        .execute();
      await db.schema
        .createTable("links")
        .addColumn("hash", "text", (c) => c.primaryKey())
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("seats", "text", (c) => c.notNull())
        .addColumn("generation", "integer", (c) => c.notNull())
        .addColumn("wrapped", "text")
        .addColumn("used", "integer", (c) => c.notNull())
        .addColumn("guard", "text")
        .addColumn("made_at", "bigint", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("links_table").on("links").column("table_id").execute();
      await db.schema
        .createTable("chat")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        // Called integer in files of old, where that is the same: lines between partners have numbers far apart.
        .addColumn("id", "bigint", (c) => c.notNull())
        .addColumn("seat", "integer")
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("text", "text", (c) => c.notNull())
        .addColumn("key", "text")
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("chat_id", ["table_id", "id"])
        .addUniqueConstraint("chat_key", ["table_id", "seat", "key"])
        .execute();
    },
  },
  "0002-snapshots": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("snapshots")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("version", "integer", (c) => c.notNull())
        .addColumn("rules", "integer", (c) => c.notNull())
        .addColumn("length", "integer", (c) => c.notNull())
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("floors", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("snapshots_version", ["table_id", "version"])
        .execute();
      // Both hold few rows: choices, which are nearly all acts, are in neither.
      await sql`create index acts_cut on acts (table_id, version) where cut is not null`.execute(db);
      await sql`create index acts_key on acts (table_id, key) where type not in ('choice', 'undo')`.execute(
        db,
      );
    },
  },
  "0003-again": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("tables").addColumn("evening", "text").execute();
      await db.schema.alterTable("tables").addColumn("next", "text").execute();
      await db.schema
        .alterTable("seats")
        .addColumn("again", "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  "0004-heads": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("positions").addColumn("head", "text").execute();
    },
  },
  "0005-steady-clock": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("host")
        .addColumn("name", "text", (c) => c.primaryKey())
        .addColumn("value", "bigint", (c) => c.notNull())
        .execute();
    },
  },
  "0006-contributions": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("contributions")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("seats", "text", (c) => c.notNull())
        .addColumn("seal", "text", (c) => c.notNull())
        .addColumn("value", "text")
        .addPrimaryKeyConstraint("contributions_seats", ["table_id", "seats"])
        .execute();
      await db.schema.alterTable("seats").addColumn("next_seal", "text").execute();
      await db.schema
        .alterTable("links")
        .addColumn("revoked", "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  "0007-partners": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("chat").addColumn("hearers", "text").execute();
    },
  },
  "0008-standing-passes": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("standing")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("phases", "text", (c) => c.notNull())
        .addColumn("always", "integer", (c) => c.notNull())
        .addColumn("held", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("standing_seat", ["table_id", "seat"])
        .execute();
    },
  },
  "0009-rounds": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("handed")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("deck", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("handed_seat", ["table_id", "seat"])
        .execute();
      await db.schema
        .createTable("pairings")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("one", "integer", (c) => c.notNull())
        .addColumn("other", "integer", (c) => c.notNull())
        .addColumn("played_at", "text", (c) => c.notNull())
        .addColumn("kept", "text")
        .addPrimaryKeyConstraint("pairings_pair", ["table_id", "one", "other"])
        .addUniqueConstraint("pairings_played_at", ["played_at"])
        .execute();
    },
  },
  "0010-clocks": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("clocks")
        .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
        .addColumn("dues", "text", (c) => c.notNull())
        .addColumn("stopped", "bigint")
        .execute();
    },
  },
  "0011-notices": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("secrets")
        .addColumn("name", "text", (c) => c.primaryKey())
        .addColumn("value", "text", (c) => c.notNull())
        .execute();
      await db.schema
        .createTable("ways")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("recipient", "text", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("address", "text", (c) => c.notNull())
        .addColumn("secret", "text")
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("language", "text", (c) => c.notNull())
        .addColumn("zone", "text", (c) => c.notNull())
        .addColumn("quiet_from", "integer")
        .addColumn("quiet_to", "integer")
        .addColumn("gather", "integer", (c) => c.notNull())
        .addColumn("made_at", "bigint", (c) => c.notNull())
        .addColumn("next_at", "bigint", (c) => c.notNull())
        .addColumn("leased_until", "bigint", (c) => c.notNull())
        .addColumn("failures", "integer", (c) => c.notNull())
        .addUniqueConstraint("ways_address", ["recipient", "kind", "address"])
        .execute();
      await db.schema
        .createTable("watches")
        .addColumn("recipient", "text", (c) => c.notNull())
        .addColumn("link_hash", "text", (c) => c.notNull())
        .addColumn("muted", "integer", (c) => c.notNull())
        .addPrimaryKeyConstraint("watches_link", ["recipient", "link_hash"])
        .execute();
      await db.schema.createIndex("watches_by_link").on("watches").column("link_hash").execute();
      await db.schema
        .createTable("notices")
        .addColumn("way_id", "text", (c) => c.notNull())
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("mark", "integer", (c) => c.notNull())
        .addColumn("since", "bigint", (c) => c.notNull())
        .addColumn("due_at", "bigint", (c) => c.notNull())
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("letter", "text")
        .addPrimaryKeyConstraint("notices_kind", ["way_id", "table_id", "kind"])
        .execute();
      await db.schema.createIndex("notices_table").on("notices").column("table_id").execute();
      await db.schema.createIndex("notices_due").on("notices").columns(["state", "due_at"]).execute();
    },
  },
  "0012-common-room": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("listings")
        .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
        .addColumn("joins", "text", (c) => c.notNull())
        .addColumn("watch", "text")
        .addColumn("language", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .execute();
    },
  },
  "0013-replacing": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("seats")
        .addColumn("vacant", "integer", (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  "0014-keeper": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("keeper_log")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("did", "text", (c) => c.notNull())
        .addColumn("what", "text", (c) => c.notNull())
        .execute();
      await db.schema
        .createTable("reports")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("about", "text", (c) => c.notNull())
        .addColumn("said", "text", (c) => c.notNull())
        .addColumn("mark", "text")
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("settled", "text")
        .execute();
      await db.schema.createIndex("reports_table").on("reports").column("table_id").execute();
      await db.schema
        .createTable("bars")
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("whom", "text", (c) => c.notNull())
        .addColumn("until", "bigint", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addPrimaryKeyConstraint("bars_whom", ["kind", "whom"])
        .execute();
      await db.schema
        .createTable("announcements")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("text", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .addColumn("until", "bigint", (c) => c.notNull())
        .addColumn("withdrawn", "integer", (c) => c.notNull())
        .execute();
    },
  },
  "0015-seeks": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("seeks")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("device", "text", (c) => c.notNull())
        .addColumn("game", "text", (c) => c.notNull())
        .addColumn("name", "text", (c) => c.notNull())
        .addColumn("strength", "text", (c) => c.notNull())
        .addColumn("language", "text", (c) => c.notNull())
        .addColumn("since", "bigint", (c) => c.notNull())
        .addColumn("seen_at", "bigint", (c) => c.notNull())
        .addColumn("invitation", "text")
        .addUniqueConstraint("seeks_device", ["device"])
        .execute();
    },
  },
  "0016-people": peopleTables,
  "0017-pace": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("tables").addColumn("pace", "text").execute();
      await db.schema
        .createTable("time")
        .addColumn("table_id", "text", (c) => c.primaryKey().references("tables.id"))
        .addColumn("state", "text", (c) => c.notNull())
        .addColumn("due_at", "bigint")
        .addColumn("live", "integer", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("time_due").on("time").column("due_at").execute();
      await db.schema
        .createTable("outages")
        .addColumn("began", "bigint", (c) => c.notNull())
        .addColumn("ended", "bigint", (c) => c.notNull())
        .execute();
    },
  },
  "0018-seek-pace": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("seeks").addColumn("pace", "text").execute();
    },
  },
  "0019-people-at-home": peopleAtHome,
  "0020-processes": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("processes")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("beat", "bigint", (c) => c.notNull())
        .addColumn("steady", "bigint", (c) => c.notNull())
        .addColumn("served", "bigint", (c) => c.notNull())
        .execute();
      await db.schema
        .createTable("claims")
        .addColumn("table_id", "text", (c) => c.primaryKey())
        .addColumn("process", "text", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("claims_process").on("claims").column("process").execute();
      await db.schema
        .createTable("attendance")
        .addColumn("table_id", "text", (c) => c.notNull())
        .addColumn("process", "text", (c) => c.notNull())
        .addColumn("seats", "text", (c) => c.notNull())
        .addColumn("lookers", "integer", (c) => c.notNull())
        .addColumn("marks", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("attendance_key", ["table_id", "process"])
        .execute();
    },
  },
  "0021-ratings": ratingTables,
  "0022-plans": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("plans")
        .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
        .addColumn("seat", "integer", (c) => c.notNull())
        .addColumn("plan", "text", (c) => c.notNull())
        .addPrimaryKeyConstraint("plans_seat", ["table_id", "seat"])
        .execute();
    },
  },
  "0023-guest-bots": guestBots,
  "0024-tournaments": tournamentTables,
  "0025-counts": {
    async up(db: Kysely<unknown>) {
      // In the order that rate-limiter-flexible writes them in.
      await db.schema
        .createTable("counts")
        .addColumn("key", "text", (c) => c.primaryKey())
        .addColumn("points", "bigint", (c) => c.notNull())
        .addColumn("expire", "bigint")
        .execute();
    },
  },
  "0026-round-hearers": roundHearers,
  "0027-tournament-decks": tournamentDecks,
  "0028-bound-links": peopleBound,
  "0029-letters": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("letters")
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("box", "text", (c) => c.notNull())
        .addColumn("kind", "text", (c) => c.notNull())
        .addColumn("asker", "text", (c) => c.notNull())
        .addColumn("at", "bigint", (c) => c.notNull())
        .execute();
      await db.schema.createIndex("letters_box").on("letters").columns(["box", "kind"]).execute();
    },
  },
  "0030-who-sat": whoSat,
  "0031-nearness": nearness,
  "0032-marks": {
    async up(db: Kysely<unknown>) {
      for (const table of ["seeks", "listings", "entrants"])
        await db.schema.alterTable(table).addColumn("mark", "text").execute();
    },
  },
  "0033-evenings": {
    async up(db: Kysely<unknown>) {
      // The table before one is looked for by it, once for each game of an evening.
      await sql`create index tables_next on tables (next) where next is not null`.execute(db);
    },
  },
  "0035-hook-services": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("ways").addColumn("service", "text").execute();
    },
  },
  "0037-tournament-breaks": tournamentBreaks,
  "0038-tournament-calls": tournamentCallRows,
};

/** Brings the database to today's schema. Throws if it was written by a newer Westmarch. */
export async function migrate(db: Kysely<Schema>, done: readonly string[]): Promise<void> {
  const unknown = done.filter((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `the database was written by a newer Westmarch (${unknown.join(", ")}); start that one, or restore a backup from before`,
    );
  // Most starts find nothing to do, and need not load what does it.
  if (done.length === KNOWN_MIGRATIONS.length && done.every((name, i) => name === KNOWN_MIGRATIONS[i]))
    return;
  const { Migrator } = await import("kysely/migration");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error("the database could not be brought up to date", { cause: error });
}

/** The names of the migrations that this Westmarch knows. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(MIGRATIONS);

/** The names of the migrations that a database has been through, oldest first; none if it is new. */
export const migrationsOf = (raw: DatabaseSync): string[] => {
  const kept = raw.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  return kept
    ? raw
        .prepare("select name from kysely_migration order by name")
        .all()
        .map((row) => String(row.name))
    : [];
};
