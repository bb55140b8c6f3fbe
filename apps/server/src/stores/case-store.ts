/** Every query about cases: reports of players, what was done about them, and words of the host to those players. */
import type { Seat } from "@westmarch/kernel";
import type { CaseOutcome, CasesAsked } from "@westmarch/protocol";
import type { Insertable } from "kysely";
import type { CaseHistoryRow, CaseWordRow, ReportData, ReportRow } from "../database/schema/admin.ts";
import type { Db } from "../database/types.ts";

/** Cases of one page. */
const PAGE = 10;
/** Tries to give a case its number, where others are reported at the same moment. */
const TRIES = 5;

type Count = number | bigint | string;

export class CaseStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps a report under the next number, which is returned. Throws if so many others come at the same moment. */
  async report(row: Omit<Insertable<ReportRow>, "number">): Promise<number> {
    for (let tries = 1; ; tries++) {
      const last = await this.#db
        .selectFrom("reports")
        .select((eb) => eb.fn.max("number").as("number"))
        .executeTakeFirst();
      const number = (last?.number ?? 0) + 1;
      const kept = await this.#db
        .insertInto("reports")
        .values({ ...row, number })
        .onConflict((on) => on.column("number").doNothing())
        .executeTakeFirst();
      if ((kept.numInsertedOrUpdatedRows ?? 0n) > 0n) return number;
      if (tries === TRIES) throw new Error("a report found no number");
    }
  }

  /** How many reports of a table are open. */
  async openAt(table: string): Promise<number> {
    const row = await this.#db
      .selectFrom("reports")
      .select((eb) => eb.fn.count<Count>("id").as("open"))
      .where("table_id", "=", table)
      .where("settled", "is", null)
      .executeTakeFirst();
    return Number(row?.open ?? 0);
  }

  async page({ state, from }: CasesAsked): Promise<{ rows: ReportData[]; count: number }> {
    const wanted = () =>
      this.#db
        .selectFrom("reports")
        .$if(state === "open", (query) => query.where("settled", "is", null))
        .$if(state === "settled", (query) => query.where("settled", "is not", null));
    const { count } = await wanted()
      .select((eb) => eb.fn.countAll<Count>().as("count"))
      .executeTakeFirstOrThrow();
    const rows = await wanted().selectAll().orderBy("number", "desc").offset(from).limit(PAGE).execute();
    return { rows, count: Number(count) };
  }

  async one(number: number): Promise<ReportData | null> {
    const row = await this.#db
      .selectFrom("reports")
      .selectAll()
      .where("number", "=", number)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Settles an open case. False if another request was faster. */
  async settle(number: number, how: CaseOutcome): Promise<boolean> {
    const row = await this.#db
      .updateTable("reports")
      .set({ settled: how })
      .where("number", "=", number)
      .where("settled", "is", null)
      .executeTakeFirst();
    return row.numUpdatedRows > 0n;
  }

  /** Opens a settled case again. False if it was open. */
  async reopen(number: number): Promise<boolean> {
    const row = await this.#db
      .updateTable("reports")
      .set({ settled: null })
      .where("number", "=", number)
      .where("settled", "is not", null)
      .executeTakeFirst();
    return row.numUpdatedRows > 0n;
  }

  history(number: number) {
    return this.#db
      .selectFrom("case_history")
      .selectAll()
      .where("number", "=", number)
      .orderBy("id")
      .execute();
  }

  async note(row: Insertable<CaseHistoryRow>): Promise<void> {
    await this.#db.insertInto("case_history").values(row).execute();
  }

  /** What everybody at a table could read of what a seat said there, the last lines. */
  async saidBy(table: string, seat: Seat) {
    const rows = await this.#db
      .selectFrom("chat")
      .select(["text", "at"])
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .where("hearers", "is", null)
      .orderBy("at", "desc")
      .limit(10)
      .execute();
    return rows.reverse();
  }

  async gameOf(table: string): Promise<string | null> {
    const row = await this.#db.selectFrom("tables").select("game").where("id", "=", table).executeTakeFirst();
    return row?.game ?? null;
  }

  /** The account that a seat belongs to; null: a guest's. */
  async accountAt(table: string, seat: Seat): Promise<string | null> {
    const row = await this.#db
      .selectFrom("seat_owners")
      .select("person_id")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .executeTakeFirst();
    return row?.person_id ?? null;
  }

  async send(row: Insertable<CaseWordRow>): Promise<void> {
    await this.#db.insertInto("case_words").values(row).execute();
  }

  /** Words to the players of these tables that were not read yet. */
  unread(tables: readonly string[]) {
    return this.#db
      .selectFrom("case_words")
      .selectAll()
      .where("table_id", "in", [...tables])
      .where("read_at", "is", null)
      .orderBy("at")
      .execute();
  }

  async read(id: string, at: number): Promise<void> {
    await this.#db.updateTable("case_words").set({ read_at: at }).where("id", "=", id).execute();
  }
}
