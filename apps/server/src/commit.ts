import { CompiledQuery, type Insertable } from "kysely";
import type { Db } from "./database.ts";
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
/** Rows per statement, so that few different statements are ever prepared. */
const CHUNKS = [64, 16, 4, 1] as const;

/**
 * Writes what all tables want written in the same moment as one transaction: one journey to the disk for all. Nothing
 * may be shown to anybody before its promise has resolved.
 */
export class GroupCommit {
  readonly #db: Db;
  readonly #report: (report: BatchReport) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  readonly #acts: Statement<ActItem["act"]>;
  readonly #positions: Statement<ActItem["position"]>;
  readonly #snapshots: Statement<NonNullable<ActItem["snapshot"]>>;

  constructor(db: Db, report: (report: BatchReport) => void = () => {}) {
    this.#db = db;
    this.#report = report;
    this.#acts = new Statement((rows) =>
      db
        .insertInto("acts")
        .values(rows)
        .onConflict((on) => on.doNothing())
        .returning("table_id")
        .compile(),
    );
    this.#positions = new Statement((rows) =>
      db
        .insertInto("positions")
        .values(rows)
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
        )
        .compile(),
    );
    this.#snapshots = new Statement((rows) => db.insertInto("snapshots").values(rows).compile());
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

  #write(items: readonly Item[]): Promise<ReadonlySet<Item>> {
    return this.#db.transaction().execute(async (trx) => {
      const conflicts = new Set<Item>();
      const acts = items.filter((item) => "act" in item);
      const written = new Set<string>();
      for (const query of this.#acts.queries(acts.map((item) => item.act)))
        for (const row of (await trx.executeQuery<{ table_id: string }>(query)).rows)
          written.add(row.table_id);
      const fresh: ActItem[] = [];
      for (const item of acts) {
        if (written.has(item.act.table_id)) fresh.push(item);
        else conflicts.add(item);
      }
      for (const query of this.#positions.queries(fresh.map((item) => item.position)))
        await trx.executeQuery(query);
      for (const query of this.#snapshots.queries(fresh.flatMap((item) => item.snapshot ?? [])))
        await trx.executeQuery(query);
      for (const { link } of fresh) if (link) await trx.insertInto("links").values(link).execute();
      for (const item of items) {
        if (!("line" in item)) continue;
        const insert = trx
          .insertInto("chat")
          .values(item.line)
          .onConflict((on) => on.doNothing());
        if ((await insert.executeTakeFirst()).numInsertedOrUpdatedRows === 0n) conflicts.add(item);
      }
      return conflicts;
    });
  }
}

/** A statement over several rows, compiled once for each number of rows. */
class Statement<Row extends Record<string, unknown>> {
  readonly #compile: (rows: Row[]) => CompiledQuery;
  readonly #compiled = new Map<number, { query: CompiledQuery; columns: readonly string[] }>();

  constructor(compile: (rows: Row[]) => CompiledQuery) {
    this.#compile = compile;
  }

  *queries(rows: readonly Row[]): Iterable<CompiledQuery> {
    let from = 0;
    for (const size of CHUNKS) {
      for (; rows.length - from >= size; from += size) yield this.#query(rows.slice(from, from + size));
    }
  }

  #query(rows: Row[]): CompiledQuery {
    let known = this.#compiled.get(rows.length);
    if (!known) {
      known = { query: this.#compile(rows), columns: Object.keys(rows[0]) };
      this.#compiled.set(rows.length, known);
    }
    const { query, columns } = known;
    const parameters: unknown[] = [];
    for (const row of rows) for (const column of columns) parameters.push(row[column]);
    return CompiledQuery.raw(query.sql, parameters);
  }
}
