import type { Seat } from "@westmarch/kernel";
import type { Insertable } from "kysely";
import type { Schema } from "../database/schema/schema.ts";
import type { Db } from "../database/types.ts";
import type { ClockReading } from "../platform/monotonic-clock.ts";
import { hashOf } from "../platform/random.ts";

/** A free seat of a listed table, and the invitation to it, which every person who may join may have. */
export interface OpenSeat {
  readonly seat: Seat;
  readonly token: string;
}

type ListingRow = Insertable<Schema["listings"]>;

/** The most tables that are looked at for the public lobby. */
const MOST = 300;

/** Every query about tables that anybody may come to. */
export class ListingStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Lists a table, in the place of what was listed of it. */
  async list(row: ListingRow): Promise<void> {
    const { table_id: _, at: __, ...news } = row;
    await this.#db
      .insertInto("listings")
      .values(row)
      .onConflict((on) => on.column("table_id").doUpdateSet(news))
      .execute();
  }

  async unlist(table: string): Promise<void> {
    await this.#db.deleteFrom("listings").where("table_id", "=", table).execute();
  }

  async listing(table: string): Promise<ListingRow | null> {
    const row = await this.#db
      .selectFrom("listings")
      .selectAll()
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The listed tables whose game is not over and at which a player was seen since then, the newest first. */
  async listed(since: ClockReading) {
    const rows = await this.#db
      .selectFrom("listings")
      .innerJoin("tables", "tables.id", "listings.table_id")
      .leftJoin("positions", "positions.table_id", "listings.table_id")
      .select([
        "tables.id",
        "tables.game",
        "tables.settings",
        "tables.pace",
        "tables.opened_at",
        "listings.joins",
        "listings.watch",
        "listings.language",
        "listings.mark",
        "positions.version",
      ])
      .where("positions.result", "is", null)
      .where("tables.next", "is", null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("seats")
            .select("seats.seat")
            .whereRef("seats.table_id", "=", "listings.table_id")
            .where("seats.kind", "=", "person")
            .where("seats.seen_at", ">=", since.steady),
        ),
      )
      .orderBy("tables.opened_at", "desc")
      .limit(MOST)
      .execute();
    return rows;
  }

  /** Whether somebody who has a seat at a table has blocked this account. */
  async isBarred(table: string, person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("seat_owners")
      .innerJoin("person_blocks", "person_blocks.person_id", "seat_owners.person_id")
      .select("seat_owners.seat")
      .where("seat_owners.table_id", "=", table)
      .where("person_blocks.blocked_id", "=", person)
      .where("person_blocks.how", "=", "block")
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Of these tables, those of which anybody may take a seat. */
  async joinable(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom("listings")
      .select("table_id")
      .where("table_id", "in", [...tables])
      .where("joins", "!=", "[]")
      .execute();
    return new Set(rows.map(({ table_id }) => table_id));
  }

  /** Of these tables, those that are listed with a link for spectators that still opens them. */
  async watchable(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom("listings")
      .select(["table_id", "watch"])
      .where("table_id", "in", [...tables])
      .where("watch", "is not", null)
      .execute();
    const hashes = rows.map(({ watch }) => hashOf(watch ?? ""));
    const opening = await this.opening(hashes);
    return new Set(rows.filter((_, at) => opening.has(hashes[at] ?? "")).map(({ table_id }) => table_id));
  }

  /** Of these links, those that still open something. */
  async opening(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom("links")
      .select("hash")
      .where("hash", "in", [...hashes])
      .where("used", "=", 0)
      .where("revoked", "=", 0)
      .execute();
    return new Set(rows.map(({ hash }) => hash));
  }
}
