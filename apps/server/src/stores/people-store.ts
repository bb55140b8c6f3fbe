/** Every query about accounts for those who look after them: hosts and moderators. */
import type { PeopleAsked, Role } from "@westmarch/protocol";
import { sql } from "kysely";
import type { PersonData } from "../database/schema/accounts.ts";
import type { SuspensionData } from "../database/schema/admin.ts";
import type { Db } from "../database/types.ts";
import { handleOf } from "../platform/handle.ts";

/** An account as it stands in the list. */
export interface PersonRow
  extends Pick<PersonData, "id" | "name" | "colour" | "charge" | "role" | "made_at" | "mail"> {
  readonly seen: number | null;
  readonly games: number;
  readonly passkeys: number;
  /** Null: it is not suspended. */
  readonly until: number | null;
  readonly reason: string | null;
  readonly by_name: string | null;
}

/** How many accounts there are of several kinds. */
export interface PeopleCounts {
  readonly all: number;
  readonly today: number;
}

/** A count, as each of the databases gives it. */
type Count = number | bigint | string;

export class PeopleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** One page of the accounts that are asked for, and how many there are of them. */
  async page(asked: PeopleAsked, now: number): Promise<{ rows: PersonRow[]; count: number }> {
    const all = () => wanted(this.#db, asked, now);
    const { count } = await all()
      .select((eb) => eb.fn.countAll<Count>().as("count"))
      .executeTakeFirstOrThrow();
    const rows = await columns(all())
      .$if(asked.order === "seen", (query) =>
        query.orderBy(
          sql`(select coalesce(max(seen_at), 0) from sessions where person_id = people.id)`,
          "desc",
        ),
      )
      .$if(asked.order === "made", (query) => query.orderBy("people.made_at", "desc"))
      .$if(asked.order === "games", (query) =>
        query.orderBy(
          sql`(select count(distinct table_id) from seat_owners where person_id = people.id)`,
          "desc",
        ),
      )
      .orderBy("people.handle")
      .orderBy("people.id")
      .offset(asked.from)
      .limit(asked.count)
      .execute();
    return { rows: rows.map(readRow), count: Number(count) };
  }

  /** One account; null: there is none of this id, or it is a bot's. */
  async one(id: string, now: number): Promise<PersonRow | null> {
    const all = wanted(this.#db, { search: "", show: "all" }, now).where("people.id", "=", id);
    const row = await columns(all).executeTakeFirst();
    return row ? readRow(row) : null;
  }

  async counts(since: number): Promise<PeopleCounts> {
    const people = () =>
      wanted(this.#db, { search: "", show: "all" }, 0).select((eb) => eb.fn.countAll<Count>().as("count"));
    const today = people().where((eb) =>
      eb.exists(
        eb
          .selectFrom("sessions")
          .select("sessions.id")
          .whereRef("sessions.person_id", "=", "people.id")
          .where("sessions.seen_at", ">=", since),
      ),
    );
    const [all, here] = [await people().executeTakeFirst(), await today.executeTakeFirst()];
    return { all: Number(all?.count ?? 0), today: Number(here?.count ?? 0) };
  }

  async setRole(id: string, role: Role): Promise<void> {
    await this.#db.updateTable("people").set({ role }).where("id", "=", id).execute();
  }

  /** Suspends an account, in the place of an earlier suspension. */
  async suspend(row: SuspensionData): Promise<void> {
    const { person_id: _, ...news } = row;
    await this.#db
      .insertInto("suspensions")
      .values(row)
      .onConflict((on) => on.column("person_id").doUpdateSet(news))
      .execute();
  }

  /** False: the account was not suspended. */
  async unsuspend(id: string): Promise<boolean> {
    const gone = await this.#db.deleteFrom("suspensions").where("person_id", "=", id).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }

  /** Accounts that were suspended while their devices were left signed in. */
  async undone(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom("suspensions").select("person_id").where("done", "=", 0).execute();
    return rows.map(({ person_id }) => person_id);
  }

  async done(id: string): Promise<void> {
    await this.#db.updateTable("suspensions").set({ done: 1 }).where("person_id", "=", id).execute();
  }
}

/** The accounts that are asked for, without those of bots, each with the suspension that holds now. */
function wanted(db: Db, { search, show }: Pick<PeopleAsked, "search" | "show">, now: number) {
  const part = `%${handleOf(search).replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("people")
    .leftJoin("suspensions", (join) =>
      join.onRef("suspensions.person_id", "=", "people.id").on("suspensions.until", ">", now),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("bots").select("bots.person_id").whereRef("bots.person_id", "=", "people.id"),
        ),
      ),
    )
    .$if(handleOf(search) !== "", (query) =>
      query.where(sql<boolean>`coalesce(people.handle, lower(people.name)) like ${part} escape '\\'`),
    )
    .$if(show === "suspended", (query) => query.where("suspensions.person_id", "is not", null))
    .$if(show === "roles", (query) => query.where("people.role", "!=", "member"));
}

/** What stands in the list about each of them. */
const columns = (query: ReturnType<typeof wanted>) =>
  query.select((eb) => [
    "people.id",
    "people.name",
    "people.colour",
    "people.charge",
    "people.role",
    "people.made_at",
    "people.mail",
    "suspensions.until",
    "suspensions.reason",
    "suspensions.by_name",
    eb
      .selectFrom("sessions")
      .select((one) => one.fn.max<Count | null>("sessions.seen_at").as("seen"))
      .whereRef("sessions.person_id", "=", "people.id")
      .as("seen"),
    eb
      .selectFrom("seat_owners")
      .select((one) => one.fn.count<Count>("seat_owners.table_id").distinct().as("games"))
      .whereRef("seat_owners.person_id", "=", "people.id")
      .as("games"),
    eb
      .selectFrom("passkeys")
      .select((one) => one.fn.count<Count>("passkeys.id").as("passkeys"))
      .whereRef("passkeys.person_id", "=", "people.id")
      .as("passkeys"),
  ]);

type Read = Awaited<ReturnType<ReturnType<typeof columns>["execute"]>>[number];

const readRow = ({ seen, games, passkeys, ...row }: Read): PersonRow => ({
  ...row,
  seen: seen === null ? null : Number(seen),
  games: Number(games ?? 0),
  passkeys: Number(passkeys ?? 0),
});
