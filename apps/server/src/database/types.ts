/** What an open database is, apart from the engines that open one. */
import type { Kysely } from "kysely";
import type { Counter } from "../platform/counter.ts";
import type { Journal } from "./journal.ts";
import type { Schema } from "./schema/schema.ts";

export type Db = Kysely<Schema>;

/** An open database, whichever engine keeps it. */
export interface Database {
  readonly db: Db;
  readonly journal: Journal;
  /** How often things are done, counted for all processes on this database. */
  readonly counting: Counter;
  close(): Promise<void>;
}

/** `shared`: as a server, which may have others beside it where the database lets it; `alone`: with no server there. */
export type Holding = "shared" | "alone";

/** A database that a process holds. */
export interface Held {
  release(): Promise<void>;
}
