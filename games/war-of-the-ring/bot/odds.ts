/** What attacking is worth, by rule of thumb. */
import { NOBODY, other, type Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import {
  ALL_REGIONS,
  DISTANCE,
  HOME,
  isStronghold,
  NEIGHBOURS,
  POINTS,
  REGION_COUNT,
} from "../data/regions.ts";
import { pointsToWin } from "../facts.ts";
import { besieged, elitesIn, unitsIn } from "../rules/figures.ts";
import type { War } from "../state.ts";
import { pressureOn, prize } from "./land.ts";
import { sense } from "./sense.ts";
import { fightersIn, leadIn, strengthIn, WALLS } from "./strength.ts";

export const clamped = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** Rough chance of victory of one strength against another. */
export const chanceOf = (attack: number, defence: number): number =>
  defence <= 0 ? 1 : clamped(sense.even + sense.steep * Math.log(attack / defence), 0, 1);

/** A point more may be the last one. */
const urgency = (g: War, side: Side): number =>
  1 + Math.max(0, g.points[side] - sense.urgencyFrom) * sense.urgency;

/** Whether a side would have its points (15.3) with those of this Settlement. */
export const clinches = (g: War, side: Side, to: RegionId): boolean =>
  POINTS[to] > 0 && g.control[to] === other(side) && g.points[side] + POINTS[to] >= pointsToWin(g, side);

/** Points of a side in Settlements beside this region; of those taken from the enemy, half. */
function besideOwn(g: War, side: Side, region: RegionId): number {
  let points = 0;
  for (const near of NEIGHBOURS[region])
    if (g.control[near] === side) points += HOME[near] === side ? POINTS[near] : POINTS[near] / 2;
  return points;
}

/** What the attack on a region would bring: losses and gains together. */
export function attackWorth(g: War, side: Side, from: RegionId, to: RegionId): number {
  const enemy = other(side);
  const units = unitsIn(g, side, from);
  const part = units === 0 ? 0 : fightersIn(g, side, from) / units;
  const attack = strengthIn(g, side, from) * part;
  const defence = strengthIn(g, enemy, to);
  const defenders = unitsIn(g, enemy, to);
  const pressure = pressureOn(g, side);
  if (from === to) {
    const inside = besieged(g, from);
    if (inside === side) {
      // A sortie: only against a force that is nearly spent.
      return sense.sortie * (chanceOf(attack, defence * sense.sortieCare) - sense.sortieOdds);
    }
    const worth = (inside === NOBODY ? 0 : prize(side, from, pressure)) * urgency(g, side);
    // Sixes alone hit; every Elite buys one more round.
    const rounds = 1 + sense.siegeElite * Math.min(3, elitesIn(g, side, from));
    const hits = rounds * (Math.min(5, units) / 6 + Math.min(5, leadIn(g, side, from)) / 7);
    const left = defence - hits;
    const odds = chanceOf(attack, defence * sense.siegeWalls);
    const last = inside === enemy && clinches(g, side, from) ? sense.clinch * odds : 0;
    return (
      last +
      (left <= 0.5 ? sense.siegeFalls : sense.siegeHolds) * worth * odds +
      Math.min(hits, defenders) * sense.siegeHit -
      (odds < sense.siegeHopeless ? sense.siegeHopelessly : 0)
    );
  }
  const walls = isStronghold(to) ? sense.gates : WALLS[to];
  const odds = chanceOf(attack, defence * walls);
  const held = g.control[to] === enemy;
  let worth = held ? prize(side, to, pressure) * urgency(g, side) : 0;
  // Into a Stronghold the defender withdraws; what is won is a siege.
  if (isStronghold(to) && held)
    worth *= attack > sense.besiegeOver * defence ? sense.besiege : sense.besiegeWeakly;
  const last = clinches(g, side, to) ? sense.clinch * odds * (isStronghold(to) ? sense.clinchBySiege : 1) : 0;
  const relief = besideOwn(g, side, to) * (sense.relieve + sense.relievePressed * pressure) * odds;
  const exchange = sense.exchange * (defenders * odds - units * (1 - odds));
  const certainty = odds > sense.sureOdds ? sense.sure : odds < sense.poorOdds ? -sense.poor : 0;
  return last + worth * odds * sense.conquest + relief + exchange + certainty;
}

/** Regions within two steps. */
export const NEAR: readonly (readonly RegionId[])[] = ALL_REGIONS.map((at) =>
  ALL_REGIONS.filter(
    (to) => to !== at && DISTANCE[at * REGION_COUNT + to] > 0 && DISTANCE[at * REGION_COUNT + to] <= 2,
  ),
);
