/** Who is rated, and what a game did for them, as the database keeps it. */
import type { Entity } from "../../database/schema/ratings.ts";

/** A rating and its uncertainty: one standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** How a game ended for one of its players. */
export interface PlayerOutcome {
  readonly entity: Entity;
  readonly side: number;
  readonly place: 1 | 2;
  readonly ended: "won" | "drawn" | "lost";
}

/** Who took part in a game, by sides, with their ratings before it, and which place the side came to. */
export interface Side {
  readonly place: number;
  readonly players: readonly { readonly entity: Entity; readonly rating: Rating }[];
}
