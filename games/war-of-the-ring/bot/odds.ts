/** What attacking is worth, by rule of thumb. */
import { NOBODY, other, SHADOW, type Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, DISTANCE, isStronghold, POINTS, REGION_COUNT } from "../data/regions.ts";
import { pointsToWin } from "../facts.ts";
import { besieged, elitesIn, unitsIn } from "../rules/armies/figures.ts";
import type { War } from "../state.ts";
import { prize } from "./land.ts";
import { SENSE } from "./sense.ts";
import { fightersIn, leadIn, strengthIn, WALLS } from "./strength.ts";

export const clamped = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** Rough chance of victory of one strength against another. */
export const chanceOf = (attack: number, defence: number): number =>
  defence <= 0 ? 1 : clamped(0.5 + 0.55 * Math.log(attack / defence), 0, 1);

/** A point more may be the last one. */
const urgency = (g: War, side: Side): number => {
  const points = g.points[side];
  return side === SHADOW ? 1 + Math.max(0, points - 4) * 0.12 : 1 + points * 0.2;
};

/** Whether a side would have its points (15.3) with those of this Settlement. */
export const clinches = (g: War, side: Side, to: RegionId): boolean =>
  POINTS[to] > 0 && g.control[to] === other(side) && g.points[side] + POINTS[to] >= pointsToWin(g, side);

/** What the attack on a region would bring: losses and gains together. */
export function attackWorth(g: War, side: Side, from: RegionId, to: RegionId): number {
  const enemy = other(side);
  const units = unitsIn(g, side, from);
  const part = units === 0 ? 0 : fightersIn(g, side, from) / units;
  const attack = strengthIn(g, side, from) * part;
  const defence = strengthIn(g, enemy, to);
  const defenders = unitsIn(g, enemy, to);
  if (from === to) {
    const inside = besieged(g, from);
    if (inside === side) {
      // A sortie: only against a force that is nearly spent.
      return 2.2 * (chanceOf(attack, defence * 1.05) - 0.55);
    }
    const worth = (inside === NOBODY ? 0 : prize(side, from)) * urgency(g, side);
    // Sixes alone hit; every Elite buys one more round.
    const rounds = 1 + 0.6 * Math.min(3, elitesIn(g, side, from));
    const hits = rounds * (Math.min(5, units) / 6 + Math.min(5, leadIn(g, side, from)) / 7);
    const left = defence - hits;
    const odds = chanceOf(attack, defence * 1.9);
    const last = inside === enemy && clinches(g, side, from) ? SENSE.clinch * odds : 0;
    return (
      last +
      (left <= 0.5 ? 1.3 : 0.75) * worth * odds +
      Math.min(hits, defenders) * 0.14 -
      (odds < 0.25 ? 0.9 : 0)
    );
  }
  const walls = isStronghold(to) ? 1.1 : WALLS[to];
  const odds = chanceOf(attack, defence * walls);
  const held = g.control[to] === enemy;
  let worth = held ? prize(side, to) * urgency(g, side) : 0;
  // Into a Stronghold the defender withdraws; what is won is a siege.
  if (isStronghold(to) && held) worth *= attack > 1.8 * defence ? 0.7 : 0.25;
  const last = clinches(g, side, to) ? SENSE.clinch * odds * (isStronghold(to) ? 0.5 : 1) : 0;
  const exchange = 0.16 * (defenders * odds - units * (1 - odds));
  return last + worth * odds * 1.25 + exchange + (odds > 0.75 ? 0.35 : odds < 0.45 ? -1 : 0);
}

/** Regions within two steps. */
export const NEAR: readonly (readonly RegionId[])[] = ALL_REGIONS.map((at) =>
  ALL_REGIONS.filter(
    (to) => to !== at && DISTANCE[at * REGION_COUNT + to] > 0 && DISTANCE[at * REGION_COUNT + to] <= 2,
  ),
);
