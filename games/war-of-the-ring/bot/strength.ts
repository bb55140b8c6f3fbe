/** How much an Army is worth, by rule of thumb: in Regulars. */
import { LEADERSHIP } from "../data/characters.ts";
import {
  ALL_CHARACTERS,
  CITY,
  FORTIFICATION,
  FREE,
  FREE_NATIONS,
  NATION_COUNT,
  NATIONS_OF,
  SHADOW,
  type Side,
  STRONGHOLD,
  sideOfCharacter,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { REGION_COUNT, SETTLEMENT } from "../data/regions.ts";
import { elitesIn, unitsIn } from "../rules/figures.ts";
import { DICE_LIMIT, type War } from "../state.ts";

const ELITE_BONUS = 0.8;
const LEADERSHIP_WORTH = 0.4;

/** Leadership of a side in a region. */
export function leadIn(g: War, side: Side, region: RegionId): number {
  let points = 0;
  if (side === FREE) {
    const first = region * FREE_NATIONS;
    for (let i = first; i < first + FREE_NATIONS; i++) points += g.leaders[i];
  } else points = g.nazgul[region];
  for (const one of ALL_CHARACTERS)
    if (g.at[one] === region && sideOfCharacter(one) === side) points += LEADERSHIP[one];
  return points;
}

/** The worth of all units of a side in a region, with their leading. */
export function strengthIn(g: War, side: Side, region: RegionId): number {
  const units = unitsIn(g, side, region);
  if (units === 0) return 0;
  const lead = Math.min(leadIn(g, side, region), units, DICE_LIMIT);
  return units + ELITE_BONUS * elitesIn(g, side, region) + LEADERSHIP_WORTH * lead;
}

/** Units of Nations At War: those that may attack. */
export function fightersIn(g: War, side: Side, region: RegionId): number {
  let units = 0;
  for (const nation of NATIONS_OF[side])
    if (g.steps[nation] === 0)
      units += g.regulars[region * NATION_COUNT + nation] + g.elites[region * NATION_COUNT + nation];
  return units;
}

/** How much harder walls make it to take a region. */
export const WALLS: readonly number[] = SETTLEMENT.map((settlement) =>
  settlement === STRONGHOLD ? 2.1 : settlement === CITY || settlement === FORTIFICATION ? 1.25 : 1,
);

/** Leadership of Characters by side and region; empty between two uses. */
const captains = new Float64Array(2 * REGION_COUNT);

/** Strengths of both sides in every region, `side * REGION_COUNT + region`, as `strengthIn` has them. */
export function strengthsOf(g: War, into: Float64Array): void {
  const { at, count, elites, leaders, nazgul } = g;
  for (const one of ALL_CHARACTERS)
    if (at[one] >= 0) captains[sideOfCharacter(one) * REGION_COUNT + at[one]] += LEADERSHIP[one];
  for (let i = 0; i < 2 * REGION_COUNT; i++) {
    const units = count[i];
    if (units === 0) {
      into[i] = 0;
      continue;
    }
    const side = i < REGION_COUNT ? FREE : SHADOW;
    const region = side === FREE ? i : i - REGION_COUNT;
    let lead = captains[i];
    if (side === SHADOW) lead += nazgul[region];
    else for (let k = region * FREE_NATIONS; k < (region + 1) * FREE_NATIONS; k++) lead += leaders[k];
    let best = 0;
    for (const nation of NATIONS_OF[side]) best += elites[region * NATION_COUNT + nation];
    into[i] = units + ELITE_BONUS * best + LEADERSHIP_WORTH * Math.min(lead, units, DICE_LIMIT);
  }
  for (const one of ALL_CHARACTERS)
    if (at[one] >= 0) captains[sideOfCharacter(one) * REGION_COUNT + at[one]] = 0;
}
