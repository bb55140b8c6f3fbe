import type { LogAsked } from "@westmarch/protocol";
import { type Insertable, type Selectable, sql } from "kysely";
import type { AdminLogRow } from "../database/schema/admin.ts";
import type { Db } from "../database/types.ts";

/** Rows of one page of the log. */
const PAGE = 50;

/** The log of the admin page. It is added to and read; there is no way to change a row or to remove one. */
export class AdminLogStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(row: Insertable<AdminLogRow>): Promise<void> {
    await this.#db.insertInto("keeper_log").values(row).execute();
  }

  /** One page, the latest first, and whether there are older rows. */
  async page(asked: LogAsked): Promise<{ rows: Selectable<AdminLogRow>[]; more: boolean }> {
    const { before } = asked;
    const last =
      before === undefined
        ? undefined
        : await this.#db
            .selectFrom("keeper_log")
            .select(["at", "id"])
            .where("id", "=", before)
            .executeTakeFirst();
    const rows = await this.#wanted(asked)
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb("at", "<", last?.at ?? 0),
            eb.and([eb("at", "=", last?.at ?? 0), eb("id", "<", last?.id ?? "")]),
          ]),
        ),
      )
      .limit(PAGE + 1)
      .execute();
    return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
  }

  /** All rows that are asked for, the latest first. */
  all(asked: LogAsked): Promise<Selectable<AdminLogRow>[]> {
    return this.#wanted(asked).execute();
  }

  #wanted({ did, who }: LogAsked) {
    const part = `%${who.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    return this.#db
      .selectFrom("keeper_log")
      .selectAll()
      .$if(did !== undefined, (query) => query.where("did", "=", did ?? ""))
      .$if(who !== "", (query) =>
        query.where((eb) =>
          eb.or([
            sql<boolean>`lower(by_name) like ${part} escape '\\'`,
            sql<boolean>`lower(about) like ${part} escape '\\'`,
          ]),
        ),
      )
      .orderBy("at", "desc")
      .orderBy("id", "desc");
  }
}
