/** Section 13: units, conflict, movement; and the fortresses of 9.3 and 11.9. */

import { ADJACENT, UNITS } from "../data/board.ts";
import { ALL_REGIONS, other, REGIONS, type RegionId, type Side } from "../data/ids.ts";
import { type Duel, onBoard, unitsIn } from "../state.ts";
import type { C, Chosen } from "../vocabulary.ts";
import { ALL, STOP } from "./choices.ts";
import { testConquest } from "./winning.ts";

const index = (side: Side, region: RegionId): number => side * REGIONS.length + region;

/** 13.2: each side removes one unit after the other until one of them has none there. */
function settleConflict(c: C, side: Side, region: RegionId): void {
  const { units } = c.g;
  const losses = Math.min(units[index(side, region)], units[index(other(side), region)]);
  if (losses === 0) return;
  units[index(side, region)] -= losses;
  units[index(other(side), region)] -= losses;
  c.tell("conflict", { region, losses });
}

/** 13.7: as many as the supply holds. */
export const fromSupply = (g: Duel, side: Side, wanted: number): number =>
  Math.min(wanted, UNITS - onBoard(g, side));

/** 13.1, 13.5: units arrive together, then one conflict is settled. */
export function placeUnits(c: C, side: Side, region: RegionId, wanted: number): void {
  const n = fromSupply(c.g, side, wanted);
  c.g.units[index(side, region)] += n;
  c.tell("units-placed", { side, region, n });
  settleConflict(c, side, region);
  testConquest(c, side);
}

/** 13.6: one move. */
export function moveUnit(c: C, side: Side, from: RegionId, to: RegionId): void {
  c.g.units[index(side, from)]--;
  c.g.units[index(side, to)]++;
  c.tell("unit-moved", { side, from, to });
  settleConflict(c, side, to);
  testConquest(c, side);
}

/** 13.6: every unit along every connection, or no further move. */
export function moveOptions(g: Duel, side: Side): Chosen<"move" | "stop">[] {
  const options: Chosen<"move" | "stop">[] = [];
  for (const from of ALL_REGIONS) {
    if (unitsIn(g, side, from) > 0) for (const to of ADJACENT[from]) options.push(ALL.move[from][to]);
  }
  options.push(STOP);
  return options;
}

/** Regions where a side has units. */
export const unitRegions = (g: Duel, side: Side): RegionId[] =>
  ALL_REGIONS.filter((region) => unitsIn(g, side, region) > 0);

/** Regions where a side has its fortress. */
export const fortressRegions = (g: Duel, side: Side): RegionId[] =>
  ALL_REGIONS.filter((region) => (g.fortresses[side] & (1 << region)) !== 0);

/** 10.6: it returns to its owner's supply. No conflict. */
export function removeUnit(c: C, owner: Side, region: RegionId): void {
  c.g.units[index(owner, region)]--;
  c.tell("unit-removed", { side: owner, region });
}

/** 9.3. */
export function placeFortress(c: C, side: Side, region: RegionId): void {
  c.g.fortresses[side] |= 1 << region;
  c.tell("fortress-placed", { side, region });
  testConquest(c, side);
}

/** 11.9, P-4: the tile stays with its owner. */
export function removeFortress(c: C, owner: Side, region: RegionId): void {
  c.g.fortresses[owner] &= ~(1 << region);
  c.tell("fortress-removed", { side: owner, region });
}
