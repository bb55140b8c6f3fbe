import type { SQLInputValue, StatementSync } from "node:sqlite";
import type { Compilable, Insertable } from "kysely";
import type { Database } from "./database.ts";
import type { ChatData, LinkData, Schema } from "./schema.ts";

/**
 * One act of a table: its row, the position it leads to, how the table stands if that is to be kept, and the link to the
 * replay if it ended the game.
 */
export interface ActItem {
  readonly act: Insertable<Schema["acts"]>;
  readonly position: Insertable<Schema["positions"]>;
  readonly snapshot?: Insertable<Schema["snapshots"]>;
  readonly link?: LinkData;
  /** Until when whose answer is awaited from now on, where that changes. */
  readonly clocks?: Insertable<Schema["clocks"]>;
}

interface ChatItem {
  readonly line: ChatData;
}

type Item = ActItem | ChatItem;

/** `conflict`: this version (or this line of chat) is already there, so nothing of this item was written. */
export type Written = "done" | "conflict";

interface Waiting {
  readonly item: Item;
  readonly done: (written: Written) => void;
  readonly failed: (error: unknown) => void;
}

/** What a watcher of the writing learns: for metrics and health. */
export interface BatchReport {
  readonly size: number;
  readonly milliseconds: number;
  readonly error: unknown;
}

/** The most items written in one transaction. */
const LARGEST = 512;

/**
 * Writes what all tables want written in the same moment as one transaction: one journey to the disk for all. Nothing
 * may be shown to anybody before its promise has resolved. The one place that speaks to SQLite itself: through Kysely,
 * every row would cost twice as much.
 */
export class GroupCommit {
  readonly #database: Pick<Database, "db" | "raw">;
  readonly #report: (report: BatchReport) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  readonly #acts: Insert<ActItem["act"]>;
  readonly #positions: Insert<ActItem["position"]>;
  readonly #snapshots: Insert<NonNullable<ActItem["snapshot"]>>;
  readonly #links: Insert<LinkData>;
  readonly #lines: Insert<ChatData>;
  readonly #clocks: Insert<NonNullable<ActItem["clocks"]>>;

  constructor(database: Pick<Database, "db" | "raw">, report: (report: BatchReport) => void = () => {}) {
    this.#database = database;
    this.#report = report;
    const { db } = database;
    const insert = <Row extends Columns>(compile: (row: Row) => Compilable) => new Insert(database, compile);
    this.#acts = insert((row) =>
      db
        .insertInto("acts")
        .values(row)
        .onConflict((on) => on.doNothing()),
    );
    this.#positions = insert((row) =>
      db
        .insertInto("positions")
        .values(row)
        .onConflict((on) =>
          on.column("table_id").doUpdateSet((eb) => ({
            version: eb.ref("excluded.version"),
            state: eb.ref("excluded.state"),
            owes: eb.ref("excluded.owes"),
            offers: eb.ref("excluded.offers"),
            result: eb.ref("excluded.result"),
            replay: eb.ref("excluded.replay"),
            bot_owes: eb.ref("excluded.bot_owes"),
            replayable: eb.ref("excluded.replayable"),
            changed_at: eb.ref("excluded.changed_at"),
            head: eb.ref("excluded.head"),
          })),
        ),
    );
    this.#snapshots = insert((row) => db.insertInto("snapshots").values(row));
    this.#links = insert((row) => db.insertInto("links").values(row));
    this.#clocks = insert((row) =>
      db
        .insertInto("clocks")
        .values(row)
        .onConflict((on) =>
          on.column("table_id").doUpdateSet((eb) => ({
            dues: eb.ref("excluded.dues"),
            stopped: eb.ref("excluded.stopped"),
          })),
        ),
    );
    this.#lines = insert((row) =>
      db
        .insertInto("chat")
        .values(row)
        .onConflict((on) => on.doNothing()),
    );
  }

  /** Resolves when the item is on the disk; rejects if nothing of it is. At most one act per table at a time. */
  add(item: Item): Promise<Written> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      // Everything that arrives in this turn of the event loop travels in the same transaction.
      this.#running ??= new Promise((ran) => setImmediate(() => ran(this.#run())));
    });
  }

  /** Resolves when nothing is waiting to be written. */
  async drain(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    const batch = this.#waiting.splice(0, LARGEST);
    const began = performance.now();
    let error: unknown = null;
    try {
      const conflicts = await this.#write(batch.map((one) => one.item));
      for (const { item, done } of batch) done(conflicts.has(item) ? "conflict" : "done");
    } catch (thrown) {
      error = thrown;
      for (const { failed } of batch) failed(thrown);
    }
    this.#report({ size: batch.length, milliseconds: performance.now() - began, error });
    this.#running =
      this.#waiting.length > 0 ? new Promise((ran) => setImmediate(() => ran(this.#run()))) : null;
  }

  /** On Kysely's turn at the connection, so that no other transaction is open on it. */
  #write(items: readonly Item[]): Promise<ReadonlySet<Item>> {
    return this.#database.db.connection().execute(async () => this.#transact(items));
  }

  /** Writes all of the items, but for those in conflict, which it hands back; or, where it throws, none. */
  #transact(items: readonly Item[]): ReadonlySet<Item> {
    const { raw } = this.#database;
    raw.exec("begin");
    try {
      const conflicts = new Set(items.filter((item) => !this.#put(item)));
      raw.exec("commit");
      return conflicts;
    } catch (error) {
      // After some failures (a full disk) SQLite has rolled back by itself, and would refuse to do it again.
      if (raw.isTransaction) raw.exec("rollback");
      throw error;
    }
  }

  /** False if it is in conflict with what is there. */
  #put(item: Item): boolean {
    if ("line" in item) return this.#lines.run(item.line);
    if (!this.#acts.run(item.act)) return false;
    this.#positions.run(item.position);
    if (item.snapshot) this.#snapshots.run(item.snapshot);
    if (item.link) this.#links.run(item.link);
    if (item.clocks) this.#clocks.run(item.clocks);
    return true;
  }
}

type Columns = Readonly<Record<string, SQLInputValue | undefined>>;

/** An insert of one row, prepared with the first: all its rows have the same columns. */
class Insert<Row extends Columns> {
  readonly #raw: Database["raw"];
  readonly #compile: (row: Row) => Compilable;
  #prepared: { readonly statement: StatementSync; readonly columns: readonly string[] } | null = null;

  constructor({ raw }: Pick<Database, "raw">, compile: (row: Row) => Compilable) {
    this.#raw = raw;
    this.#compile = compile;
  }

  /** False if nothing was written. */
  run(row: Row): boolean {
    this.#prepared ??= {
      statement: this.#raw.prepare(this.#compile(row).compile().sql),
      // Kysely leaves out what is undefined.
      columns: Object.keys(row).filter((column) => row[column] !== undefined),
    };
    const { statement, columns } = this.#prepared;
    return Number(statement.run(...columns.map((column) => row[column] ?? null)).changes) > 0;
  }
}
