import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema/schema.ts";

/** A table of the database, as it is copied. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its key, in order; empty: it has no key, and holds few rows. */
  readonly key: readonly string[];
}

export type CopiedRow = Readonly<Record<string, unknown>>;

/** The most rows that are read and written at once. The largest hold a whole position. */
const PAGE = 200;

/**
 * The tables of a database, each after those it refers to. They are read from the file itself, so that none can be forgotten.
 * The other engine has the same tables, as the same migrations make both.
 */
export function sheetsOf(raw: DatabaseSync): readonly Sheet[] {
  const names = raw
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name",
    )
    .all()
    .map(({ name }) => String(name));
  const refersTo = (name: string) =>
    raw
      .prepare('select distinct "table" as other from pragma_foreign_key_list(?)')
      .all(name)
      .map(({ other }) => String(other))
      .filter((other) => other !== name);
  const ordered = new Set<string>();
  while (ordered.size < names.length) {
    const ready = names.filter(
      (name) => !ordered.has(name) && refersTo(name).every((one) => ordered.has(one)),
    );
    if (ready.length === 0) throw new Error("tables of the database refer to each other in a circle");
    for (const name of ready) ordered.add(name);
  }
  return [...ordered].map((name) => sheetOf(raw, name));
}

function sheetOf(raw: DatabaseSync, name: string): Sheet {
  const columns = raw.prepare("select name, pk from pragma_table_info(?) order by cid").all(name);
  const key = columns.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  const nameOf = (column: CopiedRow) => String(column.name);
  return { name, columns: columns.map(nameOf), key: key.map(nameOf) };
}

/** All rows of a table, page by page, in the order of its key. */
export async function* pagesOf(db: Kysely<Schema>, sheet: Sheet): AsyncGenerator<readonly CopiedRow[]> {
  const table = sql.table(sheet.name);
  if (sheet.key.length === 0) {
    const { rows } = await sql<CopiedRow>`select * from ${table}`.execute(db);
    if (rows.length > 0) yield rows;
    return;
  }
  const key = sql`(${sql.join(sheet.key.map((column) => sql.ref(column)))})`;
  const order = sql.join(sheet.key.map((column) => sql.ref(column)));
  for (let last: CopiedRow | undefined; ; ) {
    const behind: CopiedRow | undefined = last;
    const beyond = behind
      ? sql`where ${key} > (${sql.join(sheet.key.map((column) => behind[column]))})`
      : sql``;
    const { rows } =
      await sql<CopiedRow>`select * from ${table} ${beyond} order by ${order} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** Writes rows of a table. */
export async function writeRows(db: Kysely<Schema>, sheet: Sheet, rows: readonly CopiedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += PAGE) {
    const values = rows
      .slice(from, from + PAGE)
      .map((row) => sql`(${sql.join(sheet.columns.map((column) => row[column]))})`);
    const columns = sql.join(sheet.columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(sheet.name)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
}

/** Removes all rows of a table. */
export async function emptySheet(db: Kysely<Schema>, { name }: Sheet): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db);
}

/** A short form of what a table holds, for comparing. */
export interface Digest {
  readonly rows: number;
  /** The sum of the SHA-256 of each row. It is the same in whatever order an engine returns them. */
  readonly sum: string;
}

const SIZE = 1n << 256n;

/** Adds rows up to their digest. */
export class Tally {
  readonly #sheet: Sheet;
  #rows = 0;
  #sum = 0n;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  add(rows: readonly CopiedRow[]): void {
    for (const row of rows) {
      const text = JSON.stringify(this.#sheet.columns.map((column) => row[column]));
      const hash = createHash("sha256").update(text).digest("hex");
      this.#sum = (this.#sum + BigInt(`0x${hash}`)) % SIZE;
      this.#rows++;
    }
  }

  get digest(): Digest {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, "0") };
  }
}

/** The digest of what a table holds now. */
export async function digestOf(db: Kysely<Schema>, sheet: Sheet): Promise<Digest> {
  const tally = new Tally(sheet);
  for await (const rows of pagesOf(db, sheet)) tally.add(rows);
  return tally.digest;
}
