import type { Seat } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import type { ActItem, Written } from "../../database/journal.ts";
import type { LinkData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";
import { ClockStore } from "../clock-store.ts";
import { forsake } from "./forsake.ts";

/**
 * Writes an act by which seats change hands, together with that change, all or nothing. Where a computer takes the
 * seats, the links of the player who leaves open nothing any more; where another person is to take them, that player
 * keeps the links until the other one comes.
 */
export function handOver(
  db: Db,
  { act, position, snapshot, clocks, time }: ActItem,
  { seats, to }: { readonly seats: readonly Seat[]; readonly to: Level | "person" },
): Promise<Written> {
  const table = act.table_id;
  return db.transaction().execute(async (trx) => {
    const there = await trx
      .selectFrom("acts")
      .select("version")
      .where("table_id", "=", table)
      .where("version", "=", act.version)
      .executeTakeFirst();
    if (there) return "conflict";
    // Another process may have been quicker since.
    const made = await trx
      .insertInto("acts")
      .values(act)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) return "conflict";
    const { table_id: _, ...news } = position;
    await trx.updateTable("positions").set(news).where("table_id", "=", table).execute();
    if (snapshot) await trx.insertInto("snapshots").values(snapshot).execute();
    if (clocks) {
      const { dues, stopped } = clocks;
      await trx
        .insertInto("clocks")
        .values(clocks)
        .onConflict((on) => on.column("table_id").doUpdateSet({ dues, stopped }))
        .execute();
    }
    if (time) await new ClockStore(trx).keep({ ...time, due_at: time.due_at ?? null });
    if (to === "person") {
      await trx
        .updateTable("seats")
        .set({ vacant: 1 })
        .where("table_id", "=", table)
        .where("seat", "in", [...seats])
        .execute();
      return "done";
    }
    await dropLinks(trx, table, seats);
    for (const seat of seats) await seatComputer(trx, table, seat, to);
    return "done";
  });
}

/** Gives a seat to a computer of this level, and removes what the player before it left there. */
async function seatComputer(trx: Db, table: string, seat: Seat, level: Level): Promise<void> {
  await trx
    .updateTable("seats")
    .set({
      kind: "bot",
      level,
      name: null,
      party: seat,
      again: 0,
      next_seal: null,
      vacant: 0,
      seal: null,
    })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .execute();
  await forsake(trx, table, seat);
}

/**
 * Makes all links to these seats open nothing any more, and with them the invitations by which players came to the
 * seats.
 */
async function dropLinks(trx: Db, table: string, seats: readonly Seat[]): Promise<void> {
  await trx
    .deleteFrom("links")
    .where("table_id", "=", table)
    .where("kind", "=", "seat")
    .where("seats", "=", JSON.stringify(seats))
    .execute();
  await trx
    .deleteFrom("links")
    .where("table_id", "=", table)
    .where("kind", "=", "invitation")
    .where(
      "seats",
      "in",
      seats.map((seat) => JSON.stringify([seat])),
    )
    .execute();
}

/** A player takes a vacant seat, and the player before has it no more. Nothing happens to any other seat. */
export async function takeVacant(trx: Db, table: string, seat: Seat): Promise<void> {
  const vacant = await trx
    .updateTable("seats")
    .set({ vacant: 0, party: seat, again: 0, next_seal: null })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .where("vacant", "=", 1)
    .executeTakeFirst();
  if (vacant.numUpdatedRows === 0n) return;
  await trx
    .deleteFrom("links")
    .where("table_id", "=", table)
    .where("kind", "=", "seat")
    .where("seats", "=", JSON.stringify([seat]))
    .execute();
  await forsake(trx, table, seat);
}

/** The player of a vacant seat plays on: it is vacant no more, and no other player may come to it. */
export function comeBack(db: Db, table: string, seat: Seat): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable("seats")
      .set({ vacant: 0 })
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .execute();
    await trx
      .updateTable("links")
      .set({ revoked: 1, guard: null })
      .where("table_id", "=", table)
      .where("kind", "=", "invitation")
      .where("seats", "=", JSON.stringify([seat]))
      .where("used", "=", 0)
      .execute();
  });
}

/** Puts a fresh invitation to a seat that is free for others in the place of those there were. False if it is not free. */
export function inviteTo(db: Db, seat: Seat, fresh: LinkData): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const vacant = await trx
      .selectFrom("seats")
      .select("seat")
      .where("table_id", "=", fresh.table_id)
      .where("seat", "=", seat)
      .where("vacant", "=", 1)
      .executeTakeFirst();
    if (!vacant) return false;
    // They stay known as renewed: who follows one is told so.
    await trx
      .updateTable("links")
      .set({ revoked: 1, guard: null })
      .where("table_id", "=", fresh.table_id)
      .where("kind", "=", "invitation")
      .where("seats", "=", fresh.seats)
      .execute();
    await trx.insertInto("links").values(fresh).execute();
    return true;
  });
}
