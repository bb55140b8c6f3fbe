import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import {
  type ActItem,
  type ChatItem,
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
import { isClash, isLost, isRefusal, survives } from "./trouble.ts";

/** Milliseconds for which a choice waits for a database that does not answer, and between tries to reach it. */
const PATIENCE = 8000;
const AGAIN = 250;
/** Milliseconds for which one statement may take, on a connection that says nothing. */
const SILENCE = 5000;

const isAct = (item: Item): item is ActItem => "act" in item;
const isLine = (item: Item): item is ChatItem => "line" in item;

/**
 * Writes on a connection of its own, a statement for every kind of row, however many there are. When the connection is cut
 * it cannot be known whether the last transaction stands: it is written again, and what is there already word for word is
 * what was written the first time.
 */
export class PostgresJournal implements Journal {
  readonly #pool: pg.Pool;

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool({
      ...config,
      max: 1,
      pipeline: true,
      query_timeout: SILENCE,
      idleTimeoutMillis: 0,
    });
    survives(this.#pool);
  }

  async write(items: readonly Item[]): Promise<readonly Written[]> {
    const until = performance.now() + PATIENCE;
    for (let inDoubt = false; ; ) {
      try {
        return await this.#transact(items, inDoubt);
      } catch (error) {
        const lost = isLost(error);
        if ((!lost && !isClash(error)) || performance.now() > until) throw error;
        inDoubt ||= lost;
        await pause(lost ? AGAIN : Math.random() * 20);
      }
    }
  }

  blamesItem(error: unknown): boolean {
    return isRefusal(error);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #transact(items: readonly Item[], inDoubt: boolean): Promise<readonly Written[]> {
    const client = await this.#pool.connect();
    let broken = true;
    try {
      const acts = items.filter(isAct);
      const lines = items.filter(isLine);
      // Sent together: what follows depends on which versions were free.
      const [, newActs, newLines] = await together([
        client.query("begin"),
        put(
          client,
          FIRST.act,
          acts.map(({ act }) => act),
        ),
        put(
          client,
          FIRST.line,
          lines.map(({ line }) => line),
        ),
      ]);
      const isNew = (item: Item) =>
        isAct(item)
          ? newActs.has(mark(item.act.table_id, item.act.version))
          : newLines.has(mark(item.line.table_id, item.line.id));
      const stands = acts.filter(isNew);
      const written = PARTS.map((part) =>
        put(
          client,
          WITH_ACT[part],
          stands.flatMap((item) => item[part] ?? []),
        ),
      );
      const [{ command }] = await together([client.query("commit"), ...written]);
      if (command !== "COMMIT") throw new Error("the database has taken a transaction back");
      broken = false;
      const outcomes: Written[] = [];
      for (const item of items)
        outcomes.push(isNew(item) || (inDoubt && (await stood(client, item))) ? "done" : "conflict");
      return outcomes;
    } catch (error) {
      if (!isLost(error)) broken = !(await rolledBack(client));
      throw error;
    } finally {
      // A connection whose transaction is in doubt is not used again.
      client.release(broken);
    }
  }
}

/** All that was sent, when all of it has been answered; throws the first error in the order given. */
async function together<T extends readonly Promise<unknown>[]>(
  sent: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(sent);
  return Promise.all(sent) as Promise<{ [K in keyof T]: Awaited<T[K]> }>;
}

async function rolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query("rollback");
    return true;
  } catch {
    // The connection is thrown away, and the transaction with it.
    return false;
  }
}

const mark = (table: string, number: number): string => `${number} ${table}`;

/** Inserts rows of a kind; which are new is said of acts and lines. */
async function put(client: pg.PoolClient, kind: RowKind, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const { name, text, columns } = statement(kind);
  const values = columns.map((column) => rows.map((row) => row[column] ?? null));
  const inserted = await client.query<{ table_id: string; number: number }>({ name, text, values });
  return new Set(inserted.rows.map(({ table_id, number }) => mark(table_id, number)));
}

interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly columns: readonly string[];
}

const prepared = new WeakMap<RowKind, Prepared>();

/** One statement for any number of rows, so that it is prepared once: each column comes as a list. */
function statement(kind: RowKind): Prepared {
  const known = prepared.get(kind);
  if (known) return known;
  const columns = Object.keys(kind.columns);
  const lists = columns.map((column, i) => `$${i + 1}::${kind.columns[column]}[]`);
  const number = { acts: '"version"', chat: '"id"' }[kind.table as string];
  const text =
    insertInto(kind, `select * from unnest(${lists.join(", ")})`) +
    (number ? ` returning "table_id", ${number} as "number"` : "");
  const made = { name: `westmarch_${kind.table}`, text, columns };
  prepared.set(kind, made);
  return made;
}

/** Whether a row that is in the way is the very one that was to be written. */
async function stood(client: pg.PoolClient, item: Item): Promise<boolean> {
  const [kind, row, number]: [RowKind, Row, string] = isAct(item)
    ? [FIRST.act, item.act, "version"]
    : [FIRST.line, item.line, "id"];
  const { rows } = await client.query<Record<string, string | number | null>>(
    `select * from "${kind.table}" where "table_id" = $1 and "${number}" = $2`,
    [row.table_id, row[number]],
  );
  const [there] = rows;
  return (
    there !== undefined &&
    Object.keys(kind.columns).every((column) => there[column] === (row[column] ?? null))
  );
}
