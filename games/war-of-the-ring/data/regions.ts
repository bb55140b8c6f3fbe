/** The board as tables: looked up by region number, computed once. */
import {
  ALL_NATIONS,
  CITY,
  FORTIFICATION,
  NATION,
  type NationId,
  NO_SETTLEMENT,
  NOBODY,
  NONE,
  type SettlementId,
  type Side,
  STRONGHOLD,
  settlementCalled,
  sideOfNation,
} from "./ids.ts";
import { LANDS } from "./map.ts";
import { REGION, REGIONS, type RegionId } from "./regionnames.ts";

export const REGION_COUNT = REGIONS.length;
export const ALL_REGIONS = REGION.all;
/** The region of a place in a list by side and region, `side * REGION_COUNT + region`. */
export const regionAt = (place: number): RegionId => ALL_REGIONS[place % REGION_COUNT];

const lands = REGIONS.map((name) => LANDS[name]);
function called(name: string): RegionId {
  const id = REGION.find(name);
  if (id === null) throw new Error(`the board has no ${name}`);
  return id;
}
const regions = (names: string | undefined): readonly RegionId[] =>
  names ? names.split(" ").map(called) : [];

/** Regions over a white border (2.1.1). */
export const NEIGHBOURS: readonly (readonly RegionId[])[] = lands.map(({ next }) => regions(next));
/** Regions behind a black line only (2.1.2). */
export const BEHIND_BLACK: readonly (readonly RegionId[])[] = lands.map(({ black }) => regions(black));

/** 2.1.4, or `NONE`. */
export const NATION_OF: readonly NationId[] = lands.map(({ nation }) =>
  nation ? NATION.named(nation) : NONE,
);
export const SETTLEMENT: readonly SettlementId[] = lands.map(({ settlement = "none" }) =>
  settlementCalled(settlement),
);
export const COASTAL: readonly boolean[] = lands.map(({ coastal }) => coastal === true);
export const EASTERN: readonly boolean[] = lands.map(({ eastern }) => eastern === true);

export const hasSettlement = (region: RegionId): boolean =>
  SETTLEMENT[region] !== NO_SETTLEMENT && SETTLEMENT[region] !== FORTIFICATION;
export const isStronghold = (region: RegionId): boolean => SETTLEMENT[region] === STRONGHOLD;
export const isCityOrStronghold = (region: RegionId): boolean =>
  SETTLEMENT[region] === CITY || SETTLEMENT[region] === STRONGHOLD;

/** The side that a Settlement belongs to at the start (2.3.1), `NOBODY` where there is none. */
export const HOME: readonly (Side | typeof NOBODY)[] = ALL_REGIONS.map((region) =>
  hasSettlement(region) ? sideOfNation(NATION_OF[region]) : NOBODY,
);
/** What a Settlement is worth to the enemy (2.2.3). */
export const POINTS: readonly number[] = SETTLEMENT.map((settlement) =>
  settlement === CITY ? 1 : settlement === STRONGHOLD ? 2 : 0,
);

const where = (is: (region: RegionId) => boolean): readonly RegionId[] => ALL_REGIONS.filter(is);

export const SETTLEMENT_REGIONS: readonly RegionId[] = where(hasSettlement);
export const STRONGHOLD_REGIONS: readonly RegionId[] = where(isStronghold);
/** Regions of each Nation (2.1.4), and those of them with a Settlement. */
export const REGIONS_OF: readonly (readonly RegionId[])[] = ALL_NATIONS.map((nation) =>
  where((region) => NATION_OF[region] === nation),
);
export const SETTLEMENTS_OF: readonly (readonly RegionId[])[] = REGIONS_OF.map((regions) =>
  regions.filter(hasSettlement),
);

/** Whether two regions are adjacent: `from * REGION_COUNT + to`. */
export const ADJACENT: readonly boolean[] = ALL_REGIONS.flatMap((from) =>
  ALL_REGIONS.map((to) => NEIGHBOURS[from].includes(to)),
);
export const areAdjacent = (from: RegionId, to: RegionId): boolean => ADJACENT[from * REGION_COUNT + to];

/** Steps over white borders between any two regions: `from * REGION_COUNT + to`. */
export const DISTANCE: readonly number[] = ALL_REGIONS.flatMap((from) => {
  const steps = new Array<number>(REGION_COUNT).fill(NONE);
  steps[from] = 0;
  const reached = [from];
  for (const at of reached) {
    for (const next of NEIGHBOURS[at]) {
      if (steps[next] !== NONE) continue;
      steps[next] = steps[at] + 1;
      reached.push(next);
    }
  }
  return steps;
});
export const distance = (from: RegionId, to: RegionId): number => DISTANCE[from * REGION_COUNT + to];
