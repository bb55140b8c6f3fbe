/** X, and other numbers that are chosen while a text is at work (6.6). */
import { matches } from "../cards/matching.ts";
import type { TextContext } from "../cards/text-context.ts";
import type { Step } from "../language/tree.ts";
import { pickable } from "../rules/targets.ts";
import type { CardGame } from "../state.ts";
import { woundsOn } from "../table/copies.ts";
import type { TextFrame } from "../vocabulary.ts";
import { contextOfFrame, type StepOp } from "./step.ts";

/** "Heal bearer up to 2 times": how often is chosen like X. */
const upTo = (step: Step): number | undefined =>
  "times" in step && typeof step.times === "object" && "upTo" in step.times ? step.times.upTo : undefined;

/** Whether X stands in a step, or a number that is chosen in its way. */
function usesX(step: Step): boolean {
  if (upTo(step) !== undefined) return true;
  const words = JSON.stringify(step);
  return words.includes('"X"');
}

const X_STEPS = new WeakMap<Step, boolean>();
/**
 * Whether a step depends on X, or on a number that the player chooses (6.6). Known for each step after the first call.
 */
export const hasX = (step: Step): boolean => {
  const known = X_STEPS.get(step);
  if (known !== undefined) return known;
  const has = usesX(step);
  X_STEPS.set(step, has);
  return has;
};

/** The most twilight that a player may add for X (6.6): more would heal nothing. */
const MOST_TWILIGHT = 20;

/** The greatest X that can be chosen where it first stands (6.6). */
export function mostX(g: CardGame, f: TextFrame, { step, cost, twice }: StepOp): number {
  const s = contextOfFrame(f);
  const most = upTo(step);
  if (most !== undefined) {
    const wounds = pickable(g, s, step, 0, cost === true, twice === true, []).map(({ id }) =>
      woundsOn(g, id),
    );
    return step.do === "heal" ? Math.min(most, Math.max(0, ...wounds)) : most;
  }
  if (step.do === "spot") {
    const counts = step.spots.map((spot) =>
      "burdens" in spot
        ? spot.burdens === "X"
          ? g.burdens[g.turn]
          : Number.POSITIVE_INFINITY
        : spottable(g, s, spot.target),
    );
    return Math.min(...counts);
  }
  if (step.do === "remove" && step.counter === "twilight") return g.pool;
  if (step.do === "remove") return g.burdens[g.turn];
  if (step.do === "add") return MOST_TWILIGHT;
  return pickable(g, s, step, 0, cost === true, twice === true, []).length;
}

/** The options from 0 to `most`. */
export const numbersTo = (most: number) => Array.from({ length: most + 1 }, (_, x) => ["number", x] as const);

const spottable = (g: CardGame, s: TextContext, target: Parameters<typeof matches>[2]): number =>
  target.some(
    (simple) => simple.is === "some" && simple.which.how === "exactly" && simple.which.amount === "X",
  )
    ? g.table.filter((copy) => copy.zone !== "stacked" && matches(g, s, target, copy)).length
    : Number.POSITIVE_INFINITY;
