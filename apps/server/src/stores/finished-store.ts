/** Every query about finished games, for statistics and the archive. */
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { FinishedData } from "../database/schema/finished.ts";
import type { Schema } from "../database/schema/schema.ts";
import type { Db } from "../database/types.ts";

/** Which finished games are asked for. What is left out, or null, does not matter. */
export interface FinishedWish {
  readonly game?: string | null;
  readonly reason?: string | null;
  /** `people`, or a level of computers. */
  readonly against?: string | null;
  readonly usual?: boolean;
  /** Ended at this moment or later. */
  readonly since?: number | null;
  /** So many rounds at least, and at most. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** The account that had a seat. */
  readonly person?: string | null;
}

/** Where a page of the archive begins: after this game. */
export interface AfterGame {
  readonly at: number;
  readonly table: string;
}

/** A finished game with the link to the whole of it. */
export interface ArchivedGame extends FinishedData {
  /** JSON of how it ended. */
  readonly result: string;
  readonly replay: string;
}

type Eb = ExpressionBuilder<Schema, "finished">;

const asked = (eb: Eb, wish: FinishedWish): Expression<SqlBool> => {
  const { game, reason, against, usual, since, from, to, person } = wish;
  const all: Expression<SqlBool>[] = [];
  if (game) all.push(eb("finished.game", "=", game));
  if (reason) all.push(eb("finished.reason", "=", reason));
  if (against) all.push(eb("finished.against", "=", against));
  if (usual) all.push(eb("finished.usual", "=", 1));
  if (since) all.push(eb("finished.at", ">=", since));
  if (from) all.push(eb("finished.rounds", ">=", from));
  if (to) all.push(eb("finished.rounds", "<=", to));
  if (person)
    all.push(
      eb.exists(
        eb
          .selectFrom("seat_owners")
          .select("seat_owners.seat")
          .whereRef("seat_owners.table_id", "=", "finished.table_id")
          .where("seat_owners.person_id", "=", person),
      ),
    );
  return eb.and(all);
};

/** Whether every visitor may look at the game now. `listed`: the host lets tables be listed. */
const isOpen = (eb: Eb, listed: boolean): Expression<SqlBool> => {
  const exhibited = eb.exists(
    eb.selectFrom("exhibitions").select("nth").whereRef("exhibitions.table_id", "=", "finished.table_id"),
  );
  const played = eb.exists(
    eb
      .selectFrom("tournament_games")
      .innerJoin("links", "links.table_id", "tournament_games.table_id")
      .select("links.hash")
      .whereRef("links.table_id", "=", "finished.table_id")
      .where("links.kind", "=", "spectator")
      .where("links.revoked", "=", 0),
  );
  const shown = eb.exists(
    eb
      .selectFrom("listings")
      .innerJoin("links", "links.table_id", "listings.table_id")
      .select("links.hash")
      .whereRef("listings.table_id", "=", "finished.table_id")
      .where("listings.watch", "is not", null)
      .whereRef("links.hash", "=", "finished.watch_hash")
      .where("links.used", "=", 0)
      .where("links.revoked", "=", 0),
  );
  return eb.or(listed ? [exhibited, played, shown] : [exhibited, played]);
};

export class FinishedStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async keep(row: FinishedData): Promise<void> {
    await this.#db
      .insertInto("finished")
      .values(row)
      .onConflict((on) => on.column("table_id").doNothing())
      .execute();
  }

  /** Whether a game counts for ratings, so that who won is kept of it in any case. */
  async isRated(table: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("results")
      .select("table_id")
      .where("table_id", "=", table)
      .where("counts", "=", "rated")
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Finished games after this table that may be counted and are not yet, at most so many. */
  async uncounted(after: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("positions")
      .select("table_id")
      .where("result", "is not", null)
      .where("table_id", ">", after)
      .where("table_id", "not in", (eb) => eb.selectFrom("finished").select("finished.table_id"))
      .where((eb) =>
        eb.or([
          eb(
            "table_id",
            "in",
            eb.selectFrom("results").select("results.table_id").where("counts", "=", "rated"),
          ),
          eb("table_id", "in", eb.selectFrom("exhibitions").select("exhibitions.table_id")),
          eb("table_id", "in", eb.selectFrom("tournament_games").select("tournament_games.table_id")),
          eb(
            "table_id",
            "in",
            eb.selectFrom("listings").select("listings.table_id").where("watch", "is not", null),
          ),
        ]),
      )
      .orderBy("table_id")
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** The games that are counted, the newest first, at most so many. */
  counted(wish: FinishedWish, most: number): Promise<FinishedData[]> {
    return this.#db
      .selectFrom("finished")
      .selectAll()
      .where((eb) => asked(eb, wish))
      .orderBy("at", "desc")
      .limit(most)
      .execute();
  }

  /** The games that every visitor may see now, the newest first, at most so many. */
  async open(
    wish: FinishedWish,
    listed: boolean,
    most: number,
    after: AfterGame | null,
  ): Promise<ArchivedGame[]> {
    const rows = await this.#db
      .selectFrom("finished")
      .innerJoin("positions", "positions.table_id", "finished.table_id")
      .selectAll("finished")
      .select(["positions.result", "positions.replay"])
      .where("finished.public", "=", 1)
      .where("positions.result", "is not", null)
      .where("positions.replay", "is not", null)
      .where((eb) => asked(eb, wish))
      .where((eb) => isOpen(eb, listed))
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb.or([
            eb("finished.at", "<", after?.at ?? 0),
            eb.and([
              eb("finished.at", "=", after?.at ?? 0),
              eb("finished.table_id", ">", after?.table ?? ""),
            ]),
          ]),
        ),
      )
      .orderBy("finished.at", "desc")
      .orderBy("finished.table_id")
      .limit(most)
      .execute();
    return rows.flatMap(({ result, replay, ...row }) =>
      result === null || replay === null ? [] : [{ ...row, result, replay }],
    );
  }

  /** How many such games there are. */
  async countOpen(wish: FinishedWish, listed: boolean): Promise<number> {
    const { games } = await this.#db
      .selectFrom("finished")
      .innerJoin("positions", "positions.table_id", "finished.table_id")
      .select((eb) => eb.fn.countAll<number | string>().as("games"))
      .where("finished.public", "=", 1)
      .where("positions.replay", "is not", null)
      .where((eb) => asked(eb, wish))
      .where((eb) => isOpen(eb, listed))
      .executeTakeFirstOrThrow();
    return Number(games);
  }
}
