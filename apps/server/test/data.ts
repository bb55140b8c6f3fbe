/** Where a test keeps its tables: on SQLite in a folder, on PostgreSQL in a database of its own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { fileIn, isPostgres } from "../src/database/address.ts";
import { openDatabase } from "../src/database/open.ts";
import { keptAt, nameAt } from "./place.ts";
import type {} from "./postgres.ts";

export const makeDir = (): string => mkdtempSync(join(tmpdir(), "westmarch-"));
/** Whether this run is about PostgreSQL. */
export const onPostgres = (): boolean => inject("postgres") !== undefined;

let made = 0;
/** Databases of tests that are over. They go with the next one that is made. */
const released: string[] = [];

/** A database of today's schema that nobody has used: most tests begin with one, and it takes a while to make. */
let unused: Promise<Buffer> | null = null;

async function makeUnused(): Promise<Buffer> {
  const folder = makeDir();
  await (await openDatabase(folder)).close();
  const bytes = readFileSync(fileIn(folder));
  rmSync(folder, { recursive: true });
  return bytes;
}

async function newFolder(): Promise<string> {
  unused ??= makeUnused();
  const folder = makeDir();
  writeFileSync(fileIn(folder), await unused, { mode: 0o600 });
  return folder;
}

/** An empty place for tables. */
export async function newData(): Promise<string> {
  const server = inject("postgres");
  if (server === undefined) return newFolder();
  for (const old of released.splice(0)) await ask(server, `drop database if exists ${old} with (force)`);
  const name = `test_${process.pid}_${++made}`;
  // By its files: the other way writes each page of it to the log of the server as well.
  await ask(server, `create database ${name} strategy file_copy`);
  return server.replace(/[^/]*$/, name);
}

/** Lets go of a folder, or of a place for tables, with all that is in it. */
export function dropDir(where: string): void {
  if (isPostgres(where)) released.push(nameAt(where));
  rmSync(keptAt(where).dataDir, { recursive: true, force: true });
}

async function ask(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
