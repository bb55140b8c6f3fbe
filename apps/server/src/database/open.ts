import type { Log } from "../platform/log.ts";
import { fileIn, isPostgres } from "./address.ts";
import { type Jobs, LocalJobs } from "./jobs.ts";
import type { PostgresCluster } from "./postgres/cluster.ts";
import type { Database, Held, Holding } from "./types.ts";

/**
 * Opens (and creates, if need be) a host's database: in a folder, or at an address `postgres://…`. Brings it to today's
 * schema. Every commit is on the disk before it returns.
 */
export async function openDatabase(where: string): Promise<Database> {
  // Each engine is loaded only where it is used.
  if (isPostgres(where)) return (await import("./postgres/postgres.ts")).openPostgres(where);
  return (await import("./sqlite/sqlite.ts")).openFolder(where);
}

/** Opens a database only to look at it, even while other processes have it open; says which pages of it are damaged. */
export async function openToLook(
  where: string,
): Promise<{ readonly database: Database; readonly damaged: readonly string[] }> {
  if (isPostgres(where))
    return { database: (await import("./postgres/postgres.ts")).connected(where), damaged: [] };
  const [{ openForReading }, { damagedPages }] = await Promise.all([
    import("./sqlite/sqlite.ts"),
    import("./sqlite/damaged-pages.ts"),
  ]);
  const database = openForReading(fileIn(where));
  return { database, damaged: damagedPages(database.raw) };
}

/**
 * The other processes on the same database. With SQLite there are none; on PostgreSQL any number, none of them special.
 */
export async function clusterAt(where: string, { db }: Database): Promise<PostgresCluster | null> {
  if (!isPostgres(where)) return null;
  return new (await import("./postgres/cluster.ts")).PostgresCluster(where, db);
}

/** A queue of jobs that all processes on a database share; with SQLite, this process does all of them. */
export async function jobsAt(where: string, log: Log): Promise<Jobs> {
  if (!isPostgres(where)) return new LocalJobs(log);
  return new (await import("./postgres/jobs.ts")).PostgresJobs(where, log);
}

/**
 * Keeps off the processes that must not use the same tables now: with SQLite any other server, on PostgreSQL tools that
 * want no server there, or servers. Throws, with a sentence for the host, if there is one. `taken` is called where the
 * database was out of reach for a while and such a process has taken it meanwhile.
 */
export async function holdDatabase(where: string, how: Holding, taken: () => void): Promise<Held> {
  if (isPostgres(where)) return (await import("./postgres/hold.ts")).hold(where, how, taken);
  const release = (await import("../platform/data-lock.ts")).lockData(where);
  return { release: async () => release() };
}
