/**
 * How a scripted player leads armies: what an attack and a march are worth to a player who counts settlements, odds and
 * steps, and looks no further. Rules of thumb by name; `veteran.ts` says where they come from.
 */
import { chanceOf, groundOf, joint, type Might, marching, mightAt } from "../bot/force.ts";
import { BEORN, BOLG, FREE, other, PLACE, type PlaceId, SHADOW, type Side } from "../ids.ts";
import { printed } from "../printing.ts";
import { BEORN_DICE } from "../rules/beorn.ts";
import { isFortification, shadowPoints, unitsIn, ways } from "../rules/board.ts";
import { type FiveArmies, POINTS_AGAINST_BEORN, POINTS_TO_WIN, STACKING_LIMIT } from "../state.ts";

const WINS = 30;
/** A unit, in the points of a settlement. */
const UNIT = 0.5;
/** What a step further off leaves of what an army is going for. */
const STEP = 0.7;

/**
 * What taking or holding a settlement is worth: its points, more when they end the game or keep Beorn from ending it.
 */
export function prize(g: FiveArmies, at: PlaceId): number {
  const value = printed(g).points[at];
  if (value === 0) return 0;
  const points = shadowPoints(g) - (g.control[at] === 0 ? 0 : value);
  if (points + value >= POINTS_TO_WIN) return 2.5 * value;
  return points < POINTS_AGAINST_BEORN && g.fate >= 8 ? 1.5 * value : value;
}

/** Beorn fights as an army of his wrath. */
const beorn = (g: FiveArmies): Might => ({
  units: g.wrath / 2,
  strength: BEORN_DICE,
  lead: BEORN_DICE,
  damage: 0,
});
const defenders = (g: FiveArmies, side: Side, at: PlaceId): Might =>
  side === FREE && g.at[BEORN] === at ? beorn(g) : mightAt(g, side, at);

/** How likely these take a place from those who hold it. */
export const odds = (g: FiveArmies, side: Side, from: PlaceId, might: Might, to: PlaceId): number =>
  chanceOf(might, defenders(g, other(side), to), groundOf(g, from, to));

/** Whose settlement it is, for a side that comes to it. */
const wins = (g: FiveArmies, side: Side, at: PlaceId): number =>
  (g.control[at] === 0) === (side === SHADOW) ? prize(g, at) : 0;

/** "Bolg's death is the end": the Free Peoples try to kill him where they can, the Shadow takes no chances with him. */
function bolgsRisk(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId, chance: number): number {
  if (g.at[BOLG] < 0) return 0;
  if (side === FREE) return g.at[BOLG] === to ? chance * WINS * (g.bodyguard > 1 ? 0.3 : 0.6) : 0;
  return g.at[BOLG] === from && chance < 0.8 ? -WINS * (0.8 - chance) : 0;
}

/** "Walls are worth two armies": the Free Peoples leave a fortification for nothing but a safe victory. */
const sally = (g: FiveArmies, side: Side, from: PlaceId, chance: number): number =>
  side === FREE && isFortification(g, from) && chance < 0.75 ? -2 : 0;

/** "Attack with full stacks": what comes in parts is beaten in parts. */
const halfHearted = (side: Side, might: Might, chance: number): number =>
  side === SHADOW && might.units < STACKING_LIMIT - 1 && chance < 0.7 ? -1 : 0;

/** An attack: the place and the enemy's army, as likely as it succeeds, against a good part of one's own. */
export function attackWorth(g: FiveArmies, side: Side, from: PlaceId, might: Might, to: PlaceId): number {
  const chance = odds(g, side, from, might, to);
  const theirs = defenders(g, other(side), to).units;
  const gain = wins(g, side, to) + UNIT * theirs;
  const lost = UNIT * might.units * 0.6;
  return (
    chance * gain -
    (1 - chance) * lost -
    0.3 +
    bolgsRisk(g, side, from, to, chance) +
    sally(g, side, from, chance) +
    halfHearted(side, might, chance)
  );
}

/** Steps to everywhere for a side that goes from a place, ignoring armies in between. */
function steps(g: FiveArmies, side: Side, from: PlaceId): ReadonlyMap<PlaceId, number> {
  const found = new Map<PlaceId, number>([[from, 0]]);
  for (const [at, far] of found)
    for (const to of ways(g, side, at)) if (!found.has(to)) found.set(to, far + 1);
  return found;
}

