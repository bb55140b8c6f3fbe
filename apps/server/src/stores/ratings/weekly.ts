/** How ratings went, week by week. */
import { sql } from "kysely";
import type { Entity } from "../../database/schema/ratings.ts";
import type { Db } from "../../database/types.ts";

const WEEK = 7 * 86_400_000;

/** A rating, and when the game was over that made it. */
export type RatedAt = readonly [at: number, rating: number];

/** The last rating of each week of these players in a game, the oldest first: as much as a small curve can show. */
export async function weekly(
  db: Db,
  game: string,
  entities: readonly Entity[],
  from: number,
  until: number,
): Promise<ReadonlyMap<Entity, readonly RatedAt[]>> {
  if (entities.length === 0) return new Map();
  const rows = await db
    .with("weeks", (weeks) =>
      weeks
        .selectFrom("outcomes")
        .select(["entity", (eb) => eb.fn.max("nth").as("nth")])
        .where("game", "=", game)
        .where("entity", "in", entities)
        .where("at", ">=", from)
        .where("at", "<", until)
        .where("nth", "is not", null)
        .groupBy(["entity", sql`${sql.ref("at")} / ${sql.lit(WEEK)}`]),
    )
    .selectFrom("weeks")
    .innerJoin("outcomes", (join) =>
      join.onRef("outcomes.entity", "=", "weeks.entity").onRef("outcomes.nth", "=", "weeks.nth"),
    )
    .select(["weeks.entity", "outcomes.at", "outcomes.mu"])
    .where("outcomes.game", "=", game)
    .orderBy("outcomes.nth")
    .execute();
  const grouped = Map.groupBy(rows, ({ entity }) => entity);
  return new Map(
    [...grouped].map(([entity, games]) => [
      entity,
      games.map(({ at, mu }) => [at, Math.round((mu ?? 0) / 1000)] as const),
    ]),
  );
}
