/**
 * 0.4: what happens by itself. Call `settle` for every region where figures have come, gone or died, as soon as they
 * have (after `entered` of politics.ts where an Army has entered); it asks no player. Stacking and the Guide, which may
 * have to ask, are the chapters `excess` and `guide`.
 */
import type { Context, Seat } from "@westmarch/kernel";
import { FREE, FREE_NATIONS, leaderOf, NATIONS_OF, NOBODY, NONE, other, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { HOME, NATION_OF, POINTS } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import { keepTable } from "../cards/leaving-table.ts";
import { hasArmy, kill } from "../figures.ts";
import { advance } from "../politics.ts";
import { armySeat } from "../teams/teams.ts";

type C = Context<War>;

/** 2.4.4, 0.4.2: Leaders without a unit of their side. */
function removeLoneLeaders(c: C, region: RegionId): void {
  const { g } = c;
  if (hasArmy(g, FREE, region)) return;
  for (const nation of NATIONS_OF[FREE]) {
    const leaders = g.leaders[region * FREE_NATIONS + nation];
    if (leaders === 0) continue;
    kill(g, region, leaderOf(nation), leaders);
    c.tell("lost", { region, figure: leaderOf(nation), count: leaders });
  }
}

/** 10.9: the Army that alone stands in a region takes an enemy's Settlement there, from without or from within. */
function capture(c: C, region: RegionId): void {
  const { g } = c;
  const holder = g.control[region];
  if (holder === NOBODY) return;
  const taker = other(holder === FREE ? 0 : 1);
  if (hasArmy(g, other(taker), region) || !hasArmy(g, taker, region)) return;
  takeControl(c, taker, region, armySeat(g, taker, region));
}

/** 10.9.4, 10.9.5. */
function takeControl(c: C, taker: Side, region: RegionId, seat: Seat): void {
  const { g } = c;
  g.control[region] = taker;
  c.tell("captured", { region, side: taker, seat });
  if (HOME[region] === taker) {
    g.points[other(taker)] -= POINTS[region];
    g.captor[region] = NONE;
    return;
  }
  g.points[taker] += POINTS[region];
  g.captor[region] = seat;
  advance(c, NATION_OF[region], "capture");
}

/** 0.4.7: lone Leaders, captures with their points, table cards. */
export function settle(c: C, region: RegionId): void {
  removeLoneLeaders(c, region);
  capture(c, region);
  keepTable(c);
}
