/** What an army is worth in a fight, and how likely one takes a place from another. */
import { FORD, MOUNTAIN, type PlaceId, type Side, SLOPE, UNITS_OF } from "../ids.ts";
import { printed } from "../printing.ts";
import { figuresIn, hasArmy, leadershipIn } from "../rules/board.ts";
import { DAMAGE_PER_UNIT, DICE_LIMIT, type FiveArmies, STACKING_LIMIT } from "../state.ts";

/** What a fight depends on, of an army. */
export interface Might {
  readonly units: number;
  readonly strength: number;
  readonly lead: number;
  readonly damage: number;
}
const NO_MIGHT: Might = { units: 0, strength: 0, lead: 0, damage: 0 };

export function mightAt(g: FiveArmies, side: Side, at: PlaceId): Might {
  if (!hasArmy(g, side, at)) return NO_MIGHT;
  let units = 0;
  let strength = 0;
  for (const unit of UNITS_OF[side]) {
    const many = figuresIn(g, at, unit);
    units += many;
    strength += many * printed(g).strength[unit];
  }
  return { units, strength, lead: leadershipIn(g, side, at), damage: g.damage[at] };
}

/** Two armies in one region: what is over the stacking limit counts for nothing. */
export function joint(one: Might, other: Might): Might {
  const units = one.units + other.units;
  const share = Math.min(1, STACKING_LIMIT / Math.max(1, units));
  return {
    units: units * share,
    strength: (one.strength + other.strength) * share,
    lead: one.lead + other.lead,
    damage: one.damage + other.damage,
  };
}
/** What can leave a region together: no more than the next holds. */
export const marching = (might: Might): Might => joint(might, NO_MIGHT);

/** The hits that destroy it: each unit takes two. */
const toughness = (might: Might): number => Math.max(0.5, DAMAGE_PER_UNIT * might.units - might.damage);
/** Hits of a round where each die hits so often. */
function hitsOf({ strength, lead }: Might, chance: number): number {
  const dice = Math.min(DICE_LIMIT, strength);
  return Math.max(0.05, dice * chance + Math.min(lead, dice * (1 - chance)) * chance);
}
const EASY = 1 / 3;
const HARD = 1 / 6;

/** What stands in the way of attackers besides the army itself. */
interface Ground {
  /** Hits that breach the walls; 0: there are none. */
  readonly walls: number;
  /** 1 where the first round is fought across a ford or up a slope. */
  readonly hard: number;
}
export const OPEN: Ground = { walls: 0, hard: 0 };

export function groundOf(g: FiveArmies, from: PlaceId, to: PlaceId): Ground {
  const { borders, terrain, breach } = printed(g);
  const border = borders[from][to];
  return {
    walls: breach[to],
    hard: border === FORD || (border === SLOPE && terrain[to] === MOUNTAIN) ? 1 : 0,
  };
}

/** How long an army takes to destroy another, in rounds. */
function rounds(attacker: Might, defender: Might, { walls, hard }: Ground): number {
  const [slow, quick] = [hitsOf(attacker, HARD), hitsOf(attacker, EASY)];
  const hits = toughness(defender);
  const slowHits = walls > 0 ? Math.min(hits, walls + slow / 2) : Math.min(hits, hard * slow);
  return slowHits / slow + (hits - slowHits) / quick;
}

/** How steeply the chance grows with how much sooner the other falls. */
const STEEP = 2.2;
/** The same looked up: the chance of the slower, who takes 1 to `GRAIN / i` times as long. Powers are dear. */
const GRAIN = 512;
const SLOWER = Float64Array.from({ length: GRAIN + 2 }, (_, i) => 1 - 1 / (1 + (i / GRAIN) ** STEEP));
function slower(ratio: number): number {
  const at = ratio * GRAIN;
  const i = Math.trunc(at);
  return SLOWER[i] + (at - i) * (SLOWER[i + 1] - SLOWER[i]);
}

/** How likely attackers destroy defenders or drive them out, 0 … 1. */
export function chanceOf(attacker: Might, defender: Might, ground: Ground): number {
  if (attacker.units === 0) return 0;
  if (defender.units === 0) return 1;
  const needed = rounds(attacker, defender, ground);
  const left = rounds(defender, attacker, OPEN);
  return needed > left ? slower(left / needed) : 1 - slower(needed / left);
}
