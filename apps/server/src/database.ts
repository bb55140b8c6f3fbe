import { join } from "node:path";
import type { Kysely } from "kysely";
import { isPostgres } from "./database/address.ts";
import type { Journal } from "./database/journal.ts";
import type { Schema } from "./schema.ts";

export type Db = Kysely<Schema>;

/** An open database, whichever engine keeps it. */
export interface Database {
  readonly db: Db;
  readonly journal: Journal;
  close(): Promise<void>;
}

/** The one file that holds everything a host has to keep, where that is in a folder. */
export const fileIn = (dataDir: string): string => join(dataDir, "westmarch.db");

/**
 * Opens (and creates, if need be) a host's database: in a folder, or at an address `postgres://…`. Brings it to today's
 * schema. Every commit is on the disk before it returns.
 */
export async function openDatabase(where: string): Promise<Database> {
  // Each engine is loaded only where it is used.
  if (isPostgres(where)) return (await import("./database/postgres.ts")).openPostgres(where);
  return (await import("./database/sqlite.ts")).openFolder(where);
}

/** Opens a database that is there to look at it, whoever else has it open; says which pages of it are damaged. */
export async function openToLook(
  where: string,
): Promise<{ readonly database: Database; readonly damaged: readonly string[] }> {
  if (isPostgres(where))
    return { database: (await import("./database/postgres.ts")).connected(where), damaged: [] };
  const [{ openForReading }, { damagedPages }] = await Promise.all([
    import("./database/sqlite.ts"),
    import("./check.ts"),
  ]);
  const database = openForReading(fileIn(where));
  return { database, damaged: damagedPages(database.raw) };
}

/** A database that one server has to itself. */
export interface Held {
  release(): Promise<void>;
}

/**
 * Keeps a second server off the same tables. Throws, with a sentence for the host, if there is one. `taken` is called
 * where the database was out of reach for a while and another server has taken it meanwhile.
 */
export async function holdDatabase(where: string, taken: () => void): Promise<Held> {
  if (isPostgres(where)) return (await import("./database/postgres-hold.ts")).hold(where, taken);
  const release = (await import("./lock.ts")).lockData(where);
  return { release: async () => release() };
}
