import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { APPLICATION_ID, fileIn } from "./database.ts";
import { lockData } from "./lock.ts";
import { KNOWN_MIGRATIONS } from "./migrations.ts";

/** Makes sure that what was written, or renamed, is on the disk. */
function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Puts a finished file in its place: it is there whole, or not at all. */
function place(made: string, file: string): void {
  chmodSync(made, 0o600);
  sync(made);
  renameSync(made, file);
  sync(dirname(file));
}

/**
 * Writes a copy of everything to one file, while the server runs or not. The copy is of one moment. It holds all
 * secrets of running games: keep it as safe as the data itself.
 */
export function backup(dataDir: string, file: string, { force = false } = {}): void {
  const source = fileIn(dataDir);
  const target = resolve(file);
  if (!existsSync(source)) throw new Error(`there is no database in ${dataDir}`);
  if (existsSync(target) && !force) throw new Error(`${file} is already there`);
  mkdirSync(dirname(target), { recursive: true });
  const made = `${target}.part`;
  rmSync(made, { force: true });
  const db = new DatabaseSync(source, { timeout: 30_000, readOnly: true });
  try {
    db.prepare("vacuum into ?").run(made);
  } finally {
    db.close();
  }
  try {
    inspect(made);
    place(made, target);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
}

/** Throws with a sentence for the host if this is not a whole database of ours that we can read. */
export function inspect(file: string): void {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    if (db.prepare("pragma application_id").get()?.application_id !== APPLICATION_ID)
      throw new Error("it carries another mark");
  } catch (error) {
    throw new Error(`${file} is not a Westmarch backup`, { cause: error });
  }
  try {
    const checks = db.prepare("pragma integrity_check").all();
    if (checks[0]?.integrity_check !== "ok") throw new Error(`${file} is damaged`);
    const names = db
      .prepare("select name from kysely_migration")
      .all()
      .map((row) => String(row.name));
    const unknown = names.filter((name) => !KNOWN_MIGRATIONS.includes(name));
    if (unknown.length > 0)
      throw new Error(`${file} was written by a newer Westmarch (${unknown.join(", ")})`);
  } finally {
    db.close();
  }
}

/**
 * Puts a backup in the place of the data. Refuses while a server runs, and, without `force`, where there is data
 * already; with it, the old database is kept beside the new one as `westmarch.db.replaced`.
 */
export function restore(file: string, dataDir: string, { force = false } = {}): void {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  inspect(file);
  const unlock = lockData(dataDir);
  try {
    const target = fileIn(dataDir);
    if (existsSync(target)) {
      if (!force) throw new Error(`${dataDir} already holds a database; use force to replace it`);
      setAside(target);
    }
    const made = `${target}.part`;
    copyFileSync(file, made);
    place(made, target);
  } finally {
    unlock();
  }
}

/** Moves a database with what belongs to it out of the way. Never opened: it may be damaged. */
function setAside(file: string): void {
  for (const part of ["", "-wal", "-shm"]) {
    rmSync(`${file}.replaced${part}`, { force: true });
    if (existsSync(file + part)) renameSync(file + part, `${file}.replaced${part}`);
  }
}
