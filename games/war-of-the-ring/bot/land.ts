/** The lie of the land for one side: what there is to take and to hold, and how far it is. Made anew for every question. */
import { FREE, NOBODY, other, SHADOW, type Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import {
  ALL_REGIONS,
  DISTANCE,
  HOME,
  isStronghold,
  NEIGHBOURS,
  POINTS,
  REGION_COUNT,
  SETTLEMENT_REGIONS,
} from "../data/regions.ts";
import { pointsToWin } from "../facts.ts";
import type { War } from "../state.ts";
import { type Sense, sense } from "./sense.ts";
import { strengthsOf, WALLS } from "./strength.ts";

/** What a Settlement is worth to the side that takes it. */
export function prize(side: Side, region: RegionId, pressure: number): number {
  if (POINTS[region] === 0) return sense.openGround;
  const points = POINTS[region] * (1 + sense.prizes[region]);
  return HOME[region] === side
    ? (sense.regain + sense.regainPressed * pressure) * points
    : sense.prize * points;
}

/** How near the enemy of a side is to winning by its points (15.3), 0 … 1. */
export const pressureOn = (g: War, side: Side): number => g.points[other(side)] / pointsToWin(g, other(side));

/** Regions from which a prize is felt, nearest first, and their distances from it. */
const FAR = 9;
const AROUND: readonly (readonly RegionId[])[] = ALL_REGIONS.map((target) =>
  ALL_REGIONS.filter(
    (at) => DISTANCE[target * REGION_COUNT + at] >= 0 && DISTANCE[target * REGION_COUNT + at] <= FAR,
  ).sort((a, b) => DISTANCE[target * REGION_COUNT + a] - DISTANCE[target * REGION_COUNT + b]),
);
const STEPS: readonly (readonly number[])[] = AROUND.map((regions, target) =>
  regions.map((at) => DISTANCE[target * REGION_COUNT + at]),
);
/** A prize that is felt less than this is not felt. */
const FAINT = 0.12;

/** What a survey finds. */
export interface Land {
  /** `side * REGION_COUNT + region`. */
  readonly strengths: Float64Array;
  /** By region: how strongly prizes draw an Army that stands there. */
  readonly pull: Float64Array;
  /** By region: how much help this place of one's own needs, 0 if none. */
  readonly need: Float64Array;
  /** How many points the enemy may hope to take soon. */
  danger: number;
  /** How near the enemy is to winning by its points (15.3), 0 … 1. */
  pressure: number;
  /** What it was made for. */
  side: Side;
  readonly control: Int8Array;
}

export const noLand = (): Land => ({
  strengths: new Float64Array(2 * REGION_COUNT),
  pull: new Float64Array(REGION_COUNT),
  need: new Float64Array(REGION_COUNT),
  danger: 0,
  pressure: 0,
  side: FREE,
  control: new Int8Array(REGION_COUNT).fill(NOBODY - 1),
});

/** Per side and region, the strengths that stand in the regions next to it. */
const beside = [new Float64Array(REGION_COUNT), new Float64Array(REGION_COUNT)];

function strengthsBeside(strengths: Float64Array): void {
  for (const side of [FREE, SHADOW]) {
    const sums = beside[side];
    sums.fill(0);
    const first = side * REGION_COUNT;
    for (let at = 0; at < REGION_COUNT; at++) {
      const strength = strengths[first + at];
      if (strength > 0) for (const near of NEIGHBOURS[at]) sums[near] += strength;
    }
  }
}

/** The last survey by each sense, used again as long as nothing has changed that it was made from. */
const surveys = new WeakMap<Sense, Land>();
function lastOf(by: Sense): Land {
  let land = surveys.get(by);
  if (!land) {
    land = noLand();
    surveys.set(by, land);
  }
  return land;
}
const strengthsNow = new Float64Array(2 * REGION_COUNT);

/** Whether nothing has changed that it was made from. */
const isSame = (g: War, side: Side, land: Land): boolean => {
  const { strengths, control } = land;
  if (land.side !== side || land.pressure !== pressureOn(g, side)) return false;
  for (let i = 0; i < strengths.length; i++) if (strengths[i] !== strengthsNow[i]) return false;
  for (let i = 0; i < control.length; i++) if (control[i] !== g.control[i]) return false;
  return true;
};

/** The lie of the land for a side, as that side's sense has it. It is good until the next survey by that sense. */
export function survey(g: War, side: Side): Land {
  const land = lastOf(sense);
  strengthsOf(g, strengthsNow);
  if (isSame(g, side, land)) return land;
  const { strengths, pull, need, control } = land;
  strengths.set(strengthsNow);
  control.set(g.control);
  land.side = side;
  land.pressure = pressureOn(g, side);
  strengthsBeside(strengths);
  pull.fill(0);
  need.fill(0);
  land.danger = 0;
  for (const target of SETTLEMENT_REGIONS) {
    if (control[target] === NOBODY) continue;
    if (control[target] === side) defend(side, target, land);
    else draw(side, target, land);
  }
  return land;
}

/** How much a place of one's own is in danger and needs help: hopeless places and safe ones need none. */
function defend(side: Side, target: RegionId, land: Land): void {
  const { strengths } = land;
  const enemies = beside[other(side)];
  let menace = strengths[other(side) * REGION_COUNT + target] + enemies[target];
  for (const near of NEIGHBOURS[target]) menace += sense.farMenace * enemies[near];
  if (menace === 0) return;
  const guard = strengths[side * REGION_COUNT + target] * WALLS[target] + (isStronghold(target) ? 0.5 : 0);
  land.danger += (POINTS[target] * menace) / (menace + sense.guardSafe * guard + 1);
  const lack = menace - guard;
  if (lack <= 0 || menace > sense.saveable * guard + 8) return;
  const need = sense.need + sense.needPressed * land.pressure;
  land.need[target] = Math.min(2, lack / 4) * POINTS[target] * (1 + sense.needs[target]) * need;
}

/** Lets the regions around feel a prize: the more, the nearer they are and the weaker it is held. */
function draw(side: Side, target: RegionId, { strengths, pull, pressure }: Land): void {
  const worth = prize(side, target, pressure);
  if (worth < 0.5) return;
  const guard = strengths[other(side) * REGION_COUNT + target] * WALLS[target];
  const power = sense.power + strengths[side * REGION_COUNT + target] + beside[side][target];
  let felt = (worth * power) / (power + sense.guarded * guard);
  let distance = 0;
  const regions = AROUND[target];
  const steps = STEPS[target];
  for (let i = 0; i < regions.length; i++) {
    if (steps[i] > distance) {
      distance = steps[i];
      felt *= sense.reach;
      if (felt < FAINT) return;
    }
    if (felt > pull[regions[i]]) pull[regions[i]] = felt;
  }
}
