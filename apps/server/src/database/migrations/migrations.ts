import type { DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Schema } from "../schema/schema.ts";

/** The database's history, oldest first: a file each. A released file is never edited; a change is a new file at the end. */
const MIGRATIONS: Readonly<Record<string, () => Promise<Migration>>> = {
  "0001-tables": () => import("./0001-tables.ts"),
  "0002-snapshots": () => import("./0002-snapshots.ts"),
  "0003-again": () => import("./0003-again.ts"),
  "0004-heads": () => import("./0004-heads.ts"),
  "0005-steady-clock": () => import("./0005-steady-clock.ts"),
  "0006-contributions": () => import("./0006-contributions.ts"),
  "0007-partners": () => import("./0007-partners.ts"),
  "0008-standing-passes": () => import("./0008-standing-passes.ts"),
  "0009-rounds": () => import("./0009-rounds.ts"),
  "0010-clocks": () => import("./0010-clocks.ts"),
  "0011-notices": () => import("./0011-notices.ts"),
  "0012-common-room": () => import("./0012-common-room.ts"),
  "0013-replacing": () => import("./0013-replacing.ts"),
  "0014-keeper": () => import("./0014-keeper.ts"),
  "0015-seeks": () => import("./0015-seeks.ts"),
  "0016-people": () => import("./0016-people.ts"),
  "0017-pace": () => import("./0017-pace.ts"),
  "0018-seek-pace": () => import("./0018-seek-pace.ts"),
  "0019-people-at-home": () => import("./0019-people-at-home.ts"),
  "0020-processes": () => import("./0020-processes.ts"),
  "0021-ratings": () => import("./0021-ratings.ts"),
  "0022-plans": () => import("./0022-plans.ts"),
  "0023-guest-bots": () => import("./0023-guest-bots.ts"),
  "0024-tournaments": () => import("./0024-tournaments.ts"),
  "0025-counts": () => import("./0025-counts.ts"),
  "0026-round-hearers": () => import("./0026-round-hearers.ts"),
  "0027-tournament-decks": () => import("./0027-tournament-decks.ts"),
  "0028-bound-links": () => import("./0028-bound-links.ts"),
  "0029-letters": () => import("./0029-letters.ts"),
  "0030-who-sat": () => import("./0030-who-sat.ts"),
  "0031-nearness": () => import("./0031-nearness.ts"),
  "0032-marks": () => import("./0032-marks.ts"),
  "0033-evenings": () => import("./0033-evenings.ts"),
  "0035-hook-services": () => import("./0035-hook-services.ts"),
  "0037-tournament-breaks": () => import("./0037-tournament-breaks.ts"),
  "0038-tournament-calls": () => import("./0038-tournament-calls.ts"),
  "0039-waits": () => import("./0039-waits.ts"),
  "0040-exhibitions": () => import("./0040-exhibitions.ts"),
  "0041-tournament-starts": () => import("./0041-tournament-starts.ts"),
  "0042-finished": () => import("./0042-finished.ts"),
  "0043-friends": () => import("./0043-friends.ts"),
  "0044-access": () => import("./0044-access.ts"),
  "0045-identities": () => import("./0045-identities.ts"),
  "0046-roles": () => import("./0046-roles.ts"),
  "0047-cases": () => import("./0047-cases.ts"),
  "0048-webhook-news": () => import("./0048-webhook-news.ts"),
  "0049-tournament-word": () => import("./0049-tournament-word.ts"),
  "0050-tournament-rings": () => import("./0050-tournament-rings.ts"),
  "0051-tournament-reopenings": () => import("./0051-tournament-reopenings.ts"),
  "0052-challenges": () => import("./0052-challenges.ts"),
  "0053-found-puzzles": () => import("./0053-found-puzzles.ts"),
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
  const loaded = await Promise.all(
    Object.entries(MIGRATIONS).map(
      async ([name, load]): Promise<[string, Migration]> => [name, await load()],
    ),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(loaded) } });
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
