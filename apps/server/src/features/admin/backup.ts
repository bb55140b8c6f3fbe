import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AnyGame } from "@westmarch/kernel";
import { keepKey, putKeyBack } from "../../database/account-key.ts";
import { fileIn, isPostgres } from "../../database/address.ts";
import { KNOWN_MIGRATIONS, migrationsOf } from "../../database/migrations/migrations.ts";
import { damagedPages } from "../../database/sqlite/damaged-pages.ts";
import { APPLICATION_ID, markOf, openFile } from "../../database/sqlite/sqlite.ts";
import { lockData } from "../../platform/data-lock.ts";
import { keepPrivate, makePrivate, PARTS } from "../../platform/file-modes.ts";
import { GameRegistry } from "../../tables/game-registry.ts";
import { checkTables, type TablesChecked } from "../health/integrity-check.ts";

/** Makes sure that what was written, or renamed, is on the disk. */
function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves a finished file to its place, where it appears as a whole or not at all. */
function place(made: string, file: string): void {
  sync(made);
  renameSync(made, file);
  sync(dirname(file));
}

/**
 * Writes a copy of everything to one file, whether the server runs or not. The copy shows one moment. It holds all secrets of
 * running games: keep it as safe as the data itself. Where there are accounts, their key is written beside it.
 */
export function backup(dataDir: string, file: string, { force = false } = {}): void {
  mustBeFolder(dataDir);
  const source = fileIn(dataDir);
  const target = resolve(file);
  if (!existsSync(source)) throw new Error(`there is no database in ${dataDir}`);
  if (existsSync(target) && !force) throw new Error(`${file} is already there`);
  mkdirSync(dirname(target), { recursive: true });
  const made = `${target}.part`;
  remove(made);
  makePrivate(made);
  const db = new DatabaseSync(source, { timeout: 30_000, readOnly: true });
  try {
    db.prepare("vacuum into ?").run(made);
  } finally {
    db.close();
  }
  try {
    inspect(made);
    keepKey(dataDir, target);
    place(made, target);
  } catch (error) {
    remove(made);
    throw error;
  }
}

/** Throws for PostgreSQL, whose own tools copy a whole database. */
function mustBeFolder(where: string): void {
  if (isPostgres(where))
    throw new Error("a PostgreSQL database is copied with pg_dump and put back with pg_restore");
}

/** Throws with a sentence for the host if this is not an undamaged database of ours that this version can read. */
export function inspect(file: string): void {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    if (markOf(db) !== APPLICATION_ID) throw new Error("it carries another mark");
  } catch (error) {
    throw new Error(`${file} is not a Westmarch backup`, { cause: error });
  }
  try {
    if (damagedPages(db).length > 0) throw new Error(`${file} is damaged`);
    const unknown = migrationsOf(db).filter((name) => !KNOWN_MIGRATIONS.includes(name));
    if (unknown.length > 0)
      throw new Error(`${file} was written by a newer Westmarch (${unknown.join(", ")})`);
  } finally {
    db.close();
  }
}

/** How a backup is put back. */
export interface Restoring {
  /** Sets a database aside that is there already. */
  readonly force?: boolean;
  /** Puts a backup back though some of its tables are damaged. */
  readonly damaged?: boolean;
  /** Loads the games, whose rules replay the tables. */
  readonly games: () => Promise<readonly AnyGame[]>;
}

/** What was put back. `aside`: where the database is now that was there before; null: there was none. */
export interface Restored extends TablesChecked {
  readonly aside: string | null;
}

/**
 * Replaces the data by a backup, after checking its pages and whether the choices of every table lead to its position. Refuses
 * while a server runs and, without `force`, where there is a database already. An older database is kept beside the new one.
 * Leftover files of a database that is gone never meet the new one.
 */
export async function putBack(file: string, dataDir: string, wish: Restoring): Promise<Restored> {
  mustBeFolder(dataDir);
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  mustStandAlone(file);
  inspect(file);
  const unlock = lockData(dataDir);
  try {
    const target = fileIn(dataDir);
    if (existsSync(target) && !wish.force)
      throw new Error(`${dataDir} already holds a database; use force to replace it`);
    const made = `${target}.part`;
    remove(made);
    try {
      copyFileSync(file, made);
      const found = await lookedThrough(made, wish);
      const aside = setAside(target);
      putKeyBack(file, dataDir);
      place(made, target);
      return { ...found, aside };
    } catch (error) {
      remove(made);
      throw error;
    }
  } finally {
    unlock();
  }
}

/** A backup is one file. A database that was copied by hand may have its newest choices in a second file. */
function mustStandAlone(file: string): void {
  for (const ending of ["-wal", "-journal"]) {
    const beside = file + ending;
    if (existsSync(beside) && statSync(beside).size > 0)
      throw new Error(
        `beside ${file} lies ${beside}, so it is no backup but a database copied by hand; ` +
          "put both into a folder as westmarch.db and take a backup of that, or move the second away",
      );
  }
}

/** Brings the copy to today's schema and replays its tables. Throws if it is damaged; `damaged` lets damaged tables pass. */
async function lookedThrough(copy: string, { damaged, games }: Restoring): Promise<TablesChecked> {
  keepPrivate(copy);
  const database = await openFile(copy);
  try {
    const found = await checkTables(database.db, new GameRegistry(await games()));
    if (found.damaged.length > 0 && !damaged)
      throw new Error(
        `in ${found.damaged.length} of ${found.tables} tables the choices do not lead to the position ` +
          `(${found.damaged.slice(0, 5).join(", ")}); nothing was put back, and --damaged does it all the same`,
      );
    database.raw.exec("pragma wal_checkpoint(truncate)");
    if (damagedPages(database.raw).length > 0) throw new Error("the copy is damaged: is the disk sound?");
    return found;
  } finally {
    await database.close();
  }
}

/** Removes an unfinished file and the files that belong to it. */
const remove = (file: string): void => {
  for (const part of PARTS) rmSync(file + part, { force: true });
};

/**
 * Moves a database and the files that belong to it out of the way, even if only some of them are left, and returns the new
 * name. The database may be damaged, so it is not opened. What was set aside before stays.
 */
export function setAside(file: string): string | null {
  const there = PARTS.filter((part) => existsSync(file + part));
  if (there.length === 0) return null;
  const taken = (name: string) => PARTS.some((part) => existsSync(name + part));
  let aside = `${file}.replaced`;
  for (let n = 2; taken(aside); n++) aside = `${file}.replaced-${n}`;
  for (const part of there) renameSync(file + part, aside + part);
  return aside;
}
