import type { SeatPlan } from "@westmarch/protocol";
import type { Db } from "../database/types.ts";

/** A plan as it is kept. */
export interface KeptPlan extends SeatPlan {
  /** The version of the table after which it began to listen. */
  readonly since: number;
}

/** Every query about what players have laid down for later. */
export class PremoveStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(table: string): Promise<KeptPlan[]> {
    const rows = await this.#db
      .selectFrom("plans")
      .select("plan")
      .where("table_id", "=", table)
      .orderBy("seat")
      .execute();
    return rows.map(({ plan }) => JSON.parse(plan) as KeptPlan);
  }

  /** Keeps the plan of a seat in the place of the one before. */
  async keep(table: string, plan: KeptPlan): Promise<void> {
    const row = { plan: JSON.stringify(plan) };
    await this.#db
      .insertInto("plans")
      .values({ table_id: table, seat: plan.seat, ...row })
      .onConflict((on) => on.columns(["table_id", "seat"]).doUpdateSet(row))
      .execute();
  }
}
