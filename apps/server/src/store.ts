import type { Seat } from "@westmarch/kernel";
import type { Db } from "./database.ts";
import type { ActData, ChatData, LinkData, NewTable, PositionData, SeatData, TableData } from "./schema.ts";

/** A table as it is read from the database. */
export interface StoredTable {
  readonly table: TableData;
  readonly position: PositionData;
  readonly seats: readonly SeatData[];
}

/** How many lines of chat a newcomer is shown. */
const CHAT_SHOWN = 200;

/**
 * Every query but the hot one (`GroupCommit`). One set for all databases: nothing here is particular to SQLite.
 */
export class Store {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async table(id: string): Promise<StoredTable | null> {
    const table = await this.#db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
    if (!table) return null;
    const position = await this.#db
      .selectFrom("positions")
      .selectAll()
      .where("table_id", "=", id)
      .executeTakeFirstOrThrow();
    return { table, position, seats: await this.seats(id) };
  }

  seats(table: string): Promise<SeatData[]> {
    return this.#db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
  }

  /** The acts of a table without what they told, oldest first, up to and with `version`. */
  acts(
    table: string,
    upTo: number,
  ): Promise<Pick<ActData, "version" | "seat" | "type" | "key" | "data" | "quiet">[]> {
    return this.#db
      .selectFrom("acts")
      .select(["version", "seat", "type", "key", "data", "quiet"])
      .where("table_id", "=", table)
      .where("version", "<=", upTo)
      .orderBy("version")
      .execute();
  }

  /** What the acts after `since` told, oldest first. */
  told(table: string, since: number): Promise<Pick<ActData, "version" | "events" | "cut" | "at">[]> {
    return this.#db
      .selectFrom("acts")
      .select(["version", "events", "cut", "at"])
      .where("table_id", "=", table)
      .where("version", ">", since)
      .orderBy("version")
      .execute();
  }

  /** The version of the act that this seat sent under this key, or null. */
  async versionOf(table: string, seat: Seat, key: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom("acts")
      .select("version")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .where("key", "=", key)
      .executeTakeFirst();
    return row?.version ?? null;
  }

  async chat(table: string): Promise<ChatData[]> {
    const rows = await this.#db
      .selectFrom("chat")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("id", "desc")
      .limit(CHAT_SHOWN)
      .execute();
    return rows.reverse();
  }

  async lastChat(table: string): Promise<number> {
    const row = await this.#db
      .selectFrom("chat")
      .select((eb) => eb.fn.max("id").as("id"))
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row?.id ?? 0;
  }

  async said(table: string, seat: Seat, key: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("chat")
      .select("id")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .where("key", "=", key)
      .executeTakeFirst();
    return row !== undefined;
  }

  async link(hash: string): Promise<LinkData | null> {
    return (
      (await this.#db.selectFrom("links").selectAll().where("hash", "=", hash).executeTakeFirst()) ?? null
    );
  }

  links(hashes: readonly string[]): Promise<LinkData[]> {
    if (hashes.length === 0) return Promise.resolve([]);
    return this.#db.selectFrom("links").selectAll().where("hash", "in", hashes).execute();
  }

  linksOf(table: string): Promise<LinkData[]> {
    return this.#db.selectFrom("links").selectAll().where("table_id", "=", table).execute();
  }

  /** Opens a table: everything or nothing. */
  async open(made: NewTable): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto("tables").values(made.table).execute();
      await trx.insertInto("positions").values(made.position).execute();
      await trx
        .insertInto("seats")
        .values([...made.seats])
        .execute();
      for (const act of made.acts) await trx.insertInto("acts").values(act).execute();
      await trx
        .insertInto("links")
        .values([...made.links])
        .execute();
    });
  }

  /** Gives a seat to whoever holds its invitation. False if somebody was faster. */
  async join(
    invitation: string,
    guard: string | null,
    seat: Seat,
    name: string,
    link: LinkData,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const taken = await trx
        .updateTable("links")
        .set({ used: 1, guard })
        .where("hash", "=", invitation)
        .where("used", "=", 0)
        .executeTakeFirst();
      if (taken.numUpdatedRows === 0n) return false;
      await trx
        .updateTable("seats")
        .set({ kind: "person", name, seen_at: link.made_at })
        .where("table_id", "=", link.table_id)
        .where("seat", "=", seat)
        .execute();
      await trx.insertInto("links").values(link).execute();
      return true;
    });
  }

  async addLink(link: LinkData): Promise<void> {
    await this.#db.insertInto("links").values(link).execute();
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

  /** Notes when players were last heard of. Loses at most what a crash takes; nobody is told of it as a fact. */
  async seen(rows: readonly { table: string; seat: Seat; at: number }[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#db.transaction().execute(async (trx) => {
      for (const { table, seat, at } of rows)
        await trx
          .updateTable("seats")
          .set({ seen_at: at })
          .where("table_id", "=", table)
          .where("seat", "=", seat)
          .execute();
    });
  }

  /** Tables where a computer player owes a decision. */
  async botsOwing(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("positions")
      .select("table_id")
      .where("bot_owes", "=", 1)
      .where("result", "is", null)
      .execute();
    return rows.map((row) => row.table_id);
  }
}
