/** Every query about friends, and about people whom a person does not want to hear. */
import type { HushPerson } from "@westmarch/protocol";
import type { PersonData } from "../database/schema/accounts.ts";
import type { Db } from "../database/types.ts";

const SEAL = ["people.id", "people.name", "people.colour", "people.charge"] as const;

/** The most people whom a person has met that are told. */
const MET = 10;
/** The most rows that are looked at for them. */
const LOOKED_AT = 200;

export class FriendStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Who has asked or is friends with a person, from either side. */
  async of(person: string) {
    const columns = ["friendships.agreed", "people.shows_here", "people.here_at", ...SEAL] as const;
    const [from, to] = await Promise.all([
      this.#db
        .selectFrom("friendships")
        .innerJoin("people", "people.id", "friendships.to_id")
        .select(columns)
        .where("friendships.from_id", "=", person)
        .orderBy("people.name")
        .execute(),
      this.#db
        .selectFrom("friendships")
        .innerJoin("people", "people.id", "friendships.from_id")
        .select(columns)
        .where("friendships.to_id", "=", person)
        .orderBy("people.name")
        .execute(),
    ]);
    return { from, to };
  }

  /** How many questions of a person nobody has answered. */
  async asked(person: string): Promise<number> {
    const { open } = await this.#db
      .selectFrom("friendships")
      .select((eb) => eb.fn.countAll<number | string>().as("open"))
      .where("from_id", "=", person)
      .where("agreed", "=", 0)
      .executeTakeFirstOrThrow();
    return Number(open);
  }

  /** Notes that a person asks another; agrees where the other has asked already. `heard`: false where the other does not hear it. */
  async ask(from: string, to: string, at: number, heard: boolean): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("friendships")
        .set({ agreed: 1 })
        .where("from_id", "=", to)
        .where("to_id", "=", from)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      await trx
        .insertInto("friendships")
        // What the other does not hear waits for ever, as for somebody who does not answer.
        .values({ from_id: from, to_id: to, at, agreed: heard ? 0 : -1 })
        .onConflict((on) => on.columns(["from_id", "to_id"]).doNothing())
        .execute();
    });
  }

  async end(one: string, other: string): Promise<void> {
    await this.#db
      .deleteFrom("friendships")
      .where((eb) =>
        eb.or([
          eb.and([eb("from_id", "=", one), eb("to_id", "=", other)]),
          eb.and([eb("from_id", "=", other), eb("to_id", "=", one)]),
        ]),
      )
      .execute();
  }

  async show(person: string, on: boolean): Promise<void> {
    await this.#db
      .updateTable("people")
      .set({ shows_here: on ? 1 : 0, here_at: 0 })
      .where("id", "=", person)
      .execute();
  }

  /** Notes that a person is here, if that is to be seen. */
  async here({ id, shows_here, here_at }: PersonData, now: number, every: number): Promise<void> {
    if (shows_here !== 1 || Math.abs(now - here_at) < every) return;
    await this.#db.updateTable("people").set({ here_at: now }).where("id", "=", id).execute();
  }

  /** People with accounts who had a seat at a table of this person, the latest first. */
  async met(person: string) {
    const rows = await this.#db
      .selectFrom("seat_owners as own")
      .innerJoin("seat_owners as theirs", "theirs.table_id", "own.table_id")
      .innerJoin("people", "people.id", "theirs.person_id")
      .innerJoin("tables", "tables.id", "own.table_id")
      .select([...SEAL, "tables.game", "theirs.at"])
      .where("own.person_id", "=", person)
      .where("theirs.person_id", "!=", person)
      .where("people.id", "not in", (eb) => eb.selectFrom("bots").select("bots.person_id"))
      .orderBy("theirs.at", "desc")
      .limit(LOOKED_AT)
      .execute();
    const last = new Map<string, (typeof rows)[number]>();
    for (const row of rows) if (!last.has(row.id)) last.set(row.id, row);
    return [...last.values()].slice(0, MET);
  }

  /** Whom a person does not want to hear, and how far. */
  hushed(person: string) {
    return this.#db
      .selectFrom("person_blocks")
      .innerJoin("people", "people.id", "person_blocks.blocked_id")
      .select(["people.id", "people.name", "person_blocks.how"])
      .where("person_blocks.person_id", "=", person)
      .orderBy("people.name")
      .execute();
  }

  async hush(person: string, other: string, how: HushPerson["how"]): Promise<void> {
    if (how === "none") {
      await this.#db
        .deleteFrom("person_blocks")
        .where("person_id", "=", person)
        .where("blocked_id", "=", other)
        .execute();
      return;
    }
    await this.#db
      .insertInto("person_blocks")
      .values({ person_id: person, blocked_id: other, how })
      .onConflict((on) => on.columns(["person_id", "blocked_id"]).doUpdateSet({ how }))
      .execute();
  }
}
