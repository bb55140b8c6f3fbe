/** What can be spotted (6.5). */
import type { Simple, Spotted } from "../language/targets.ts";
import type { CardGame } from "../state.ts";
import { meant } from "./matching.ts";
import type { TextContext } from "./text-context.ts";

/** How many a determiner asks for at least; X may be 0 (6.6). */
export const countOf = (simple: Simple): number => {
  if (simple.is !== "some") return 1;
  const { which } = simple;
  if (which.how !== "exactly") return 1;
  return which.amount === "X" ? 0 : which.amount;
};

/** Whether as many can be spotted as a target asks for (6.5); X is limited by the player who chooses it. */
export function canSpot(g: CardGame, s: TextContext, spot: Spotted): boolean {
  if ("burdens" in spot) return spot.burdens === "X" || g.burdens[g.turn] >= spot.burdens;
  return spot.target.some((simple) => meant(g, s, [simple]).length >= countOf(simple));
}

/** Whether everything that a cost or condition spots can be spotted (6.5). */
export const canSpotAll = (g: CardGame, s: TextContext, spots: readonly Spotted[]): boolean =>
  spots.every((spot) => canSpot(g, s, spot));
