import type { Insertable, Selectable } from "kysely";
import type { Schema } from "../database/schema/schema.ts";
import type { Db } from "../database/types.ts";

export type SeekData = Selectable<Schema["seeks"]>;

/** The most seeks that are looked at. */
const MOST = 200;

/** Every query about seeks. */
export class SeekStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(device: string): Promise<SeekData | null> {
    const row = await this.#db
      .selectFrom("seeks")
      .selectAll()
      .where("device", "=", device)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The open seeks of devices that have been heard of since then, the oldest first. */
  open(since: number): Promise<SeekData[]> {
    return this.#db
      .selectFrom("seeks")
      .selectAll()
      .where("invitation", "is", null)
      .where("seen_at", ">=", since)
      .orderBy("since")
      .limit(MOST)
      .execute();
  }

  /** How many others of this address still look, and have been heard of since then. */
  async others(device: string, mark: string, since: number): Promise<number> {
    const { seeks } = await this.#db
      .selectFrom("seeks")
      .select((eb) => eb.fn.countAll<number | string>().as("seeks"))
      .where("mark", "=", mark)
      .where("device", "!=", device)
      .where("invitation", "is", null)
      .where("seen_at", ">=", since)
      .executeTakeFirstOrThrow();
    return Number(seeks);
  }

  /** Notes a seek of a device, in the place of the one before. */
  async seek(row: Insertable<Schema["seeks"]>): Promise<void> {
    const { id: _, device: __, ...news } = row;
    await this.#db
      .insertInto("seeks")
      .values(row)
      .onConflict((on) => on.column("device").doUpdateSet(news))
      .execute();
  }

  async heard(device: string, at: number): Promise<void> {
    await this.#db.updateTable("seeks").set({ seen_at: at }).where("device", "=", device).execute();
  }

  async end(device: string): Promise<void> {
    await this.#db.deleteFrom("seeks").where("device", "=", device).execute();
  }

  async forget(before: number): Promise<void> {
    await this.#db.deleteFrom("seeks").where("seen_at", "<", before).execute();
  }

  /**
   * Keeps seats for players who have found each other. False if one of them has found another opponent, or seeks no
   * more.
   */
  async found(seats: readonly { readonly id: string; readonly invitation: string }[]): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const ids = seats.map(({ id }) => id);
      const free = await trx
        .selectFrom("seeks")
        .select("id")
        .where("id", "in", ids)
        .where("invitation", "is", null)
        .execute();
      if (free.length < ids.length) return false;
      for (const { id, invitation } of seats)
        await trx.updateTable("seeks").set({ invitation }).where("id", "=", id).execute();
      return true;
    });
  }
}
