import { existsSync } from "node:fs";
import { fileIn, isPostgres } from "./address.ts";
import { holdDatabase, openDatabase } from "./open.ts";
import type { Database, Db } from "./types.ts";

/** Works on the data of a host, whether or not a server runs. */
export async function withData<T>(where: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(where);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Throws if there are no tables yet in a folder. */
export function mustExist(where: string): void {
  if (!isPostgres(where) && !existsSync(fileIn(where))) throw new Error(`there is no database in ${where}`);
}

/** Works on the data while no server has tables of it in memory. Throws if one runs. */
export async function alone<T>(where: string, work: (db: Db) => Promise<T>): Promise<T> {
  mustExist(where);
  // Nothing is in memory here that another's writing could make untrue.
  const held = await holdDatabase(where, "alone", () => {});
  try {
    return await withData(where, ({ db }) => work(db));
  } finally {
    await held.release();
  }
}
