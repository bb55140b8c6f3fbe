/** What a game does to ratings. Loaded when there is one: the library takes a moment. */
import { rate } from "openskill";
import type { Entity } from "../../database/schema/ratings.ts";
import type { Rating, Side } from "./entities.ts";
import { ANCHOR, BETA, firstRating, START, TAU, UNSURE } from "./rating-scale.ts";

/** The ratings after a game, to a thousandth, so that they are the same whenever they are worked out again. */
export function rated(sides: readonly Side[]): Map<Entity, Rating> {
  const after = rate(
    sides.map(({ players }) => players.map(({ rating }) => ({ ...rating }))),
    { rank: sides.map(({ place }) => place), mu: START, sigma: UNSURE, beta: BETA, tau: TAU },
  );
  return new Map(
    sides.flatMap(({ players }, side) =>
      players.map(({ entity }, at): [Entity, Rating] => {
        const found = after[side]?.[at];
        if (!found) throw new Error("a rating is missing");
        return [entity, entity === ANCHOR ? firstRating(ANCHOR) : thousandths(found)];
      }),
    ),
  );
}

const thousandths = ({ mu, sigma }: Rating): Rating => ({
  mu: Math.round(mu * 1000) / 1000,
  sigma: Math.round(sigma * 1000) / 1000,
});
