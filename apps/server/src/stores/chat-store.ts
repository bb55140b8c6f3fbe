import type { Seat } from "@westmarch/kernel";
import type { ChatData } from "../database/schema/tables.ts";
import type { Db } from "../database/types.ts";

/** How many lines of chat a newcomer is shown. */
const CHAT_SHOWN = 200;

/** Every query about what players say at a table but the hot one (`GroupCommit`). */
export class ChatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(table: string): Promise<ChatData[]> {
    const rows = await this.#db
      .selectFrom("chat")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(CHAT_SHOWN)
      .execute();
    return rows.reverse();
  }

  /** Which seats do not read what which others say: their players have muted or blocked those of the others. */
  deaf(table: string): Promise<{ readonly hearer: Seat; readonly speaker: Seat }[]> {
    return this.#db
      .selectFrom("seat_owners as hearers")
      .innerJoin("person_blocks", "person_blocks.person_id", "hearers.person_id")
      .innerJoin("seat_owners as speakers", "speakers.person_id", "person_blocks.blocked_id")
      .select(["hearers.seat as hearer", "speakers.seat as speaker"])
      .where("hearers.table_id", "=", table)
      .where("speakers.table_id", "=", table)
      .execute();
  }

  /** One line of chat. */
  async line(table: string, id: number): Promise<ChatData | null> {
    const row = await this.#db
      .selectFrom("chat")
      .selectAll()
      .where("table_id", "=", table)
      .where("id", "=", id)
      .executeTakeFirst();
    return row ?? null;
  }

  async last(table: string): Promise<number> {
    const row = await this.#db
      .selectFrom("chat")
      .select((eb) => eb.fn.max("id").as("id"))
      .where("table_id", "=", table)
      .executeTakeFirst();
    return Math.max(0, row?.id ?? 0);
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
}
