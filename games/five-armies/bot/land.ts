/** The war at a glance: what each settlement is worth, who threatens it, and what armies are good for where they stand. */
import {
  ASIDE,
  BEORN,
  BOLG,
  FREE,
  FRONT_GATE,
  PASSES,
  PLACE,
  type PlaceId,
  POINTS,
  SHADOW,
  type Side,
} from "../ids.ts";
import type { Printed } from "../printed.ts";
import { printed } from "../printing.ts";
import { hasArmy, shadowPoints } from "../rules/board.ts";
import { type FiveArmies, POINTS_AGAINST_BEORN, POINTS_TO_WIN } from "../state.ts";
import { chanceOf, groundOf, joint, type Might, marching, mightAt, OPEN } from "./force.ts";
import { sense } from "./sense.ts";

/** Farther than any way leads. */
const FAR = 20;
/** What a step of the way leaves of a promise. */
const PATIENCE = 0.72;

/**
 * How many steps the Shadow's armies take from any place to any other, ignoring armies in between; made once for each
 * pack.
 */
const roads = new WeakMap<Printed, readonly (readonly number[])[]>();
function roadsOf(print: Printed): readonly (readonly number[])[] {
  const known = roads.get(print);
  if (known) return known;
  const next = (at: PlaceId): readonly PlaceId[] => {
    const pass = POINTS.indexOf(at);
    return pass >= 0
      ? [PASSES[pass]]
      : PASSES.some((one) => one === at)
        ? print.outlets[at]
        : print.neighbours[at];
  };
  const made = PLACE.all.map((from) => {
    const steps = new Array<number>(PLACE.names.length).fill(FAR);
    steps[from] = 0;
    let edge: readonly PlaceId[] = [from];
    for (let step = 1; edge.length > 0; step++)
      edge = edge.flatMap((at) =>
        next(at).filter((to) => {
          if (steps[to] < FAR) return false;
          steps[to] = step;
          return true;
        }),
      );
    return steps;
  });
  roads.set(print, made);
  return made;
}
const stepsBetween = (g: FiveArmies, from: PlaceId, to: PlaceId): number => roadsOf(printed(g))[from][to];

/** What a settlement is worth to the Shadow now: its points, and what they lead to. */
export function worthOf(g: FiveArmies, at: PlaceId): number {
  const value = printed(g).points[at];
  const points = shadowPoints(g) - (g.control[at] === 0 ? 0 : value);
  let worth = value;
  if (at === FRONT_GATE) worth += sense.gate;
  // The end is near: Beorn's coming, and the tenth point.
  if (points < POINTS_AGAINST_BEORN && g.at[BEORN] === ASIDE) worth *= 1 + sense.beornNear * g.fate;
  if (points + value >= POINTS_TO_WIN) worth *= sense.winning;
  return worth * (1 + sense.prizes[at]);
}

/** An army of the Shadow that may come to a settlement. */
interface Threat {
  readonly from: PlaceId;
  readonly might: Might;
  readonly near: number;
}
interface Goal {
  readonly at: PlaceId;
  readonly worth: number;
  readonly held: Might;
  /** How likely it falls as it is held now, 0 … 1. */
  readonly danger: number;
  /** The two armies that are most to be feared. */
  readonly threats: readonly Threat[];
}

interface Lie {
  readonly goals: readonly Goal[];
  /** Settlements that the Shadow has, and what they are worth. */
  readonly lost: readonly { readonly at: PlaceId; readonly worth: number }[];
}

export interface Land extends Lie {
  readonly g: FiveArmies;
  /** What armies are good for where they stand, by place, as far as anybody has asked. */
  readonly standing: (number | undefined)[];
}

const NEAR: readonly number[] = Array.from({ length: FAR + 1 }, (_, steps) => PATIENCE ** steps);
const MOST_THREATS = 2;

/** A goblin pass that is closed keeps its army from everything. */
const isShut = (g: FiveArmies, at: PlaceId): boolean => {
  const pass = POINTS.indexOf(at);
  return pass >= 0 && g.open[pass] === 0;
};

/** Surveys the land on first use: many choices need nothing of it. */
export function survey(g: FiveArmies): Land {
  let seen: Lie | null = null;
  const look = (): Lie => {
    seen ??= lieOf(g);
    return seen;
  };
  return {
    g,
    standing: [],
    get goals() {
      return look().goals;
    },
    get lost() {
      return look().lost;
    },
  };
}

