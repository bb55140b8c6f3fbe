import type { Seat } from "@westmarch/kernel";
import type { LinkData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";

/**
 * A player who leaves a seat in a game that has begun may know what it holds. So the table tells all players, also the
 * next one on that seat, and the game changes no ratings: no player can look at a hand and let another one play it unseen.
 * Returns the line of chat that tells it; null: no player had the seat.
 */
export async function tellLeft(trx: Db, { table_id, made_at }: LinkData, seat: Seat): Promise<number | null> {
  const left = await trx
    .selectFrom("seats")
    .innerJoin("positions", "positions.table_id", "seats.table_id")
    .select("name")
    .where("seats.table_id", "=", table_id)
    .where("seat", "=", seat)
    .where("kind", "=", "person")
    .executeTakeFirst();
  if (!left) return null;
  const last = await trx
    .selectFrom("chat")
    .select((eb) => eb.fn.max("id").as("id"))
    .where("table_id", "=", table_id)
    .executeTakeFirst();
  const id = Math.max(0, last?.id ?? 0) + 1;
  const said = { seat: null, name: left.name ?? "", text: "reopened", key: null, hearers: null };
  await trx
    .insertInto("chat")
    .values({ table_id, id, at: made_at, ...said })
    .execute();
  await trx.updateTable("tables").set({ rated: 0 }).where("id", "=", table_id).execute();
  return id;
}
