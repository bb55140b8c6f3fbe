import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import { countingHere } from "../../platform/counter.ts";
import { HOST_KEY, keepPrivate, makePrivate } from "../../platform/file-modes.ts";
import { NAME as ACCOUNTS_KEY } from "../account-key.ts";
import { fileIn } from "../address.ts";
import { migrate, migrationsOf } from "../migrations/migrations.ts";
import type { Schema } from "../schema/schema.ts";
import type { Database } from "../types.ts";
import { SqliteJournal } from "./journal.ts";

/** A database in a file, and the connection beneath it for upkeep. */
export interface SqliteDatabase extends Database {
  readonly raw: DatabaseSync;
}

/** Marks the file as ours ("WMCH"), so that a restore can tell it from other SQLite files. */
export const APPLICATION_ID = 0x574d4348;

/** SQLite's code for a file that is no database. */
const NOT_A_DATABASE = 26;

/** Statements kept prepared. The hot path uses a dozen; the rest come and go. */
const PREPARED = 200;

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** What Kysely needs of a database, over node:sqlite, with prepared statements kept. */
class Connection {
  readonly #raw: DatabaseSync;
  readonly #prepared = new Map<string, { reader: boolean; statement: StatementSync }>();

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  prepare(sql: string) {
    // After some failures (a full disk) SQLite has rolled back by itself, and would refuse to do it again.
    if (sql === "rollback" && !this.#raw.isTransaction) return NOTHING;
    const { reader, statement } = this.#prepared.get(sql) ?? this.#keep(sql);
    return {
      reader,
      all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  }

  close(): void {
    this.#prepared.clear();
    this.#raw.close();
  }

  #keep(sql: string): { reader: boolean; statement: StatementSync } {
    const statement = this.#raw.prepare(sql);
    const kept = { reader: statement.columns().length > 0, statement };
    const oldest = this.#prepared.keys().next();
    if (this.#prepared.size >= PREPARED && !oldest.done) this.#prepared.delete(oldest.value);
    this.#prepared.set(sql, kept);
    return kept;
  }
}

/** SQLite rolls schema changes back as well, which Kysely does not take for granted. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** Opens (and creates, if need be) the database in a folder. Every commit is on the disk before it returns. */
export async function openFolder(dataDir: string): Promise<SqliteDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mustNotBeEmptied(dataDir);
  return openFile(fileIn(dataDir));
}

/**
 * Throws where the database of a server has been emptied: the server would begin anew, with nothing of the old data.
 */
function mustNotBeEmptied(dataDir: string): void {
  const file = fileIn(dataDir);
  if (!existsSync(file) || statSync(file).size > 0) return;
  // A first start that was killed leaves an empty file, too, but none of the keys of a server that was open.
  const of = [HOST_KEY, ACCOUNTS_KEY].find((name) => existsSync(join(dataDir, name)));
  if (of === undefined) return;
  throw new Error(
    `${file} is empty (0 bytes), yet beside it lies ${of} of a server that ran: put a backup back with ` +
      "`westmarch restore FILE --force`, or remove the empty file to begin anew without its tables",
  );
}

/** Opens a database file by its own name; made, for its owner alone, if it is not there. */
export async function openFile(file: string): Promise<SqliteDatabase> {
  makePrivate(file);
  const raw = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  try {
    mustBeOurs(raw, file);
    keepPrivate(file);
    raw.exec("pragma journal_mode = wal");
    raw.exec("pragma synchronous = full");
    raw.exec("pragma fullfsync = on");
    raw.exec("pragma checkpoint_fullfsync = on");
    // Larger than the default of 1000 pages: a checkpoint stops everything for as long as the disk takes.
    raw.exec("pragma wal_autocheckpoint = 4000");
    // 64 MB, taken only as far as it is used: with the default of 2, hot tables push each other's pages out.
    raw.exec("pragma cache_size = -65536");
    raw.exec("pragma journal_size_limit = 67108864");
    // Only when it is new: a full disk must not keep an existing database from being read.
    if (markOf(raw) === 0) raw.exec(`pragma application_id = ${APPLICATION_ID}`);
    const opened = wrapped(raw);
    await migrate(opened.db, migrationsOf(raw));
    return opened;
  } catch (error) {
    if (raw.isOpen) raw.close();
    throw error;
  }
}

/** Opens a database only to look at it, even while other processes have it open. */
export const openForReading = (file: string): SqliteDatabase =>
  wrapped(new DatabaseSync(file, { timeout: 5000, readOnly: true }));

function wrapped(raw: DatabaseSync): SqliteDatabase {
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: new Connection(raw) }) });
  return { db, raw, journal: new SqliteJournal(db, raw), counting: countingHere, close: () => db.destroy() };
}

export const markOf = (raw: DatabaseSync): unknown =>
  raw.prepare("pragma application_id").get()?.application_id;

/** Throws, before anything is changed, if this is the database of another program, or none at all. */
function mustBeOurs(raw: DatabaseSync, file: string): void {
  const foreign = new Error(
    `${file} is not a database of Westmarch; it is left as it is, so choose another folder`,
  );
  let ours: boolean;
  try {
    const mark = markOf(raw);
    const empty = raw.prepare("select count(*) as tables from sqlite_schema").get()?.tables === 0;
    ours = mark === APPLICATION_ID || (mark === 0 && empty);
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === NOT_A_DATABASE) throw foreign;
    throw error;
  }
  if (!ours) throw foreign;
}
