import { existsSync } from "node:fs";
import { type Database, type Db, fileIn, openDatabase } from "./database.ts";
import { lockData } from "./lock.ts";

/** Works on the data of a host, whether or not a server runs. */
export async function withData<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Throws if there are no tables yet. */
export function mustExist(dataDir: string): void {
  if (!existsSync(fileIn(dataDir))) throw new Error(`there is no database in ${dataDir}`);
}

/** Works on the data while no server has tables of it in memory. Throws if one runs. */
export async function alone(dataDir: string, work: (db: Db) => Promise<void>): Promise<void> {
  mustExist(dataDir);
  const unlock = lockData(dataDir);
  try {
    await withData(dataDir, ({ db }) => work(db));
  } finally {
    unlock();
  }
}