/** "Go where it falls": the settlement that an army of the Shadow has most of by going for it. */
function hunt(g: FiveArmies, at: PlaceId, might: Might): number {
  const going = marching(might);
  let best = 0;
  for (const [to, far] of steps(g, SHADOW, at)) {
    const worth = wins(g, SHADOW, to);
    if (worth > 0) best = Math.max(best, worth * STEP ** far * odds(g, SHADOW, at, going, to));
  }
  return best;
}

/** How likely a settlement falls to the army that is most to be feared, by how near that is. */
export function danger(g: FiveArmies, at: PlaceId, held: Might): number {
  let most = 0;
  for (const [from, far] of steps(g, FREE, at)) {
    if (far === 0 || unitsIn(g, SHADOW, from) === 0) continue;
    const might = marching(mightAt(g, SHADOW, from));
    most = Math.max(most, STEP ** (far - 1) * chanceOf(might, held, groundOf(g, from, at)));
  }
  return most;
}

const NOBODY: Might = { units: 0, strength: 0, lead: 0, damage: 0 };

/** "Stand where they come": what an army of the Free Peoples saves of a settlement, and what it takes back. */
function guard(g: FiveArmies, at: PlaceId, might: Might, isThere: boolean): number {
  let best = 0;
  for (const [to, far] of steps(g, FREE, at)) {
    const worth = prize(g, to);
    if (worth === 0 || far > 3) continue;
    if (g.control[to] !== 0) {
      best = Math.max(best, 0.8 * worth * STEP ** far * odds(g, FREE, at, might, to));
      continue;
    }
    const there = mightAt(g, FREE, to);
    const others = isThere && far === 0 ? NOBODY : there;
    const saved = danger(g, to, others) - danger(g, to, joint(others, might));
    best = Math.max(best, worth * STEP ** far * saved);
  }
  return best;
}

const purpose = (g: FiveArmies, side: Side, at: PlaceId, might: Might, isThere: boolean): number =>
  side === SHADOW ? hunt(g, at, might) : guard(g, at, might, isThere);

/** "No more than five": units beyond that are lost. */
const crowd = (units: number): number => UNIT * Math.max(0, units - STACKING_LIMIT);

/** "Bolg stays out of reach": he goes nowhere next to more than three units. */
const bolgIsExposed = (g: FiveArmies, from: PlaceId, to: PlaceId): boolean =>
  g.at[BOLG] === from && PLACE.all.some((at) => ways(g, FREE, at).includes(to) && unitsIn(g, FREE, at) > 3);

/** A march: what the army is good for there, with friends, less what it was good for here. */
export function marchWorth(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId): number {
  const going = marching(mightAt(g, side, from));
  const there = mightAt(g, side, to);
  const before =
    purpose(g, side, from, going, true) + (there.units > 0 ? 0.6 * purpose(g, side, to, there, true) : 0);
  const after = purpose(g, side, to, joint(going, there), false);
  const risk = side === FREE && isFortification(g, from) ? -0.5 : 0;
  const exposed = bolgIsExposed(g, from, to) ? -1 : 0;
  return after - before + wins(g, side, to) - crowd(going.units + there.units) + risk + exposed;
}

/** A step, and the best attack that may follow at once. */
export function chargeWorth(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId): number {
  const might = joint(marching(mightAt(g, side, from)), mightAt(g, side, to));
  let best = 0;
  for (const target of ways(g, side, to))
    if (target !== from && defenders(g, other(side), target).units > 0)
      best = Math.max(best, attackWorth(g, side, to, might, target));
  return marchWorth(g, side, from, to) + 0.9 * best;
}

/** Several armies one after the other: they last together, and the best of them leads. */
export function togetherWorth(g: FiveArmies, side: Side, armies: readonly PlaceId[], to: PlaceId): number {
  let first: PlaceId | null = null;
  let units = 0;
  let damage = 0;
  for (const at of armies) {
    const might = mightAt(g, side, at);
    units += might.units;
    damage += might.damage;
    if (first === null || might.strength > mightAt(g, side, first).strength) first = at;
  }
  if (first === null) return 0;
  return attackWorth(g, side, first, { ...mightAt(g, side, first), units, damage }, to);
}
