/** How new tables and games are written, within a transaction. */

import type { Db } from "../database/types.ts";
import type { Begun, NewTable } from "./new-table.ts";

/** Acts that one statement writes: an imported game has thousands. */
const TOGETHER = 200;

/** Writes a new table. */
export async function insertTable(trx: Db, made: NewTable): Promise<void> {
  await insertSeated(trx, made);
  await trx
    .insertInto("links")
    .values([...made.links])
    .execute();
}

/** Writes a new table but for its links. */
export async function insertSeated(trx: Db, made: Omit<NewTable, "links">): Promise<void> {
  await trx.insertInto("tables").values(made.table).execute();
  await trx
    .insertInto("seats")
    .values([...made.seats])
    .execute();
  for (const row of made.chat ?? []) await trx.insertInto("chat").values(row).execute();
  for (const row of made.contributions) await trx.insertInto("contributions").values(row).execute();
  if (made.begun) await insertBegun(trx, made.begun);
}

export async function insertBegun(trx: Db, { position, acts, snapshots }: Begun): Promise<void> {
  await trx.insertInto("positions").values(position).execute();
  for (let from = 0; from < acts.length; from += TOGETHER)
    await trx
      .insertInto("acts")
      .values(acts.slice(from, from + TOGETHER))
      .execute();
  for (const row of snapshots) await trx.insertInto("snapshots").values(row).execute();
}
