/** How a server is told where a test keeps its tables; also for processes that a test starts. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPostgres } from "../src/database/address.ts";
import type { ServerOptions } from "../src/main/index.ts";

/** The name of the database at an address. */
export const nameAt = (where: string): string => where.replace(/.*\//, "");

/** The folder of a server whose tables are at that address. */
export const folderOf = (where: string): string => join(tmpdir(), `westmarch-${nameAt(where)}`);

/** Tables in a folder, or at an address. */
export const keptAt = (where: string): Pick<ServerOptions, "dataDir" | "databaseAt"> =>
  isPostgres(where) ? { dataDir: folderOf(where), databaseAt: where } : { dataDir: where };