function lieOf(g: FiveArmies): Lie {
  const print = printed(g);
  const armies = PLACE.all.flatMap((at) =>
    hasArmy(g, SHADOW, at) && !isShut(g, at) ? [{ at, might: marching(mightAt(g, SHADOW, at)) }] : [],
  );
  const goals: Goal[] = [];
  const lost: { at: PlaceId; worth: number }[] = [];
  for (const at of print.settlements) {
    const worth = worthOf(g, at);
    if (g.control[at] !== 0) {
      lost.push({ at, worth });
      continue;
    }
    const held = mightAt(g, FREE, at);
    const threats = armies
      .map(({ at: from, might }) => {
        const near = NEAR[Math.max(0, stepsBetween(g, from, at) - 1)];
        return { from, might, near, fear: near * chanceOf(might, held, groundOf(g, from, at)) };
      })
      .sort((one, other) => other.fear - one.fear)
      .slice(0, MOST_THREATS);
    goals.push({ at, worth, held, danger: threats[0]?.fear ?? 0, threats });
  }
  return { goals, lost };
}

/** What an army of the Shadow promises from there: the settlement that it gains most by turning to. */
export function promise({ g, goals }: Land, at: PlaceId, might: Might): number {
  if (might.units === 0) return 0;
  const going = marching(might);
  const steps = roadsOf(printed(g))[at];
  let best = 0;
  for (const { at: to, worth, held } of goals) {
    const near = NEAR[Math.max(0, steps[to] - (held.units > 0 ? 1 : 0))];
    if (near * worth <= best) continue;
    best = Math.max(best, near * worth * chanceOf(going, held, groundOf(g, at, to)));
  }
  return best;
}

/** How likely a settlement falls when this army holds it. */
function risk({ g }: Land, { at, threats }: Goal, held: Might): number {
  let most = 0;
  for (const { from, might, near } of threats)
    most = Math.max(most, near * chanceOf(might, held, groundOf(g, from, at)));
  return most;
}

const less = (one: Might, other: Might): Might => ({
  units: one.units - other.units,
  strength: one.strength - other.strength,
  lead: one.lead - other.lead,
  damage: one.damage - other.damage,
});

/** What an army of the Free Peoples is good for there: what it saves where it is needed most, or wins back. */
export function protection(land: Land, at: PlaceId, might: Might, isThere: boolean): number {
  if (might.units === 0) return 0;
  const { g, goals, lost } = land;
  const steps = roadsOf(printed(g))[at];
  let best = 0;
  for (const goal of goals) {
    const near = NEAR[steps[goal.at]];
    if (near * goal.worth <= best) continue;
    const isOwn = isThere && goal.at === at;
    const others = isOwn ? less(goal.held, might) : goal.held;
    const danger = isOwn ? risk(land, goal, others) : goal.danger;
    if (near * goal.worth * danger <= best) continue;
    const saved = danger - risk(land, goal, joint(others, might));
    best = Math.max(best, near * goal.worth * saved);
  }
  for (const { at: to, worth } of lost) {
    const near = NEAR[steps[to]];
    if (near * worth <= best) continue;
    const enemy = mightAt(g, SHADOW, to);
    const ground = enemy.units === 0 ? OPEN : groundOf(g, at, to);
    best = Math.max(best, sense.winBack * near * worth * chanceOf(might, enemy, ground));
  }
  return best;
}

/** What an army is good for there. */
export const use = (land: Land, side: Side, at: PlaceId, might: Might, isThere: boolean): number =>
  side === SHADOW ? promise(land, at, might) : protection(land, at, might, isThere);

/** What the army there is good for as it stands: as much of it as can leave together. */
export function standing(land: Land, side: Side, at: PlaceId): number {
  land.standing[at] ??= use(land, side, at, marching(mightAt(land.g, side, at)), true);
  return land.standing[at];
}

/** What there is to fear or to hope for at a settlement of the Free Peoples: what it is worth and how likely it falls. */
export function fearAt(land: Land, at: PlaceId): number {
  const goal = land.goals.find((one) => one.at === at);
  return goal === undefined ? 0 : goal.worth * goal.danger;
}

/** Bolg's own weight in an army: with him the whole war is lost. */
export const isBolgIn = (g: FiveArmies, at: PlaceId): boolean => g.at[BOLG] === at;
