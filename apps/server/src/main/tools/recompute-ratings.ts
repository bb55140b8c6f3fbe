/** What a host does about ratings. */
import { alone, mustExist, withData } from "../../database/host-data.ts";
import { RatingStore } from "../../stores/ratings/rating-store.ts";

/** How many finished games were taken down, and why they count or not. */
export function countedGames(where: string) {
  mustExist(where);
  return withData(where, ({ db }) => new RatingStore(db).counted());
}

/** Works all ratings out again from the kept results; how many games there were. The server must not run. */
export const recomputeRatings = (where: string): Promise<number> =>
  alone(where, (db) => new RatingStore(db).recompute());
