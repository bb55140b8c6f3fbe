/** What marches and attacks are worth, in points. */

import {
  BEORN,
  FREE,
  other,
  type PlaceId,
  SHADOW,
  type Side,
  UNIT_COUNT,
  UNITS_OF,
  WALKERS,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { BEORN_DICE } from "../rules/beorn.ts";
import { isSettlement, unitsIn, ways } from "../rules/board.ts";
import { attacksOf } from "../rules/combat/attack.ts";
import type { Force } from "../rules/movement/forces.ts";
import type { Order } from "../rules/movement/orders.ts";
import { canEnter, stepsOf } from "../rules/movement/orders.ts";

import { type FiveArmies, STACKING_LIMIT } from "../state.ts";
import { chanceOf, groundOf, joint, type Might, marching, mightAt } from "./force.ts";
import { fearAt, isBolgIn, type Land, standing, use, worthOf } from "./land.ts";
import { sense } from "./sense.ts";

/** What a settlement changes hands for, when a side comes to it. */
function taken(g: FiveArmies, side: Side, to: PlaceId): number {
  if (!isSettlement(g, to)) return 0;
  return (g.control[to] === 0) === (side === SHADOW) ? worthOf(g, to) : 0;
}

/** What a step brings: what its army is good for there, with friends, less what it was good for here. */
export function stepScore(land: Land, side: Side, from: PlaceId, to: PlaceId): number {
  const { g } = land;
  return moveScore(land, side, from, marching(mightAt(g, side, from)), to, standing(land, side, from));
}

/** The same for a part of an army, or from further away; `here`: what it is good for where it comes from. */
export function moveScore(
  land: Land,
  side: Side,
  from: PlaceId,
  going: Might,
  to: PlaceId,
  here: number = use(land, side, from, going, true),
): number {
  const { g } = land;
  const there = mightAt(g, side, to);
  const before = here + (there.units > 0 ? sense.apart * standing(land, side, to) : 0);
  const after = use(land, side, to, joint(going, there), false);
  // An army does not leave a settlement that falls behind it.
  const left = side === FREE && isSettlement(g, from) ? sense.leave : 0;
  // What is over the limit is lost.
  const waste = sense.unit * Math.max(0, going.units + there.units - STACKING_LIMIT);
  const post = (sense.posts[to] - sense.posts[from]) * going.units;
  return after - before + taken(g, side, to) + post - left - waste;
}

/** The best so many steps of different armies together. */
export function bestSteps(land: Land, side: Side, order: Order, many: number): number {
  const best = new Map<PlaceId, number>();
  for (const [, from, to] of stepsOf(land.g, side, order)) {
    const score = stepScore(land, side, from, to);
    if (score > (best.get(from) ?? 0)) best.set(from, score);
  }
  return [...best.values()]
    .sort((one, two) => two - one)
    .slice(0, many)
    .reduce((sum, score) => sum + score, 0);
}

/** The best march of one army over two regions. */
export function bestMarch(land: Land, side: Side, order: Order): number {
  const { g } = land;
  let best = 0;
  let last: PlaceId | null = null;
  /** What coming to a place brings the army that marches, whichever way it comes. */
  const scores = new Map<PlaceId, number>();
  for (const [, from, to] of stepsOf(g, side, order)) {
    if (from !== last) scores.clear();
    last = from;
    const coming = (at: PlaceId): number => {
      const score = scores.get(at) ?? stepScore(land, side, from, at);
      scores.set(at, score);
      return score;
    };
    best = Math.max(best, coming(to));
    const passed = taken(g, side, to);
    for (const on of ways(g, side, to))
      if (on !== from && canEnter(g, side, on)) best = Math.max(best, coming(on) + passed);
  }
  return best;
}

/** What an army is worth that may be lost: its units and those who lead it. */
export function armyValue(g: FiveArmies, side: Side, at: PlaceId): number {
  let value = sense.unit * unitsIn(g, side, at);
  for (const character of WALKERS[side]) if (g.at[character] === at) value += sense.character;
  return value + (side === SHADOW && isBolgIn(g, at) ? sense.bolg : 0);
}

/** What an attack brings: the place, what is destroyed, and what is lost when it fails. */
export function attackScore(land: Land, side: Side, from: PlaceId, might: Might, to: PlaceId): number {
  const { g } = land;
  const enemy = other(side);
  if (side === SHADOW && g.at[BEORN] === to)
    return sense.beorn * chanceOf(might, bear(g), groundOf(g, from, to)) - sense.beornRisk;
  const theirs = mightAt(g, enemy, to);
  const chance = chanceOf(might, theirs, groundOf(g, from, to));
  const gain =
    taken(g, side, to) + armyValue(g, enemy, to) + (side === FREE ? use(land, SHADOW, to, theirs, true) : 0);
  // Attackers may cease; what they have lost by then depends on how hard it was.
  const loss =
    sense.loss * armyValue(g, side, from) +
    (side === FREE ? sense.sally * (sense.sallyAnyway + fearAt(land, from)) : 0);
  return chance ** sense.daring * gain - (1 - chance) * loss;
}

/** Beorn as a fighter. */
export const bear = (g: FiveArmies): Might => ({
  units: g.wrath / 2,
  strength: BEORN_DICE,
  lead: BEORN_DICE,
  damage: 0,
});

/** The best attack that an order allows, its army moving first or not. */
export function bestAttack(land: Land, side: Side, order: Order, steps: number, from?: PlaceId): number {
  const { g } = land;
  let best = 0;
  for (const [, at, to] of attacksOf(g, side, order, from))
    best = Math.max(best, attackScore(land, side, at, mightAt(g, side, at), to));
  if (steps === 0) return best;
  for (const [, at, to] of stepsOf(g, side, order, from))
    best = Math.max(best, stepAndAttack(land, side, at, to));
  return best;
}

/** A step, and the best attack after it. */
export function stepAndAttack(land: Land, side: Side, from: PlaceId, to: PlaceId): number {
  const { g } = land;
  const step = stepScore(land, side, from, to);
  const might = joint(marching(mightAt(g, side, from)), mightAt(g, side, to));
  let attack = 0;
  for (const target of ways(g, side, to))
    if (target !== from && !canEnter(g, side, target))
      attack = Math.max(attack, attackScore(land, side, to, might, target));
  return step + sense.onward * attack;
}

/** 13: the armies next to a place fight one after the other: they last together, and the best of them leads. */
export function combinedScore(land: Land, side: Side, armies: readonly PlaceId[], to: PlaceId): number {
  const { g } = land;
  let best = 0;
  let strongest: PlaceId | null = null;
  let units = 0;
  let damage = 0;
  for (const at of armies) {
    const might = mightAt(g, side, at);
    units += might.units;
    damage += might.damage;
    if (might.strength + might.lead > best) {
      best = might.strength + might.lead;
      strongest = at;
    }
  }
  if (strongest === null) return 0;
  return attackScore(land, side, strongest, { ...mightAt(g, side, strongest), units, damage }, to);
}

/** The units that stay because there is no room for them, the weakest of them; by unit. */
export function surplus(g: FiveArmies, side: Side, army: Force, to: PlaceId): readonly number[] {
  const stay = new Array<number>(UNIT_COUNT).fill(0);
  let units = 0;
  for (const unit of UNITS_OF[side]) units += army[unit];
  let over = Math.min(units - 1, Math.max(0, units + unitsIn(g, side, to) - STACKING_LIMIT));
  for (const unit of [...UNITS_OF[side]].sort(
    (one, two) => printed(g).strength[one] - printed(g).strength[two],
  )) {
    stay[unit] = Math.min(over, army[unit]);
    over -= stay[unit];
  }
  return stay;
}
