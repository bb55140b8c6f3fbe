/** Chapter 16: three and four players. */
import type { Seat } from "@westmarch/kernel";
import {
  ALL_NATIONS,
  ELITE,
  END_NATION,
  FIRST_NATION,
  FREE,
  NATIONS_OF,
  type NationId,
  SHADOW,
  type Side,
  sideOfNation,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { REGION_COUNT, regionAt } from "../../data/regions.ts";
import { isTeam, leader, partnerOf, seatOfNation, seatsOf, sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Force } from "../../words/armies.ts";
import { forceIn, hasArmy, nationUnits } from "../figures.ts";

import { no, type Refusal } from "../refusal.ts";

const PARTNERS_ARMY = no("partners-army", "16.6.1");
const PARTNER_COMMANDS = no("partner-commands", "16.7.4");

/** The Nations of each side, a mask. */
const NATIONS_OF_SIDE: readonly number[] = FIRST_NATION.map(
  (first, side) => (1 << END_NATION[side]) - (1 << first),
);
/** The Nations of a seat, a mask (16.1.1). */
function ownNations(g: War, seat: Seat): number {
  let mask = 0;
  for (const nation of ALL_NATIONS) if (seatOfNation(g, nation) === seat) mask |= 1 << nation;
  return mask;
}

/** 16.7.1: both players' units of a side stand in a region as one Army. */
export const isMixed = (g: War, side: Side, region: RegionId): boolean =>
  g.mixed.includes(side * REGION_COUNT + region);

/** 16.7.3: the seat that controls a force: more units, then more Elites, then the Leading player. */
export function seatOfForce(g: War, side: Side, force: Force): Seat {
  const lead = leader(g, side);
  if (!isTeam(g, side)) return lead;
  let units = 0;
  let elites = 0;
  for (const nation of NATIONS_OF[side]) {
    const sign = seatOfNation(g, nation) === lead ? 1 : -1;
    units += sign * (force[nation] + force[ELITE + nation]);
    elites += sign * force[ELITE + nation];
  }
  return units > 0 || (units === 0 && elites >= 0) ? lead : partnerOf(g, lead);
}

/** The seat that controls the Army of a side in a region. */
export const armySeat = (g: War, side: Side, region: RegionId): Seat =>
  isTeam(g, side) ? seatOfForce(g, side, forceIn(g, side, region)) : leader(g, side);

/** Nations with whose figures a seat may act in a region, a mask (16.6.1, 16.7.4, 16.7.6). */
export function commands(g: War, seat: Seat, side: Side, region: RegionId): number {
  if (!isTeam(g, side)) return NATIONS_OF_SIDE[side];
  return isMixed(g, side, region) && armySeat(g, side, region) === seat
    ? NATIONS_OF_SIDE[side]
    : ownNations(g, seat);
}

/** 16.6.1, 16.7.4: why a seat may not act with an Army none of whose units it commands. */
export const partners = (g: War, side: Side, region: RegionId): Refusal =>
  isMixed(g, side, region) ? PARTNER_COMMANDS : PARTNERS_ARMY;

/** 16.6.1, 16.6.3: whose figures a seat may recruit. */
export const mayRecruit = (g: War, seat: Seat, nation: NationId): boolean =>
  seatsOf(g, sideOf(g, seat)).length < 2
    ? sideOfNation(nation) === sideOf(g, seat)
    : seatOfNation(g, nation) === seat;
/** 16.6.1: whose counter a seat may advance with a Muster result. */
export const mayAdvance = mayRecruit;

/**
 * 16.10: whether the single Free Peoples player may not act on these Nations (a mask), having done so in his previous
 * action. An Army of several Nations in `region` may, unless it acted then itself (AMB-57).
 */
export function isBanned(g: War, seat: Seat, nations: number, region: RegionId): boolean {
  if (g.players !== 3 || g.rulings.looseTeams || sideOf(g, seat) !== FREE) return false;
  if ((nations & g.lastNations) === 0) return false;
  return (nations & (nations - 1)) === 0 || g.lastArmies.includes(region);
}

/** 16.10: the action being carried out concerns this Nation. */
export function concern(g: War, nation: NationId): void {
  if (g.players === 3 && sideOfNation(nation) === FREE) g.nowNations |= 1 << nation;
}

/** 16.7.1, 16.10.2: an Army that acts in this action, or figures that have come in it, now stand in this region. */
export function concernArmy(g: War, region: RegionId): void {
  if (g.players > 2 && !g.nowArmies.includes(region)) g.nowArmies.push(region);
}

/** 16.7.1: a team's figures have come to this region in this action, recruited or in a retreat: they may mix. */
export function concernArrivals(g: War, side: Side, region: RegionId): void {
  if (isTeam(g, side)) concernArmy(g, region);
}

/** Whether units of both players of a team stand in a region. */
export function isShared(g: War, side: Side, region: RegionId): boolean {
  const first = seatsOf(g, side)[0];
  let own = false;
  let others = false;
  for (const nation of NATIONS_OF[side]) {
    if (nationUnits(g, region, nation) === 0) continue;
    if (seatOfNation(g, nation) === first) own = true;
    else others = true;
  }
  return own && others;
}

/** A mixed Army that moves stays mixed, if it meets no Army of its side there. Call it before the figures go. */
export function keepMixed(g: War, side: Side, from: RegionId, to: RegionId): void {
  if (!isTeam(g, side) || !isMixed(g, side, from) || isMixed(g, side, to) || hasArmy(g, side, to)) return;
  g.mixed.push(side * REGION_COUNT + to);
}

/** 16.7.6: an Army is mixed only as long as both players have units in it. */
export function endMixed(g: War): void {
  for (let i = g.mixed.length - 1; i >= 0; i--) {
    const place = g.mixed[i];
    if (!isShared(g, place < REGION_COUNT ? FREE : SHADOW, regionAt(place))) g.mixed.splice(i, 1);
  }
}
