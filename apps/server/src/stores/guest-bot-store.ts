import type { BotData, NewPerson, PersonData } from "../database/schema/accounts.ts";
import type { Db } from "../database/types.ts";
import { added } from "./account-store.ts";
import { suspensionOf } from "./suspensions.ts";

/** A bot, the account that it plays with, and the name of its owner. */
export interface Bot extends BotData {
  readonly person: PersonData;
  readonly owner: string;
}

/** Every query about bots that people bring along. */
export class GuestBotStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps a bot. False if another account has its name. */
  add(person: NewPerson, bot: BotData): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      if (!(await added(trx, person))) return false;
      await trx.insertInto("bots").values(bot).execute();
      return true;
    });
  }

  async renew(id: string, hash: string): Promise<void> {
    await this.#db.updateTable("bots").set({ key_hash: hash }).where("person_id", "=", id).execute();
  }

  async wish(id: string, plays: readonly string[], atOnce: number): Promise<void> {
    const wish = { plays: JSON.stringify(plays), at_once: atOnce };
    await this.#db.updateTable("bots").set(wish).where("person_id", "=", id).execute();
  }

  async seen(id: string, at: number): Promise<void> {
    await this.#db.updateTable("bots").set({ seen_at: at }).where("person_id", "=", id).execute();
  }

  byKey(hash: string): Promise<Bot | null> {
    return this.#one((query) => query.where("bots.key_hash", "=", hash));
  }

  byId(id: string): Promise<Bot | null> {
    return this.#one((query) => query.where("bots.person_id", "=", id));
  }

  of(owner: string): Promise<Bot[]> {
    return this.#all((query) => query.where("bots.owner_id", "=", owner));
  }

  /** Whether the owner of bots is suspended now. */
  async isShut(owner: string, now: number): Promise<boolean> {
    return (await suspensionOf(this.#db, owner, now)) !== null;
  }

  /** Those whose program has been there since then. */
  there(since: number): Promise<Bot[]> {
    return this.#all((query) => query.where("bots.seen_at", ">=", since));
  }

  /** How many of a person's seats are in games that are not over. */
  async playing(person: string): Promise<number> {
    const { games } = await this.#db
      .selectFrom("person_links")
      .innerJoin("links", "links.hash", "person_links.hash")
      .leftJoin("positions", "positions.table_id", "links.table_id")
      .select((eb) => eb.fn.countAll<number>().as("games"))
      .where("person_links.person_id", "=", person)
      .where("links.revoked", "=", 0)
      .where("positions.result", "is", null)
      .executeTakeFirstOrThrow();
    return Number(games);
  }

  async #one(narrowed: (query: Rows) => Rows): Promise<Bot | null> {
    return (await this.#all(narrowed))[0] ?? null;
  }

  async #all(narrowed: (query: Rows) => Rows): Promise<Bot[]> {
    const bots = await narrowed(rowsOf(this.#db)).orderBy("bots.person_id").execute();
    const people = await this.#peopleOf(bots.flatMap(({ person_id, owner_id }) => [person_id, owner_id]));
    return bots.flatMap((bot) => {
      const [person, owner] = [people.get(bot.person_id), people.get(bot.owner_id)];
      return person && owner ? [{ ...bot, person, owner: owner.name }] : [];
    });
  }

  async #peopleOf(ids: readonly string[]): Promise<Map<string, PersonData>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("people")
      .selectAll()
      .where("id", "in", [...new Set(ids)])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const rowsOf = (db: Db) => db.selectFrom("bots").selectAll();
type Rows = ReturnType<typeof rowsOf>;
