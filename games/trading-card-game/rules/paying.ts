/** Whether the costs of a text can be paid, and with what (6.1, 6.12). */
import { meant } from "../cards/matching.ts";
import { countOf } from "../cards/spots.ts";
import type { TextContext } from "../cards/text-context.ts";
import type { Simple, Target } from "../language/targets.ts";
import type { Cost } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { canExert, vitalityLeft } from "../table/vitality.ts";

/** 6.12: with three or more players costs are paid with one's own cards alone, if the table has it so. */
const mayPayWith = (g: CardGame, s: TextContext, copy: Copy): boolean =>
  copy.owner === s.you || g.order.length < 3 || !g.rulings.ownCosts;

/** Who can exert for a cost, `tokens` times each. */
export const exertable = (g: CardGame, s: TextContext, target: Target, tokens = 1): readonly Copy[] =>
  meant(g, s, target).filter(
    (copy) => mayPayWith(g, s, copy) && (tokens > 1 ? vitalityLeft(g, copy) > tokens : canExert(g, copy)),
  );

/** What can be discarded from play for a cost; the Ring-bearer never (15.8). */
export const discardable = (g: CardGame, s: TextContext, target: Target): readonly Copy[] =>
  meant(g, s, target).filter((copy) => mayPayWith(g, s, copy) && copy.id !== g.bearer[copy.owner]);

/** How many a target takes at least, whichever of its alternatives is chosen. */
export const needed = (target: Target): number => Math.min(...target.map(leastOf));

/** How many a target takes at least: none of "up to", and of X as few as one likes. */
export function leastOf(simple: Simple): number {
  if (simple.is !== "some") return 1;
  return simple.which.how === "up to" ? 0 : countOf(simple);
}

/** Whether nothing is given for an action: it has no cost, or something need only be spotted for it. */
export const costsNothing = (cost: Cost | undefined): boolean =>
  !cost || cost.every((any) => any.some(({ pay }) => pay === "spot"));
