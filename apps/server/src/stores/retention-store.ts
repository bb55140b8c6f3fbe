import type { Db } from "../database/types.ts";
import type { ClockReading } from "../platform/monotonic-clock.ts";
import { keepOutcome } from "./round-store.ts";

/** Every query about tables that have served their time, and their deletion. */
export class RetentionStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Tables without an act and a person since before that moment, begun ones and the oldest first, at most so many. */
  async untouched(finished: boolean, before: ClockReading, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("positions")
      .select("table_id")
      .where("result", finished ? "is not" : "is", null)
      .where("changed_at", "<", before.now)
      .where("table_id", "not in", (eb) =>
        eb.selectFrom("seats").select("table_id").where("seen_at", ">=", before.steady),
      )
      .orderBy("changed_at")
      .limit(most)
      .execute();
    const begun = rows.map((row) => row.table_id);
    if (finished || begun.length >= most) return begun;
    const waiting = await this.#db
      .selectFrom("tables")
      .select("id")
      .where("id", "not in", (eb) => eb.selectFrom("positions").select("table_id"))
      .where("opened_at", "<", before.now)
      .where("id", "not in", (eb) =>
        eb.selectFrom("seats").select("table_id").where("seen_at", ">=", before.steady),
      )
      .limit(most - begun.length)
      .execute();
    return [...begun, ...waiting.map((row) => row.id)];
  }

  /**
   * Deletes a table and all that belongs to it. False if it does not stand at this version any more (null: its game has
   * not begun).
   */
  async remove(table: string, version: number | null): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const at = trx.selectFrom("positions").select("version").where("table_id", "=", table);
      if (((await at.executeTakeFirst())?.version ?? null) !== version) return false;
      await keepOutcome(trx, table);
      await trx
        .deleteFrom("watches")
        .where("link_hash", "in", (eb) => eb.selectFrom("links").select("hash").where("table_id", "=", table))
        .execute();
      for (const rows of [
        "positions",
        "acts",
        "snapshots",
        "seats",
        "links",
        "chat",
        "contributions",
        "standing",
        "plans",
        "clocks",
        "time",
        "handed",
        "pairings",
        "notices",
        "listings",
        "exhibitions",
        "highlights",
        "seat_owners",
        "seat_marks",
        "claims",
        "attendance",
      ] as const)
        await trx.deleteFrom(rows).where("table_id", "=", table).execute();
      // What is counted of a game stays where it counts for ratings, and where it concerns nobody.
      await trx
        .deleteFrom("finished")
        .where("table_id", "=", table)
        .where("people", ">", 0)
        .where("table_id", "not in", (eb) =>
          eb
            .selectFrom("results")
            .select("table_id")
            .where("table_id", "=", table)
            .where("counts", "=", "rated"),
        )
        .execute();
      // A game that counts stays in the ratings of those who played it; of any other nothing is left.
      await trx.deleteFrom("results").where("table_id", "=", table).where("counts", "!=", "rated").execute();
      await trx.deleteFrom("tables").where("id", "=", table).execute();
      return true;
    });
  }

  /** Lets go of what was counted and counts no longer at that moment, in milliseconds since 1970. */
  async forgetCounts(now: number): Promise<void> {
    await this.#db.deleteFrom("counts").where("expire", "<", now).execute();
  }
}
