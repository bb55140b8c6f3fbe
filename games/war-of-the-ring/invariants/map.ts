/** Chapters 2, 8, 10 and 15.3: what stands in the regions, who holds them, and what that is worth. */
import {
  BOTH_SIDES,
  FREE,
  FREE_NATIONS,
  NATION_COUNT,
  NATIONS_OF,
  NOBODY,
  NONE,
  other,
  SHADOW,
} from "../data/ids.ts";
import { REGIONS, type RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, HOME, POINTS, REGION_COUNT, regionAt } from "../data/regions.ts";
import { besieged, unitsIn } from "../rules/figures.ts";
import { isShared } from "../rules/teams/teams.ts";
import { isTeam, seatsOf } from "../seats.ts";
import { ARMY_LIMIT, SIEGE_LIMIT, type War } from "../state.ts";
import { isSettled } from "./settled.ts";

/** 2.4, 8.2: units, stacking, and figures where they may not be. */
function armyProblems(g: War, region: RegionId, settled: boolean): string[] {
  const problems: string[] = [];
  const name = REGIONS[region];
  for (const side of BOTH_SIDES) {
    let units = 0;
    for (const nation of NATIONS_OF[side])
      units += g.regulars[region * NATION_COUNT + nation] + g.elites[region * NATION_COUNT + nation];
    if (units !== unitsIn(g, side, region)) problems.push(`${name}: units are miscounted`);
    if (settled && units > ARMY_LIMIT) problems.push(`8.2.1: ${units} units in ${name}`);
  }
  const inside = besieged(g, region);
  if (inside !== NOBODY && settled && unitsIn(g, inside, region) > SIEGE_LIMIT)
    problems.push(`8.2.1: more than five units besieged in ${name}`);
  if (unitsIn(g, FREE, region) === 0)
    for (const nation of NATIONS_OF[FREE])
      if (g.leaders[region * FREE_NATIONS + nation] > 0) problems.push(`2.4.4: a lone Leader in ${name}`);
  return problems;
}

/** 2.3, 10.9: who controls a Settlement, and who has captured it (16.11). */
function controlProblems(g: War, region: RegionId): string[] {
  const name = REGIONS[region];
  const holder = g.control[region];
  const captor = g.captor[region];
  if (holder === NOBODY || holder === HOME[region])
    return captor === NONE ? [] : [`16.11: ${name} is nobody's prize`];
  return seatsOf(g, holder).includes(captor) ? [] : [`16.11: ${name} was taken by nobody of its side`];
}

/** 10.9: the side that stands alone in a Settlement controls it. During a battle, losses may still be due (9.7.1). */
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
    const name = REGIONS[regionAt(place)];
    if (!isTeam(g, side)) problems.push(`16.7.1: an Army of one player is mixed in ${name}`);
    else if (isSettled(g) && !isShared(g, side, regionAt(place)))
      problems.push(`16.7.6: no mixed Army stands in ${name}`);
  }
  return problems;
}

export function mapProblems(g: War): string[] {
  const problems: string[] = [];
  const points = [0, 0];
  const settled = isSettled(g);
  for (const region of ALL_REGIONS) {
    problems.push(...armyProblems(g, region, settled), ...controlProblems(g, region));
    if (isDue(g, region)) problems.push(`10.9: ${REGIONS[region]} is not captured`);
    const holder = g.control[region];
    if (holder !== HOME[region]) points[holder] += POINTS[region];
  }
  for (const side of BOTH_SIDES)
    if (points[side] !== g.points[side])
      problems.push(`15.3.4: ${points[side]} points, not ${g.points[side]}`);
  return [...problems, ...mixedProblems(g)];
}
