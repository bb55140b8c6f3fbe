import type { Seat } from "@westmarch/kernel";
import type { Db } from "../../database/types.ts";

/** Takes an order of auto-pass back. */
export async function withdraw(db: Db, table: string, seat: Seat): Promise<void> {
  await db.deleteFrom("standing").where("table_id", "=", table).where("seat", "=", seat).execute();
}

/** A player leaves a seat: the orders and plans that this player laid down for it go, too. */
export async function forsake(db: Db, table: string, seat: Seat): Promise<void> {
  await withdraw(db, table, seat);
  await db.deleteFrom("plans").where("table_id", "=", table).where("seat", "=", seat).execute();
}
