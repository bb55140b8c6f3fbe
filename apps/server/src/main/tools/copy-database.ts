import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import { fileIn, isPostgres, shownLocation } from "../../database/address.ts";
import { mustExist } from "../../database/host-data.ts";
import { MOVED, movedTo } from "../../database/moved-marker.ts";
import { holdDatabase, openDatabase } from "../../database/open.ts";
import type { Schema } from "../../database/schema/schema.ts";
import { openForReading, type SqliteDatabase } from "../../database/sqlite/sqlite.ts";
import type { Database } from "../../database/types.ts";
import { setAside } from "../../features/admin/backup.ts";
import {
  type Digest,
  digestOf,
  emptySheet,
  pagesOf,
  type Sheet,
  sheetsOf,
  Tally,
  writeRows,
} from "./table-copy.ts";

/** What was moved. */
export interface Moved {
  /** How many game tables. */
  readonly tables: number;
  /** How many rows of the database. */
  readonly rows: number;
  /** The digest of each table of the database, the same at both ends. */
  readonly digests: Readonly<Record<string, Digest>>;
  /** Where an older database of the folder is now; null: there was none. */
  readonly aside: string | null;
}

/**
 * Moves everything that a host keeps from a folder to a PostgreSQL database, or back. All of it arrives, or nothing does; what
 * has arrived is read again and compared before it counts. Nothing is removed at the source, but no server starts there any
 * more, so that no player goes on with old tables.
 *
 * Throws with a sentence for the host: a server runs, the target holds tables already, or both ends are of one kind.
 */
export async function moveData(from: string, to: string): Promise<Moved> {
  if (isPostgres(from) === isPostgres(to))
    throw new Error(
      "data is moved from a folder to postgres://… or back; a folder is copied with backup and restore, a PostgreSQL database with pg_dump and pg_restore",
    );
  mustExist(from);
  const held = [await holdDatabase(from, "alone", () => {})];
  try {
    held.push(await holdDatabase(to, "alone", () => {}));
    const aside = isPostgres(to) ? null : outOfTheWay(to);
    return await between(from, to, aside);
  } finally {
    for (const one of held) await one.release();
  }
}

/**
 * Sets aside what a folder holds if that was moved elsewhere, to make room for what comes back. Null: nothing was set aside.
 */
function outOfTheWay(dataDir: string): string | null {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const old = openForReading(file);
  try {
    const there = old.raw.prepare("select 1 from sqlite_schema where name = 'secrets'").get();
    if (!there || !old.raw.prepare("select 1 from secrets where name = ?").get(MOVED)) return null;
  } finally {
    old.raw.close();
  }
  return setAside(file);
}

async function between(from: string, to: string, aside: string | null): Promise<Moved> {
  const source = await openDatabase(from);
  try {
    const gone = await movedTo(source.db);
    if (gone !== null)
      throw new Error(`what was kept in ${shownLocation(from)} has already been moved to ${gone}`);
    const target = await openDatabase(to);
    try {
      const sheets = sheetsOf(fileOf(source, target).raw);
      const digests = await carry(source, target, sheets, shownLocation(to));
      await source.db
        .insertInto("secrets")
        .values({ name: MOVED, value: shownLocation(to) })
        .execute();
      const rows = Object.values(digests).reduce((sum, one) => sum + one.rows, 0);
      return { tables: digests.tables?.rows ?? 0, rows, digests, aside };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const isFile = (database: Database): database is SqliteDatabase => "raw" in database;

/** The one of the two databases that is kept in a file. */
function fileOf(...both: readonly Database[]): SqliteDatabase {
  const file = both.find(isFile);
  if (!file) throw new Error("neither of the two is a folder");
  return file;
}

type Digests = Record<string, Digest>;

/** Copies all tables of the database, and compares them. */
async function carry(
  source: Database,
  target: Database,
  sheets: readonly Sheet[],
  place: string,
): Promise<Digests> {
  return target.db.transaction().execute(async (db) => {
    if (await isUsed(db)) {
      const [here, there] = [await digestsOf(source.db, sheets), await digestsOf(db, sheets)];
      // An earlier move was cut off after everything had arrived: only its last step is missing.
      if (!differing(sheets, here, there)) return here;
      throw new Error(`${place} holds tables already; move data to an empty place`);
    }
    for (const sheet of sheets.toReversed()) await emptySheet(db, sheet);
    const sent = await copy(source.db, db, sheets);
    const differs = differing(sheets, sent, await digestsOf(db, sheets));
    if (differs) throw new Error(`what arrived in ${differs.name} is not what was sent; nothing was moved`);
    return sent;
  });
}

/** Whether a database holds data that must not be lost. Data that was moved elsewhere does not count. */
async function isUsed(db: Kysely<Schema>): Promise<boolean> {
  if ((await movedTo(db)) !== null) return false;
  const [table, person] = [
    await db.selectFrom("tables").select("id").limit(1).executeTakeFirst(),
    await db.selectFrom("people").select("id").limit(1).executeTakeFirst(),
  ];
  return table !== undefined || person !== undefined;
}

/** The first table of the database that is not the same in both. */
const differing = (sheets: readonly Sheet[], one: Digests, other: Digests): Sheet | undefined =>
  sheets.find(({ name }) => one[name]?.sum !== other[name]?.sum);

async function copy(from: Kysely<Schema>, to: Kysely<Schema>, sheets: readonly Sheet[]): Promise<Digests> {
  const digests: Digests = {};
  for (const sheet of sheets) {
    const tally = new Tally(sheet);
    for await (const rows of pagesOf(from, sheet)) {
      tally.add(rows);
      await writeRows(to, sheet, rows);
    }
    digests[sheet.name] = tally.digest;
  }
  return digests;
}

async function digestsOf(db: Kysely<Schema>, sheets: readonly Sheet[]): Promise<Digests> {
  const digests: Digests = {};
  for (const sheet of sheets) digests[sheet.name] = await digestOf(db, sheet);
  return digests;
}
