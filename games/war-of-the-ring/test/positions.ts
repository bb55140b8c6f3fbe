/** Positions with everything on the map at once, as no game would have them. */
import { shuffled, stream } from "@westmarch/kernel";
import {
  ALL_CHARACTERS,
  eliteOf,
  FIRST_NATION,
  FREE,
  leaderOf,
  NATIONS,
  NATIONS_OF,
  NAZGUL,
  type NationId,
  NONE,
  regularOf,
  SHADOW,
  type Side,
  sideOfNation,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, REGION_COUNT, STRONGHOLD_REGIONS } from "../data/regions.ts";
import { FIGURES } from "../data/setup.ts";
import type { War } from "../index.ts";
import { place } from "../rules/figures.ts";
import { cloneWar } from "../state.ts";

/** All 250 figures and the Ring-bearers on the map: Armies everywhere, a siege at every second Stronghold. */
export function crowded(start: War, seed: number): War {
  const any = stream(seed);
  const g = cloneWar(start);
  g.regulars.fill(0);
  g.elites.fill(0);
  g.leaders.fill(0);
  g.nazgul.fill(0);
  g.count.fill(0);
  const whose = ALL_REGIONS.map((): Side => (any(2) === 0 ? FREE : SHADOW));
  const besieged = new Set(STRONGHOLD_REGIONS.filter(() => any(2) === 0));
  const homes = [FREE, SHADOW].map((side) =>
    shuffled(
      ALL_REGIONS.filter((region) => whose[region] === side || besieged.has(region)),
      any,
    ),
  );
  const somewhere = (side: Side): RegionId => {
    const regions = homes[side];
    return regions[any(regions.length)];
  };
  for (const region of besieged) {
    const [inside, outside] = any(2) === 0 ? [FREE, SHADOW] : [SHADOW, FREE];
    g.control[region] = inside === FREE ? FREE : SHADOW;
    for (const side of [inside, outside]) {
      const nations = NATIONS_OF[side];
      place(g, region, regularOf(nations[any(nations.length)]), 1);
    }
  }
  for (const [nation, name] of NATIONS.entries()) {
    const id = NATIONS_OF[nation < FIRST_NATION[SHADOW] ? FREE : SHADOW].find((one) => one === nation);
    if (id === undefined) continue;
    const [regulars, elites, leaders] = FIGURES[name];
    const side = sideOfNation(id);
    const spread = (figure: Parameters<typeof place>[2], many: number) => {
      for (let i = 0; i < many; i++) place(g, somewhere(side), figure);
    };
    spread(regularOf(id), regulars);
    spread(eliteOf(id), elites);
    if (side === FREE) {
      const led = homes[FREE].filter((region) => g.count[region] > 0);
      for (let i = 0; i < leaders; i++) place(g, led[any(led.length)], leaderOf(id as NationId));
    } else spread(NAZGUL, leaders);
  }
  for (const character of ALL_CHARACTERS)
    g.at[character] = any(3) === 0 ? g.at[character - (character % 4)] : ALL_REGIONS[any(REGION_COUNT)];
  for (const character of ALL_CHARACTERS)
    if (g.at[character] < 0) g.at[character] = ALL_REGIONS[any(REGION_COUNT)];
  g.bearers = ALL_REGIONS[any(REGION_COUNT)];
  g.revealed = any(2);
  return g;
}

/** The start position without any figure on the map. */
export function deserted(start: War): War {
  const g = cloneWar(start);
  for (const figures of [g.regulars, g.elites, g.leaders, g.nazgul, g.count]) figures.fill(0);
  g.at.fill(NONE);
  g.bearers = NONE;
  return g;
}
