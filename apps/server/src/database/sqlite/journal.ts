import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  FIRST,
  type Item,
  insertInto,
  type Journal,
  PARTS,
  type Row,
  type RowKind,
  WITH_ACT,
  type Written,
} from "../journal.ts";
import type { Db } from "../types.ts";

/** SQLite's code for a row that breaks a rule of its table, whatever rule that is. */
const CONSTRAINT = 19;

/** Speaks to SQLite itself: through Kysely, every row would cost twice as much. */
export class SqliteJournal implements Journal {
  readonly #db: Db;
  readonly #raw: DatabaseSync;
  readonly #inserts = new Map<RowKind, Insert>();

  constructor(db: Db, raw: DatabaseSync) {
    this.#db = db;
    this.#raw = raw;
  }

  /** On Kysely's turn at the connection, so that no other transaction is open on it. */
  write(items: readonly Item[]): Promise<readonly Written[]> {
    return this.#db.connection().execute(async () => this.#transact(items));
  }

  blamesItem(error: unknown): boolean {
    return (
      error instanceof Error &&
      "errcode" in error &&
      typeof error.errcode === "number" &&
      (error.errcode & 0xff) === CONSTRAINT
    );
  }

  #transact(items: readonly Item[]): readonly Written[] {
    this.#raw.exec("begin");
    try {
      const written = items.map((item) => this.#put(item));
      this.#raw.exec("commit");
      return written;
    } catch (error) {
      // After some failures (a full disk) SQLite has rolled back by itself, and would refuse to do it again.
      if (this.#raw.isTransaction) this.#raw.exec("rollback");
      throw error;
    }
  }

  #put(item: Item): Written {
    if ("line" in item) return this.#insert(FIRST.line, item.line) ? "done" : "conflict";
    if (!this.#insert(FIRST.act, item.act)) return "conflict";
    for (const part of PARTS) {
      const row = item[part];
      if (row) this.#insert(WITH_ACT[part], row);
    }
    return "done";
  }

  /** False if nothing was written. */
  #insert(kind: RowKind, row: Row): boolean {
    let insert = this.#inserts.get(kind);
    if (!insert) {
      insert = new Insert(this.#raw, kind);
      this.#inserts.set(kind, insert);
    }
    return insert.run(row);
  }
}

/** An insert of one row, prepared once. */
class Insert {
  readonly #statement: StatementSync;
  readonly #columns: readonly string[];

  constructor(raw: DatabaseSync, kind: RowKind) {
    this.#columns = Object.keys(kind.columns);
    this.#statement = raw.prepare(insertInto(kind, `values (${this.#columns.map(() => "?").join(", ")})`));
  }

  run(row: Row): boolean {
    return Number(this.#statement.run(...this.#columns.map((column) => row[column] ?? null)).changes) > 0;
  }
}
