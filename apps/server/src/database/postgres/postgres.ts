import { Kysely, PostgresDialect, sql, type TransactionBuilder } from "kysely";
import pg from "pg";
import { mustBeAddress, shownAddress, Unanswered } from "../address.ts";
import { migrate } from "../migrations/migrations.ts";
import type { Schema } from "../schema/schema.ts";
import type { Database } from "../types.ts";
import { sharedCounting } from "./counter.ts";
import { PostgresJournal } from "./journal.ts";
import { isClash, LONGEST_QUERY, retried, survives } from "./trouble.ts";

/** Connections for everything but the journal, which has its own. */
const CONNECTIONS = 8;
/** Milliseconds in which a connection has to be made, and after which an unused one is closed. */
const CONNECT = 5000;
const IDLE = 30_000;

/** PostgreSQL's own numbers for its types of whole numbers of any size, which come as text unless they are read. */
const WHOLE = new Set([20, 1700]);

/** All our numbers are below 2^53, so that JavaScript numbers hold them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    WHOLE.has(id) && format !== "binary" ? Number : pg.types.getTypeParser(id, format),
};

/** How every connection is made. */
export const connection = (where: string) => ({
  connectionString: where,
  application_name: "westmarch",
  connectionTimeoutMillis: CONNECT,
  query_timeout: LONGEST_QUERY,
  keepAlive: true,
  types,
});

/**
 * Transactions that end as if each had been alone, as they do on SQLite. PostgreSQL finds out where two came into each
 * other's way; the one that has to yield is done again, so its work must have no effect but on the database.
 */
class Serial extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction().setIsolationLevel("serializable");
    const once = builder.execute.bind(builder);
    builder.execute = (work) => retried(() => once(work), isClash);
    return builder;
  }
}

/** A database at an address, as it is. */
export function connected(where: string): Database {
  mustBeAddress(where);
  const pool = new pg.Pool({ ...connection(where), max: CONNECTIONS, idleTimeoutMillis: IDLE });
  survives(pool);
  const db = new Serial({ dialect: new PostgresDialect({ pool }) });
  const journal = new PostgresJournal(connection(where));
  const shared = sharedCounting({ ...connection(where), idleTimeoutMillis: IDLE });
  const close = async () => {
    await journal.close();
    await shared.close();
    await db.destroy();
  };
  return { db, journal, counting: shared.counting, close };
}

/** Opens a database at an address `postgres://…` and brings it to today's schema. Throws with a sentence for the host. */
export async function openPostgres(where: string): Promise<Database> {
  const database = connected(where);
  const { db } = database;
  try {
    const { rows } = await sql<Nature>`
      select current_setting('server_encoding') as encoding,
        (select count(*) from information_schema.tables where table_schema = current_schema()) as tables,
        (select count(*) from information_schema.tables
          where table_schema = current_schema() and table_name = 'kysely_migration') as ours`
      .execute(db)
      .catch((error: unknown) => {
        throw new Unanswered(where, error);
      });
    const [nature] = rows;
    if (nature?.encoding !== "UTF8")
      throw new Error(`the database at ${shownAddress(where)} must be made with the encoding UTF8`);
    if (nature.tables > 0 && nature.ours === 0)
      throw new Error(
        `the database at ${shownAddress(where)} is not Westmarch's; it is left as it is, so make an empty one`,
      );
    await migrate(db, nature.ours === 0 ? [] : await migrationsDone(db));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a database is like before anything is done to it. */
interface Nature {
  readonly encoding: string;
  readonly tables: number;
  readonly ours: number;
}

async function migrationsDone(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).sort();
}
