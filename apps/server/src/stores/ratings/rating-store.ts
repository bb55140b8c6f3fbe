/** Every query about results and ratings. */
import type { PersonSeal } from "@westmarch/protocol";
import { sql } from "kysely";
import type { Entity, OutcomeData, ResultData } from "../../database/schema/ratings.ts";
import { ABOVE_ALL } from "../../database/schema/tables.ts";
import type { Db } from "../../database/types.ts";
import type { PlayerOutcome, Rating, Side } from "./entities.ts";
import { firstRating } from "./rating-scale.ts";

/** How many results are worked out again at once. */
const PAGE = 500;
/** A line of a ladder. */
export interface Ranked {
  readonly entity: Entity;
  readonly rating: Rating;
  readonly games: number;
  readonly won: number;
  /** How many different opponents there were by then, computers included, but for those nearby (`bounds.ts`). */
  readonly opponents: number;
  /** The rating before the first of these games, or at the moment that was asked about; null: there was none. */
  readonly before: number | null;
}

export class RatingStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Tables whose games are over and have not been taken down, at most so many. */
  async untaken(most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("positions")
      .select("table_id")
      .where("result", "is not", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("results")
              .select("results.table_id")
              .whereRef("results.table_id", "=", "positions.table_id"),
          ),
        ),
      )
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Games that count and have not been worked in, oldest first. */
  async pending(most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("results")
      .select("table_id")
      .where("counts", "=", "rated")
      .where("nth", "is", null)
      .orderBy("ended_at")
      .orderBy("table_id")
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Works a game into the ratings of those who played it. False if that was done already. */
  apply(table: string): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const result = await trx
        .selectFrom("results")
        .selectAll()
        .where("table_id", "=", table)
        .executeTakeFirst();
      if (result?.counts !== "rated" || result.nth !== null) return false;
      const last = await trx
        .selectFrom("results")
        .select((eb) => eb.fn.max("nth").as("nth"))
        .where("game", "=", result.game)
        .executeTakeFirst();
      await workIn(trx, result, (last?.nth ?? 0) + 1);
      return true;
    });
  }

  /** Works all ratings out again from the kept results, in the order in which they came; how many games there were. */
  recompute(): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      const all = await trx
        .selectFrom("results")
        .selectAll()
        .where("counts", "=", "rated")
        .where("nth", "is not", null)
        .orderBy("game")
        .orderBy("nth")
        .execute();
      await trx.updateTable("outcomes").set({ nth: null, mu: null, sigma: null }).execute();
      for (const result of all) if (result.nth !== null) await workIn(trx, result, result.nth);
      return all.length;
    });
  }

  /** How many games of which kind were taken down, and whether they count. */
  async counted(): Promise<{ readonly game: string; readonly counts: string; readonly games: number }[]> {
    const rows = await this.#db
      .selectFrom("results")
      .select(["game", "counts", (eb) => eb.fn.countAll<number | string>().as("games")])
      .groupBy(["game", "counts"])
      .orderBy("game")
      .orderBy("counts")
      .execute();
    return rows.map(({ games, ...row }) => ({ ...row, games: Number(games) }));
  }

  async result(table: string): Promise<ResultData | null> {
    return (
      (await this.#db.selectFrom("results").selectAll().where("table_id", "=", table).executeTakeFirst()) ??
      null
    );
  }

  outcomes(table: string): Promise<OutcomeData[]> {
    return this.#db
      .selectFrom("outcomes")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("side")
      .orderBy("entity")
      .execute();
  }

  /** When the first game of this kind that counts was over; null: there was none. */
  async first(game: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom("outcomes")
      .select((eb) => eb.fn.min("at").as("at"))
      .where("game", "=", game)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  /** Who played games that count in this time, the best first; people who do not want to be seen, or have left, are left out. */
  async ladder(game: string, from: number, until: number, trendFrom: number): Promise<Ranked[]> {
    const rows = await this.#db
      .with("summed", (db) =>
        db
          .selectFrom("outcomes")
          .select(["entity", (eb) => eb.fn.max("nth").as("last")])
          .select((eb) => eb.fn.countAll<number | string>().as("games"))
          .select((eb) =>
            eb.fn
              .sum<number | string>(eb.case().when("ended", "=", "won").then(eb.lit(1)).else(eb.lit(0)).end())
              .as("won"),
          )
          .where("game", "=", game)
          .where("at", ">=", from)
          .where("at", "<", until)
          .where("nth", "is not", null)
          .groupBy("entity"),
      )
      .selectFrom("summed")
      .innerJoin("outcomes", (join) =>
        join.onRef("outcomes.entity", "=", "summed.entity").onRef("outcomes.nth", "=", "summed.last"),
      )
      .select(["summed.entity", "games", "won", "mu", "sigma"])
      .where("outcomes.game", "=", game)
      .where("summed.entity", "not in", (eb) =>
        eb.selectFrom("ladder_hidden").select(sql<Entity>`'person:' || person_id`.as("entity")),
      )
      .where((eb) =>
        eb.or([
          eb("summed.entity", "like", "bot:%"),
          eb(
            "summed.entity",
            "in",
            eb.selectFrom("people").select(sql<Entity>`'person:' || id`.as("entity")),
          ),
        ]),
      )
      .orderBy("mu", "desc")
      .orderBy("summed.entity")
      .execute();
    const before = await this.#before(game, trendFrom);
    const opponents = await this.#opponents(game, until);
    return rows.map(({ entity, games, won, mu, sigma }) => ({
      entity,
      rating: read(mu, sigma),
      games: Number(games),
      won: Number(won),
      opponents: opponents.get(entity) ?? 0,
      before: before.get(entity) ?? null,
    }));
  }

  /** How many different opponents a player has had in games that count, by game; those nearby are left out. */
  async opponentsOf(entity: Entity): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#met().where("own.entity", "=", entity).execute();
    return new Map(rows.map(({ game, opponents }) => [game, Number(opponents)]));
  }

  /** How many different opponents each had until then. */
  async #opponents(game: string, until: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#met().where("own.game", "=", game).where("own.at", "<", until).execute();
    return new Map(rows.map(({ entity, opponents }) => [entity, Number(opponents)]));
  }

  #met() {
    return this.#db
      .selectFrom("outcomes as own")
      .innerJoin("outcomes as theirs", "theirs.table_id", "own.table_id")
      .select(["own.entity", "own.game"])
      .select((eb) => eb.fn.count<number | string>("theirs.entity").distinct().as("opponents"))
      .whereRef("own.side", "!=", "theirs.side")
      .where("own.near", "=", 0)
      .where("own.nth", "is not", null)
      .groupBy(["own.entity", "own.game"]);
  }

  /** Everybody's rating at a moment. */
  async #before(game: string, at: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db
      .with("last", (db) =>
        db
          .selectFrom("outcomes")
          .select(["entity", (eb) => eb.fn.max("nth").as("nth")])
          .where("game", "=", game)
          .where("at", "<", at)
          .where("nth", "is not", null)
          .groupBy("entity"),
      )
      .selectFrom("last")
      .innerJoin("outcomes", (join) =>
        join.onRef("outcomes.entity", "=", "last.entity").onRef("outcomes.nth", "=", "last.nth"),
      )
      .select(["last.entity", "mu"])
      .where("outcomes.game", "=", game)
      .execute();
    return new Map(rows.map(({ entity, mu }) => [entity, (mu ?? 0) / 1000]));
  }

  /** The rating that a player had before a game. */
  ratingBefore({ game, entity, nth }: OutcomeData): Promise<Rating> {
    return ratingIn(this.#db, game, entity, nth ?? ABOVE_ALL);
  }

  /** All that is kept of a player's games, oldest first, also of games that are not worked in yet. */
  kept(entity: Entity): Promise<OutcomeData[]> {
    return this.#db
      .selectFrom("outcomes")
      .selectAll()
      .where("entity", "=", entity)
      .orderBy("at")
      .orderBy("table_id")
      .execute();
  }

  /** All games of a player that count, oldest first. */
  history(entity: Entity): Promise<Pick<OutcomeData, "game" | "ended" | "at" | "mu" | "sigma">[]> {
    return this.#db
      .selectFrom("outcomes")
      .select(["game", "ended", "at", "mu", "sigma"])
      .where("entity", "=", entity)
      .where("nth", "is not", null)
      .orderBy("game")
      .orderBy("nth")
      .execute();
  }

  /** The rating that a player has now. */
  ratingOf(game: string, entity: Entity): Promise<Rating> {
    return ratingIn(this.#db, game, entity, ABOVE_ALL);
  }

  async isHidden(person: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("ladder_hidden")
      .select("person_id")
      .where("person_id", "=", person)
      .executeTakeFirst();
    return row !== undefined;
  }

  async hide(person: string, hidden: boolean): Promise<void> {
    if (hidden)
      await this.#db
        .insertInto("ladder_hidden")
        .values({ person_id: person })
        .onConflict((on) => on.column("person_id").doNothing())
        .execute();
    else await this.#db.deleteFrom("ladder_hidden").where("person_id", "=", person).execute();
  }

  /** Which accounts are those of guest bots. */
  async bots(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom("bots").select("person_id").execute();
    return new Set(rows.map(({ person_id }) => person_id));
  }

  /** Names and seals of these accounts; deleted ones are not among them. */
  async seals(ids: readonly string[]): Promise<ReadonlyMap<string, PersonSeal & { readonly id: string }>> {
    const bots = await this.bots();
    const found = [];
    for (let from = 0; from < ids.length; from += PAGE)
      found.push(
        ...(await this.#db
          .selectFrom("people")
          .select(["id", "name", "colour", "charge"])
          .where("id", "in", ids.slice(from, from + PAGE))
          .execute()),
      );
    return new Map(found.map((seal) => [seal.id, bots.has(seal.id) ? { ...seal, bot: true } : seal]));
  }
}

const read = (mu: number | null, sigma: number | null): Rating => ({
  mu: (mu ?? 0) / 1000,
  sigma: (sigma ?? 0) / 1000,
});

async function ratingIn(db: Db, game: string, entity: Entity, before: number): Promise<Rating> {
  const row = await db
    .selectFrom("outcomes")
    .select(["mu", "sigma"])
    .where("game", "=", game)
    .where("entity", "=", entity)
    .where("nth", "is not", null)
    .where("nth", "<", before)
    .orderBy("nth", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? read(row.mu, row.sigma) : firstRating(entity);
}

/** Keeps how a game ended. False if that was done already. */
export async function takeDown(
  trx: Db,
  result: Omit<ResultData, "nth">,
  outcomes: readonly (PlayerOutcome & { readonly near: number })[],
): Promise<boolean> {
  const kept = await trx
    .insertInto("results")
    .values({ ...result, nth: null })
    .onConflict((on) => on.column("table_id").doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 0n) return false;
  const { table_id, game, ended_at } = result;
  for (const outcome of outcomes)
    await trx
      .insertInto("outcomes")
      .values({ table_id, game, at: ended_at, nth: null, mu: null, sigma: null, ...outcome })
      .execute();
  return true;
}

async function workIn(trx: Db, { table_id, game }: ResultData, nth: number): Promise<void> {
  const rows = await trx
    .selectFrom("outcomes")
    .select(["entity", "side", "place"])
    .where("table_id", "=", table_id)
    .orderBy("side")
    .orderBy("entity")
    .execute();
  const sides: Side[] = [];
  for (const [, own] of Map.groupBy(rows, ({ side }) => side)) {
    const players = [];
    for (const { entity } of own) {
      const known = entity;
      players.push({ entity: known, rating: await ratingIn(trx, game, known, nth) });
    }
    sides.push({ place: own[0]?.place ?? 1, players });
  }
  const { rated } = await import("./rated.ts");
  for (const [entity, { mu, sigma }] of rated(sides))
    await trx
      .updateTable("outcomes")
      .set({ nth, mu: Math.round(mu * 1000), sigma: Math.round(sigma * 1000) })
      .where("table_id", "=", table_id)
      .where("entity", "=", entity)
      .execute();
  await trx.updateTable("results").set({ nth }).where("table_id", "=", table_id).execute();
}
