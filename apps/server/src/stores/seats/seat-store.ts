import type { Contribution, Seat, Settings } from "@westmarch/kernel";
import type { SeatOrder } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { ActItem, Written } from "../../database/journal.ts";
import type { ClocksData } from "../../database/schema/clocks.ts";
import type {
  ContributionData,
  LinkData,
  LinkKind,
  SeatData,
  StandingData,
} from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";
import { disown } from "../ratings/seat-owners.ts";
import { forsake, withdraw } from "./forsake.ts";
import { comeBack, handOver, inviteTo, takeVacant } from "./seat-handover.ts";
import { tellLeft } from "./tell-left.ts";
import { retire } from "./waiting-store.ts";

/** A contribution as it is told and filed. */
const contributionOf = ({ seats, seal, value }: ContributionData): Contribution => ({
  seats: JSON.parse(seats) as Seat[],
  seal,
  value,
});

/** An order to pass as it is told. */
const orderOf = ({ seat, phases, always, held, waits }: StandingData): SeatOrder => ({
  seat,
  phases: JSON.parse(phases) as string[],
  always: always === 1,
  waits: JSON.parse(waits) as string[],
  held: held === 1,
});

/** Every query about who sits at a table, by what link, and what they contributed to its chance. */
export class SeatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  seats(table: string): Promise<SeatData[]> {
    return this.#db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
  }

  /** What players put into the chance of a table, in the order of seats. */
  async contributions(table: string): Promise<Contribution[]> {
    const rows = await this.#db
      .selectFrom("contributions")
      .selectAll()
      .where("table_id", "=", table)
      .execute();
    return rows.map(contributionOf).sort((a, b) => (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  }

  /** Keeps what a player has sealed. */
  async contribute(table: string, seats: readonly Seat[], value: string): Promise<void> {
    await this.#db
      .updateTable("contributions")
      .set({ value })
      .where("table_id", "=", table)
      .where("seats", "=", JSON.stringify(seats))
      .execute();
  }

  /** The orders to pass that players have left with a table. */
  async orders(table: string): Promise<SeatOrder[]> {
    const rows = await this.#db
      .selectFrom("standing")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("seat")
      .execute();
    return rows.map(orderOf);
  }

  /** Keeps the order of a seat in the place of the one before. */
  async order(table: string, { seat, phases, always, held, waits }: SeatOrder): Promise<void> {
    const row = {
      phases: JSON.stringify(phases),
      always: always ? 1 : 0,
      held: held ? 1 : 0,
      waits: JSON.stringify(waits),
    };
    await this.#db
      .insertInto("standing")
      .values({ table_id: table, seat, ...row })
      .onConflict((on) => on.columns(["table_id", "seat"]).doUpdateSet(row))
      .execute();
  }

  /** The time limits of a table's questions; null: no player's time has run here. */
  async clocks(table: string): Promise<ClocksData | null> {
    const row = await this.#db
      .selectFrom("clocks")
      .selectAll()
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row ?? null;
  }

  async keepClocks(row: ClocksData): Promise<void> {
    const { dues, stopped } = row;
    await this.#db
      .insertInto("clocks")
      .values(row)
      .onConflict((on) => on.column("table_id").doUpdateSet({ dues, stopped }))
      .execute();
  }

  /** Takes an order of auto-pass back. */
  withdraw(table: string, seat: Seat): Promise<void> {
    return withdraw(this.#db, table, seat);
  }

  /** Notes that an order has something to answer at a table, so that a restarted server finds it. */
  async owe(table: string): Promise<void> {
    await this.#db.updateTable("positions").set({ bot_owes: 1 }).where("table_id", "=", table).execute();
  }

  /** Writes an act by which seats change hands, and that they do. */
  handOver(item: ActItem, change: Parameters<typeof handOver>[2]): Promise<Written> {
    return handOver(this.#db, item, change);
  }

  /** Notes that the player of a vacant seat plays on. */
  comeBack(table: string, seat: Seat): Promise<void> {
    return comeBack(this.#db, table, seat);
  }

  /** Puts a fresh invitation to a seat that is free for others in the place of those there were. */
  inviteTo(seat: Seat, fresh: LinkData): Promise<boolean> {
    return inviteTo(this.#db, seat, fresh);
  }

  async link(hash: string): Promise<LinkData | null> {
    return (
      (await this.#db
        .selectFrom("links")
        .selectAll()
        .where("hash", "=", hash)
        .where("revoked", "=", 0)
        .executeTakeFirst()) ?? null
    );
  }

  links(hashes: readonly string[]): Promise<LinkData[]> {
    if (hashes.length === 0) return Promise.resolve([]);
    return this.#db
      .selectFrom("links")
      .selectAll()
      .where("hash", "in", hashes)
      .where("revoked", "=", 0)
      .execute();
  }

  linksOf(table: string): Promise<LinkData[]> {
    return this.#db.selectFrom("links").selectAll().where("table_id", "=", table).execute();
  }

  /** Gives a seat to the player who holds its invitation. False if another player was faster. */
  async join(
    invitation: string,
    guard: string | null,
    { seat, name, seenAt, seal, brings }: Sitting,
    link: LinkData,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const taken = await trx
        .updateTable("links")
        .set({ used: 1, guard })
        .where("hash", "=", invitation)
        .where("used", "=", 0)
        .where("revoked", "=", 0)
        .executeTakeFirst();
      if (taken.numUpdatedRows === 0n) return false;
      await takeVacant(trx, link.table_id, seat);
      await trx
        .updateTable("seats")
        .set({ kind: "person", level: null, name, seen_at: seenAt, seal: null, since: link.made_at })
        .where("table_id", "=", link.table_id)
        .where("seat", "=", seat)
        .execute();
      await trx.insertInto("links").values(link).execute();
      if (brings) {
        const table = trx.selectFrom("tables").select("settings").where("id", "=", link.table_id);
        const { settings } = await table.executeTakeFirstOrThrow();
        await trx
          .updateTable("tables")
          .set({ settings: JSON.stringify({ ...(JSON.parse(settings) as Settings), ...brings }) })
          .where("id", "=", link.table_id)
          .execute();
      }
      // Once a player has shown a sealed contribution, no player may seal one any more.
      if (seal !== null && !(await shownAt(trx, link.table_id).executeTakeFirst()))
        await trx
          .insertInto("contributions")
          .values({ table_id: link.table_id, seats: link.seats, seal, value: null })
          .onConflict((on) => on.columns(["table_id", "seats"]).doUpdateSet({ seal }))
          .execute();
      return true;
    });
  }

  /** Notes that the people on these seats would like another game, and what their device has sealed for it. */
  async wantAgain(table: string, seats: readonly Seat[], seal: string | null): Promise<void> {
    await this.#db
      .updateTable("seats")
      .set({ again: 1, next_seal: seal })
      .where("table_id", "=", table)
      .where("seat", "in", [...seats])
      .where("kind", "=", "person")
      .execute();
  }

  /**
   * Puts a fresh link in the place of an old one. False if the old one was already gone. `shown` is the token of a
   * replay link, which is kept with the table.
   */
  async renew(old: string, fresh: LinkData, shown: string | null): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom("links")
        .where("hash", "=", old)
        .where("used", "=", 0)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) return false;
      await trx.insertInto("links").values(fresh).execute();
      if (shown)
        await trx
          .updateTable("positions")
          .set({ replay: shown })
          .where("table_id", "=", fresh.table_id)
          .execute();
      return true;
    });
  }

  /**
   * Puts a fresh link to a player's own seats in the place of all there are, and returns the hashes of those. Throws
   * `Refused` if the link of the caller was already gone.
   */
  async renewSeat(asking: string, fresh: LinkData): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom("links")
        .select("hash")
        .where("table_id", "=", fresh.table_id)
        .where("kind", "=", "seat")
        .where("seats", "=", fresh.seats)
        .execute();
      await disown(
        trx,
        before.map((row) => row.hash),
      );
      const gone = await trx
        .deleteFrom("links")
        .where("table_id", "=", fresh.table_id)
        .where("kind", "=", "seat")
        .where("seats", "=", fresh.seats)
        .where("revoked", "=", 0)
        .returning("hash")
        .execute();
      const old = gone.map((row) => row.hash);
      if (!old.includes(asking)) throw new Refused("stale");
      // The device that once took the seat may not take it again by its own mark.
      await trx
        .updateTable("links")
        .set({ guard: null })
        .where("table_id", "=", fresh.table_id)
        .where("kind", "=", "invitation")
        .where("seats", "=", fresh.seats)
        .execute();
      await trx.insertInto("links").values(fresh).execute();
      return old;
    });
  }

  /**
   * Puts a fresh invitation to a seat in the place of an old one; the player who took the seat by the old one leaves
   * it. Null if the seat has acted, or the old invitation was already gone.
   */
  async reopen(invitation: string, seat: Seat, fresh: LinkData): Promise<Reopened | null> {
    const { table_id, seats } = fresh;
    return this.#db.transaction().execute(async (trx) => {
      const acted = await trx
        .selectFrom("acts")
        .select("version")
        .where("table_id", "=", table_id)
        .where("seat", "=", seat)
        .executeTakeFirst();
      if (acted) return null;
      const old = await retire(trx, invitation);
      if (old.length === 0) return null;
      const taken = await trx
        .deleteFrom("links")
        .where("table_id", "=", table_id)
        .where("kind", "=", "seat")
        .where("seats", "=", seats)
        .returning("hash")
        .execute();
      await trx.insertInto("links").values(fresh).execute();
      // Once a player has shown a sealed contribution, the list stands as that player saw it.
      await trx
        .deleteFrom("contributions")
        .where("table_id", "=", table_id)
        .where("seats", "=", seats)
        .where((eb) => eb.not(eb.exists(shownAt(trx, table_id))))
        .execute();
      const line = await tellLeft(trx, fresh, seat);
      await trx
        .updateTable("seats")
        .set({ kind: "open", name: null, seal: null, since: null })
        .where("table_id", "=", table_id)
        .where("seat", "=", seat)
        .execute();
      await trx.deleteFrom("seat_owners").where("table_id", "=", table_id).where("seat", "=", seat).execute();
      await forsake(trx, table_id, seat);
      const gone = [...old, ...taken].map((row) => row.hash);
      return { gone, line };
    });
  }

  /**
   * Makes links open nothing any more: those of a kind, to these seats where it is for seats. Returns their hashes. The
   * next ones will be others, as their renewals are counted.
   */
  async revoke(table: string, kind: LinkKind, seats: readonly Seat[]): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const gone = await trx
        .updateTable("links")
        .set({ revoked: 1, guard: null })
        .where("table_id", "=", table)
        .where("kind", "=", kind)
        .where("seats", "=", JSON.stringify(seats))
        .where("used", "=", 0)
        .where("revoked", "=", 0)
        .returning("hash")
        .execute();
      if (kind === "replay" && gone.length > 0)
        await trx.updateTable("positions").set({ replay: null }).where("table_id", "=", table).execute();
      return gone.map(({ hash }) => hash);
    });
  }

  /** Notes what stands for the address that these seats are played from. */
  async cameFrom(table: string, seats: readonly Seat[], mark: string): Promise<void> {
    if (seats.length === 0) return;
    await this.#db
      .insertInto("seat_marks")
      .values(seats.map((seat) => ({ table_id: table, seat, mark })))
      .onConflict((on) => on.columns(["table_id", "seat", "mark"]).doNothing())
      .execute();
  }

  /** Notes when players were last heard of. Loses at most what a crash takes; no player is told of it as a fact. */
  async seen(rows: readonly { table: string; seat: Seat; at: number }[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#db.transaction().execute(async (trx) => {
      for (const { table, seat, at } of rows)
        await trx
          .updateTable("seats")
          .set({ seen_at: at })
          .where("table_id", "=", table)
          .where("seat", "=", seat)
          // Another process may have seen the player since.
          .where("seen_at", "<", at)
          .execute();
    });
  }
}

/** What follows when a player has to leave a seat again. */
interface Reopened {
  /** Hashes of the links that stop working. */
  readonly gone: readonly string[];
  /** The line of chat that tells it; null: there is none. */
  readonly line: number | null;
}

/** The sealed contributions of a table that have been shown. */
const shownAt = (db: Db, table: string) =>
  db
    .selectFrom("contributions as shown")
    .select("shown.seal")
    .where("shown.table_id", "=", table)
    .where("shown.value", "is not", null);

/** The player who takes a seat, and what the player's device has sealed, if it is to take part in the game's chance. */
interface Sitting {
  readonly seat: Seat;
  readonly name: string;
  readonly seenAt: number;
  readonly seal: string | null;
  /** Settings of the seat, in the place of what was chosen for it. */
  readonly brings: Settings | null;
}
