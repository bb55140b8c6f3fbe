/** Whether the file of a database is whole. */
import type { DatabaseSync } from "node:sqlite";

/** How many faults SQLite counts before it gives up. */
const FAULTS = 100;

/** The faults in the pages of a database, in SQLite's words; none in a sound one. */
export function damagedPages(raw: DatabaseSync): readonly string[] {
  const rows = raw.prepare(`pragma integrity_check(${FAULTS})`).all();
  return rows.map((row) => String(row.integrity_check)).filter((line) => line !== "ok");
}
