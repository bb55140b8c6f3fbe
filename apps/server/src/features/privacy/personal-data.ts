/** What is kept about a person who has sat at a table. It is exported and deleted when that person asks. */
import type { Option, Seat } from "@westmarch/kernel";
import type { KeptTable, KeptTables } from "@westmarch/protocol";
import type { Happened } from "@westmarch/table";
import type { SeatData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";
import type { ClockReading } from "../../platform/monotonic-clock.ts";
import { PremoveStore } from "../../stores/premove-store.ts";
import { pairedWith } from "../../stores/round-store.ts";
import { TableStore } from "../../stores/table-store.ts";
import { toldOf } from "../../tables/automation/premoves/match.ts";
import { seatRotation } from "../../tables/opening/rematch.ts";
import { readTime, withoutZones, writeTime, zonesIn } from "../../tables/time/game-clocks/clock-state.ts";

/** A table, and the seats that the same person had there. */
export interface Sat {
  readonly table: string;
  readonly seats: readonly Seat[];
}

/**
 * This table and the earlier ones of the same match, the last first, each followed by the tables of the round after it, with
 * the seats that this person had at each. Without seats: all tables of the match, whichever persons sat there.
 */
export async function matchTables(db: Db, table: string, seats: readonly Seat[]): Promise<Sat[]> {
  const all = await wholeMatch(db, table, seats);
  return seats.length === 0 ? all : all.filter((sat) => sat.seats.length > 0);
}

/** The same with all tables of the rounds, even those at which this person does not sit. */
async function wholeMatch(db: Db, table: string, seats: readonly Seat[]): Promise<Sat[]> {
  const all: Sat[] = [];
  for (const sat of await following(db, table, seats))
    all.push(sat, ...(await pairedWith(db, sat.table, sat.seats)));
  return all;
}

/** This table and the earlier ones of the same match, the last first, as far back as the same person sat there. */
async function following(db: Db, table: string, seats: readonly Seat[]): Promise<Sat[]> {
  const { seats: seatStore } = new TableStore(db);
  const all: Sat[] = [{ table, seats }];
  for (let last: Sat = { table, seats }; ; ) {
    const before = await db
      .selectFrom("tables")
      .select("id")
      .where("next", "=", last.table)
      .executeTakeFirst();
    if (!before) return all;
    const [rows, now] = [await seatStore.seats(before.id), await seatStore.seats(last.table)];
    const sat = rows.filter(({ seat, since }) => {
      const later = seatRotation(rows.length)(seat);
      return last.seats.includes(later) && now[later]?.since === since;
    });
    if (seats.length > 0 && sat.length === 0) return all;
    last = { table: before.id, seats: sat.map(({ seat }) => seat) };
    all.push(last);
  }
}

/** When the player of these seats sat down; 0: the player has had them since the table opened. */
const satDown = (rows: readonly SeatData[], seats: readonly Seat[]): number =>
  Math.max(0, ...rows.flatMap(({ seat, since }) => (seats.includes(seat) ? (since ?? []) : [])));

/** What this person chose in one act. The draws that followed belong to the game, and may be hidden. */
const optionsOf = (act: Happened, seats: readonly Seat[]): Option[] =>
  act.type === "choice"
    ? act.data.entries.filter(({ seat }) => seats.includes(seat)).map(({ option }) => option)
    : [];

/** What is kept about one person at one table. */
export async function keptAt(
  db: Db,
  { table, seats }: Sat,
  { now, steady }: ClockReading,
): Promise<KeptTable> {
  const opened = await db
    .selectFrom("tables")
    .select(["game", "opened_at"])
    .where("id", "=", table)
    .executeTakeFirstOrThrow();
  const { seats: seatStore, rounds, clocks } = new TableStore(db);
  const rows = await seatStore.seats(table);
  // What the player before this person did and said on the seat is not this person's.
  const since = satDown(rows, seats);
  const acts = await db
    .selectFrom("acts")
    .select(["version", "type", "data", "at"])
    .where("table_id", "=", table)
    .where("seat", "in", [...seats])
    .where("at", ">=", since)
    .orderBy("version")
    .execute();
  const said = await db
    .selectFrom("chat")
    .select(["text", "at"])
    .where("table_id", "=", table)
    .where("seat", "in", [...seats])
    .where("at", ">=", since)
    .orderBy("id")
    .execute();
  const own = JSON.stringify(seats);
  return {
    table,
    game: opened.game,
    openedAt: opened.opened_at,
    seats: rows
      .filter(({ seat }) => seats.includes(seat))
      .map(({ seat, role, name, seen_at }) => ({
        seat,
        role,
        name,
        seenAt: now - Math.max(0, steady - seen_at),
      })),
    said,
    acts: acts.map(({ version, type, data, at }) => {
      const options = optionsOf({ type, data: JSON.parse(data) } as Happened, seats);
      return { version, at, type, ...(options.length > 0 && { options }) };
    }),
    links: (await seatStore.linksOf(table))
      .filter((link) => (link.kind === "seat" || link.kind === "invitation") && link.seats === own)
      .map(({ kind, made_at }) => ({ kind, madeAt: made_at })),
    orders: (await seatStore.orders(table)).filter(({ seat }) => seats.includes(seat)),
    plans: (await new PremoveStore(db).of(table)).map(toldOf).filter(({ seat }) => seats.includes(seat)),
    contributions: (await seatStore.contributions(table)).filter((one) => JSON.stringify(one.seats) === own),
    handed: (await rounds.handed(table))
      .filter(({ seat }) => seats.includes(seat))
      .map(({ seat, deck, at }) => ({ seat, deck, at })),
    zones: zonesIn(await clocks.of(table), seats),
  };
}

/**
 * Deletes the name and the chat messages of the player of these seats, at these tables. The choices stay, as they are the
 * other players' game too.
 */
export const forgetAt = (db: Db, sats: readonly Sat[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const sat of sats) {
      const rows = await new TableStore(trx).seats.seats(sat.table);
      const own = rows.filter(({ seat }) => sat.seats.includes(seat));
      const names = own.flatMap(({ name }) => name ?? []);
      await trx
        .updateTable("seats")
        .set({ name: null, seal: null })
        .where("table_id", "=", sat.table)
        .where("seat", "in", [...sat.seats])
        .execute();
      await trx
        .deleteFrom("chat")
        .where("table_id", "=", sat.table)
        .where("seat", "in", [...sat.seats])
        .where("at", ">=", satDown(rows, sat.seats))
        .execute();
      // Chat lines of the table itself hold the name of the player they are about.
      if (names.length > 0)
        await trx
          .updateTable("chat")
          .set({ name: "" })
          .where("table_id", "=", sat.table)
          .where("seat", "is", null)
          .where("name", "in", names)
          .execute();
      await trx
        .deleteFrom("watches")
        .where("link_hash", "in", (eb) =>
          eb
            .selectFrom("links")
            .select("hash")
            .where("table_id", "=", sat.table)
            .where("seats", "=", JSON.stringify(sat.seats)),
        )
        .execute();
      await trx
        .updateTable("links")
        .set({ guard: null })
        .where("table_id", "=", sat.table)
        .where("seats", "=", JSON.stringify(sat.seats))
        .execute();
      const { clocks } = new TableStore(trx);
      const kept = await clocks.of(sat.table);
      if (kept) await clocks.keep({ ...kept, state: writeTime(withoutZones(readTime(kept), sat.seats)) });
    }
  });

