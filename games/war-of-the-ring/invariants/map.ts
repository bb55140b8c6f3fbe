/** Chapters 2, 8, 10 and 15.3: what stands in the regions, who holds them, and what that is worth. */
import {
  END_NATION,
  FIRST_NATION,
  FREE,
  FREE_NATIONS,
  NATION_COUNT,
  NOBODY,
  NONE,
  other,
  SHADOW,
  type Side,
} from "../data/ids.ts";
import { REGIONS, type RegionId } from "../data/regionnames.ts";
import { HOME, isStronghold, POINTS, REGION_COUNT } from "../data/regions.ts";
import { besieged, unitsIn } from "../rules/figures.ts";
import { isShared } from "../rules/teams.ts";
import { isTeam, seatsOf } from "../seats.ts";
import { ARMY_LIMIT, SIEGE_LIMIT, type War } from "../state.ts";
import { isSettled } from "./settled.ts";

const BOTH: readonly Side[] = [FREE, SHADOW];

/** 2.4, 8.2: units, stacking, and nobody where he may not be. */
function armyProblems(g: War, region: RegionId, settled: boolean): string[] {
  const problems: string[] = [];
  const name = REGIONS[region];
  for (const side of BOTH) {
    let units = 0;
    for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
      units += g.regulars[region * NATION_COUNT + nation] + g.elites[region * NATION_COUNT + nation];
    if (units !== unitsIn(g, side, region)) problems.push(`${name}: units are miscounted`);
    if (settled && units > ARMY_LIMIT) problems.push(`8.2.1: ${units} units in ${name}`);
  }
  const both = unitsIn(g, FREE, region) > 0 && unitsIn(g, SHADOW, region) > 0;
  if (both && !isStronghold(region)) problems.push(`2.4.2: both sides in ${name}`);
  const inside = besieged(g, region);
  if (inside !== NOBODY && settled && unitsIn(g, inside, region) > SIEGE_LIMIT)
    problems.push(`8.2.1: more than five units besieged in ${name}`);
  if (unitsIn(g, FREE, region) === 0)
    for (let nation = 0; nation < FREE_NATIONS; nation++)
      if (g.leaders[region * FREE_NATIONS + nation] > 0) problems.push(`2.4.4: a lone Leader in ${name}`);
  return problems;
}

/** 2.3, 10.9: who controls a Settlement, and who has captured it (16.11). */
function controlProblems(g: War, region: RegionId): string[] {
  const name = REGIONS[region];
  const holder = g.control[region];
  const captor = g.captor[region];
  if ((holder === NOBODY) !== (HOME[region] === NOBODY)) return [`2.3: ${name} has no Settlement to control`];
  if (holder === NOBODY || holder === HOME[region])
    return captor === NONE ? [] : [`16.11: ${name} is nobody's prize`];
  if (holder !== FREE && holder !== SHADOW) return [`2.3: nobody of that kind holds ${name}`];
  return seatsOf(g, holder).includes(captor) ? [] : [`16.11: ${name} was taken by nobody of its side`];
}

/** 10.9: whoever stands alone in a Settlement holds it. While a battle is fought, losses may still be due (9.7.1). */
const isDue = (g: War, region: RegionId): boolean => {
  const holder = g.control[region];
  return (
    !g.battle &&
    (holder === FREE || holder === SHADOW) &&
    unitsIn(g, holder, region) === 0 &&
    unitsIn(g, other(holder), region) > 0
  );
};

/** 16.7.1, 16.7.6: mixed Armies are of both players of a team. */
function mixedProblems(g: War): string[] {
  const problems: string[] = [];
  if (new Set(g.mixed).size < g.mixed.length) problems.push("16.7.1: an Army is mixed twice");
  for (const place of g.mixed) {
    const side = place < REGION_COUNT ? FREE : SHADOW;
    const name = REGIONS[place % REGION_COUNT];
    if (!isTeam(g, side)) problems.push(`16.7.1: an Army of one player is mixed in ${name}`);
    else if (isSettled(g) && !isShared(g, side, place % REGION_COUNT))
      problems.push(`16.7.6: no mixed Army stands in ${name}`);
  }
  return problems;
}

export function mapProblems(g: War): string[] {
  const problems: string[] = [];
  const points = [0, 0];
  const settled = isSettled(g);
  for (let region = 0; region < REGION_COUNT; region++) {
    problems.push(...armyProblems(g, region, settled), ...controlProblems(g, region));
    if (isDue(g, region)) problems.push(`10.9: ${REGIONS[region]} is not captured`);
    const holder = g.control[region];
    if (holder !== HOME[region]) points[holder] += POINTS[region];
  }
  for (const side of BOTH)
    if (points[side] !== g.points[side])
      problems.push(`15.3.4: ${points[side]} points, not ${g.points[side]}`);
  return [...problems, ...mixedProblems(g)];
}
