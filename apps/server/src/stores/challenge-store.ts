/** Every query about what people have sent by name. It is the sender's alone, and says nothing of what became of it. */
import type { Insertable } from "kysely";
import type { Schema } from "../database/schema/schema.ts";
import type { Db } from "../database/types.ts";

export class ChallengeStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps what was sent; sent to the same name by the same link, it is the same. */
  async keep(challenge: Insertable<Schema["challenges"]>): Promise<void> {
    await this.#db
      .insertInto("challenges")
      .values(challenge)
      .onConflict((on) => on.columns(["from_id", "link", "name"]).doNothing())
      .execute();
  }

  /** What a person has sent and nobody has taken, the latest first. */
  of(person: string) {
    return this.#db
      .selectFrom("challenges")
      .innerJoin("links", "links.hash", "challenges.link")
      .innerJoin("tables", "tables.id", "challenges.table_id")
      .innerJoin("seats", (join) =>
        join.onRef("seats.table_id", "=", "challenges.table_id").onRef("seats.seat", "=", "challenges.seat"),
      )
      .select([
        "challenges.name",
        "challenges.table_id as table",
        "challenges.seat",
        "challenges.at",
        "tables.game",
        "seats.role",
      ])
      .where("challenges.from_id", "=", person)
      .where("links.revoked", "=", 0)
      .where("links.used", "=", 0)
      .orderBy("challenges.at", "desc")
      .orderBy("challenges.name")
      .execute();
  }

  /** Forgets what a person has sent by links that open nothing any more. */
  async clear(person: string): Promise<void> {
    await this.#db
      .deleteFrom("challenges")
      .where("from_id", "=", person)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("links")
              .select("links.hash")
              .whereRef("links.hash", "=", "challenges.link")
              .where("revoked", "=", 0)
              .where("used", "=", 0),
          ),
        ),
      )
      .execute();
  }

  /** Takes back what a person has sent for a seat, wherever it waits. False if there is nothing. */
  withdraw(person: string, table: string, seat: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom("challenges")
        .where("from_id", "=", person)
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .executeTakeFirst();
      await trx
        .deleteFrom("person_invitations")
        .where("from_id", "=", person)
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .execute();
      return gone.numDeletedRows > 0n;
    });
  }
}