/** Deletes a table and the earlier ones of the same match. False if one of them was gone, or was played at meanwhile. */
export async function deleteMatch(db: Db, table: string): Promise<boolean> {
  const store = new TableStore(db);
  let whole = true;
  for (const { table: id } of await matchTables(db, table, [])) {
    const stored = await store.table(id);
    const gone = stored !== null && (await store.retention.remove(id, stored.position?.version ?? null));
    whole &&= gone;
  }
  return whole;
}

/** What the database keeps about people, for them to read and to delete. */
export class PersonalData {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** What is kept about the player of these seats, at this table and those before it of the same match. */
  async of(table: string, seats: readonly Seat[], moment: ClockReading): Promise<KeptTables> {
    const tables: KeptTable[] = [];
    for (const sat of await matchTables(this.#db, table, seats))
      tables.push(await keptAt(this.#db, sat, moment));
    return { tables };
  }

  /** Deletes that player's name and chat messages there (`forgetAt`); returns at which tables. */
  async forget(table: string, seats: readonly Seat[]): Promise<readonly string[]> {
    const sats = await matchTables(this.#db, table, seats);
    await forgetAt(this.#db, sats);
    return sats.map((sat) => sat.table);
  }

  /** The tables of the match at which the same player sat, with all tables of their rounds. */
  match(table: string, seats: readonly Seat[]): Promise<Sat[]> {
    return wholeMatch(this.#db, table, seats);
  }
}
