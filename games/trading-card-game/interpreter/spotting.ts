/** Spotting that is left to the player who does a step (6.5): fewer than there are, or nothing at all. */
import { holds } from "../cards/conditions.ts";
import { count } from "../cards/counting.ts";
import type { TextContext } from "../cards/text-context.ts";
import type { Counted } from "../language/targets.ts";
import type { Condition, Step } from "../language/tree.ts";
import type { CardGame } from "../state.ts";

/** What a step gives in place of something else, and when. */
interface Instead {
  readonly if: Condition;
}

/** Everything in a step that is counted, and everything that stands in place of something else. */
function partsOf(step: Step): {
  readonly counted: readonly Counted[];
  readonly insteads: readonly Instead[];
} {
  const boosts = step.do === "gain" ? step.boosts.filter((boost) => boost.gets === "strength") : [];
  const per = "per" in step && step.per ? [step.per] : [];
  const instead = "instead" in step && step.instead ? [step.instead] : [];
  return {
    counted: [...per, ...boosts.flatMap((boost) => boost.per ?? [])],
    insteads: [...instead, ...boosts.flatMap((boost) => boost.instead ?? [])],
  };
}

const isFree = (counted: Counted): boolean => counted.count === "spotted" && !counted.must;

const spots = ({ if: condition }: Instead): boolean => condition.facts.some(({ fact }) => fact === "spot");

interface Left {
  readonly counted: Counted | undefined;
  readonly instead: Instead | undefined;
}

const known = new WeakMap<Step, Left>();

/** What of a step is left to the player who does it. */
function leftOf(step: Step): Left {
  const before = known.get(step);
  if (before) return before;
  const { counted, insteads } = partsOf(step);
  const left = { counted: counted.find(isFree), instead: insteads.find(spots) };
  known.set(step, left);
  return left;
}

/** "For each … you spot": how many can be spotted at most, or -1 where that is not asked. */
export function mostSpotted(g: CardGame, s: TextContext, step: Step): number {
  const { counted } = leftOf(step);
  return counted ? count(g, { ...s, x: -1 }, counted) : -1;
}

/** "… instead if you spot …": whether there is as much to spot, so that it can be left. */
export function canDecline(g: CardGame, s: TextContext, step: Step): boolean {
  const { instead } = leftOf(step);
  return instead !== undefined && holds(g, s, instead.if);
}

/** Whether what stands in place of something else holds; `declined` says that nothing is spotted for it. */
export const isInstead = (
  g: CardGame,
  s: TextContext,
  instead: Instead | undefined,
  declined: boolean,
): boolean => instead !== undefined && holds(g, s, instead.if) && !(declined && spots(instead));
