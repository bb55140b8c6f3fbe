import type { Kysely } from "kysely";
import type { Schema } from "./schema/schema.ts";

/** Under this name a database notes where everything in it has been moved to. */
export const MOVED = "moved-to";

/** Where everything in a database has been moved to; null: it is still kept here. */
export async function movedTo(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", MOVED).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Throws, with a sentence for the host, where everything has been moved elsewhere: no player shall play on with the old
 * data.
 */
export async function mustBeKeptHere(db: Kysely<Schema>, place: string): Promise<void> {
  const elsewhere = await movedTo(db);
  if (elsewhere === null) return;
  throw new Error(
    `what was kept in ${place} has been moved to ${elsewhere}; serve that, or bring it back with move-data`,
  );
}
