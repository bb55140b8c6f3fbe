/** What the opener of a table may change while it waits for guests. */
import type { Seat } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import type { LinkData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";

/** What is changed of a table that waits for guests. */
interface Arrangement {
  readonly settings: string;
  readonly pace: string | null;
  /** What the seats are called under these settings. */
  readonly roles: readonly string[];
  /** The seat of the opener and the free one that change places; null: everybody stays. */
  readonly swap: readonly [Seat, Seat] | null;
  /** The party of the opener. */
  readonly opener: number;
}

/** Every query about tables that wait for guests. */
export class WaitingStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** An invitation, whether or not it still opens anything; null: there never was one, or its table is gone. */
  async invitation(hash: string): Promise<LinkData | null> {
    const rows = this.#db.selectFrom("links").selectAll().where("hash", "=", hash);
    return (await rows.where("kind", "=", "invitation").executeTakeFirst()) ?? null;
  }

  /** Changes a table and the seats of its opener, all or nothing. False if its game has begun, or a guest has come meanwhile. */
  arrange(table: string, change: Arrangement): Promise<boolean> {
    return arrange(this.#db, table, change);
  }

  /** Gives the free seats to computers, until guests come. False if the game has begun, or no seat is free. */
  standIn(table: string, level: Level): Promise<boolean> {
    return standIn(this.#db, table, level);
  }
}

function arrange(
  db: Db,
  table: string,
  { settings, pace, roles, swap, opener }: Arrangement,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await hasBegun(trx, table)) return false;
    const guest = await trx
      .selectFrom("seats")
      .select("seat")
      .where("table_id", "=", table)
      .where("kind", "=", "person")
      .where("party", "!=", opener)
      .executeTakeFirst();
    if (guest) return false;
    await trx.updateTable("tables").set({ settings, pace }).where("id", "=", table).execute();
    for (const [seat, role] of roles.entries())
      await trx
        .updateTable("seats")
        .set({ role })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .execute();
    if (swap) await changePlaces(trx, table, swap);
    return true;
  });
}

function standIn(db: Db, table: string, level: Level): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await hasBegun(trx, table)) return false;
    const given = await trx
      .updateTable("seats")
      .set({ kind: "bot", level, vacant: 1 })
      .where("table_id", "=", table)
      .where("kind", "=", "open")
      .executeTakeFirst();
    if (given.numUpdatedRows === 0n) return false;
    await trx.updateTable("tables").set({ rated: 0 }).where("id", "=", table).execute();
    return true;
  });
}

/** Takes an invitation out of use. It stays known as renewed, so that a guest who follows it is told so. */
export const retire = (trx: Db, invitation: string): Promise<{ readonly hash: string }[]> =>
  trx
    .updateTable("links")
    .set({ revoked: 1, used: 0, guard: null })
    .where("hash", "=", invitation)
    .returning("hash")
    .execute();

const hasBegun = async (trx: Db, table: string): Promise<boolean> =>
  (await trx.selectFrom("positions").select("version").where("table_id", "=", table).executeTakeFirst()) !==
  undefined;

/** The opener and a free seat change places, with all that hangs on these seats: links, what was sealed, and whose they are. */
async function changePlaces(trx: Db, table: string, [own, free]: readonly [Seat, Seat]): Promise<void> {
  const player = await trx
    .selectFrom("seats")
    .select(["name", "party", "seal", "since", "seen_at"])
    .where("table_id", "=", table)
    .where("seat", "=", own)
    .executeTakeFirstOrThrow();
  const put = (seat: Seat, row: Partial<typeof player> & { readonly kind: "person" | "open" }) =>
    trx.updateTable("seats").set(row).where("table_id", "=", table).where("seat", "=", seat).execute();
  await put(free, { kind: "person", ...player });
  await put(own, { kind: "open", name: null, party: own, seal: null, since: null });
  const [ownList, freeList] = [JSON.stringify([own]), JSON.stringify([free])];
  const links = (kind: "seat" | "invitation", from: string, to: string) =>
    trx
      .updateTable("links")
      .set({ seats: to })
      .where("table_id", "=", table)
      .where("kind", "=", kind)
      .where("seats", "=", from)
      .execute();
  await links("seat", ownList, freeList);
  await links("invitation", freeList, ownList);
  await trx
    .updateTable("contributions")
    .set({ seats: freeList })
    .where("table_id", "=", table)
    .where("seats", "=", ownList)
    .execute();
  for (const rows of ["seat_owners", "seat_marks"] as const)
    await trx
      .updateTable(rows)
      .set({ seat: free })
      .where("table_id", "=", table)
      .where("seat", "=", own)
      .execute();
  for (const rows of ["person_invitations", "challenges"] as const)
    await trx
      .updateTable(rows)
      .set({ seat: own })
      .where("table_id", "=", table)
      .where("seat", "=", free)
      .execute();
  await relist(trx, table, { from: free, to: own });
}

/** What is listed of a table is for another seat now. */
async function relist(
  trx: Db,
  table: string,
  { from, to }: { readonly from: Seat; readonly to: Seat },
): Promise<void> {
  const listed = await trx
    .selectFrom("listings")
    .select("joins")
    .where("table_id", "=", table)
    .executeTakeFirst();
  if (!listed) return;
  const joins = JSON.parse(listed.joins) as { readonly seat: Seat; readonly token: string }[];
  const moved = joins.map((one) => (one.seat === from ? { ...one, seat: to } : one));
  await trx
    .updateTable("listings")
    .set({ joins: JSON.stringify(moved) })
    .where("table_id", "=", table)
    .execute();
}
