/** A host's tools for ratings. */
import { alone, mustExist, withData } from "../../database/host-data.ts";
import { RatingStore } from "../../stores/ratings/rating-store.ts";

/** How many finished games were recorded, and why they count or not. */
export function countedGames(where: string) {
  mustExist(where);
  return withData(where, ({ db }) => new RatingStore(db).counted());
}

/** Computes all ratings again from the recorded results, and returns the number of games. The server must not run. */
export const recomputeRatings = (where: string): Promise<number> =>
  alone(where, (db) => new RatingStore(db).recompute());
