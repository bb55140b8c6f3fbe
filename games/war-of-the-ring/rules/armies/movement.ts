/**
 * 8.5 to 8.7: where Armies may move, and which figures of them. Asks no player; the questions are the chapters of
 * `moving.ts`.
 */
import type { Seat } from "@westmarch/kernel";
import { LEVEL } from "../../data/characters.ts";
import {
  type CharacterId,
  characterOfFigure,
  FIGURES_OF,
  FOLLOWERS,
  FREE,
  FREE_NATIONS,
  LEADER,
  NATIONS_OF,
  NAZGUL,
  NONE,
  nationOfFigure,
  other,
  PERSON,
  SHADOW,
  type Side,
  STRONGHOLD,
  sideOfNation,
  WITCH_KING,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import {
  ALL_REGIONS,
  areAdjacent,
  NATION_OF,
  NEIGHBOURS,
  REGION_COUNT,
  SETTLEMENT,
} from "../../data/regions.ts";
import { atWar, isActive } from "../../facts.ts";
import { isTeam, seatOfMinion, sideOf } from "../../seats.ts";
import { ARMY_LIMIT, noFigures, type War } from "../../state.ts";
import type { Moved } from "../../words/armies.ts";
import { isClosed } from "../cards/on-table.ts";
import {
  figuresIn,
  hasArmy,
  isBesieged,
  isFreeForArmies,
  nationsOf,
  nationUnits,
  unitsIn,
} from "../figures.ts";
import { JUST_ACTED, no, type Refusal } from "../refusal.ts";
import { commands, isBanned, isMixed, partners } from "../teams/teams.ts";
import { ANY_LEAD, hasLead, NO_LEAD } from "./lead.ts";
import { canSplit, type Split, someGo, whyNoSplit } from "./splitting.ts";

const NO_ARMY = no("no-army-there", "2.4.1");
const BESIEGED = no("army-besieged", "8.5.10");
const NOT_ADJACENT = no("not-adjacent", "8.5.1");
const ENEMY_THERE = no("enemy-army-there", "8.5.9");
const CLOSED = no("closed-by-card", "6.4.1");
const HELD = no("settlement-held", "2.5.3");
const BORDER = no("foreign-border", "8.6.1");
const MOVED = no("moved-already", "8.5.6");
const NO_MEETING = no("no-army-to-join", "6.3.3");
const NOWHERE = no("nowhere-to-go", "8.5.1");
const OUT_OF_REACH = no("not-this-army", "8.7.5");
const FULL = no("region-full", "8.2.1");
const NONE_MOVES = no("no-army-may-move", "8.5.1");
const ARMY_JUST_ACTED = no("army-has-just-acted", "16.10.1");
const NOT_LED = no("no-army-is-led", "8.5.3");

/** What the movement of an action or card allows (see the chapter `moving`). */
export interface Order {
  readonly seat: Seat;
  readonly reach: number;
  readonly lead: number;
  readonly join: number;
  readonly moved: readonly Moved[];
}
const NOBODY_MOVED: readonly Moved[] = [];

/**
 * 2.5.3, 8.5.9: why an Army may not move into this region. By the Chinese rulebook not into a Town or City (AMB-04).
 */
export function whyNotInto(g: War, side: Side, to: RegionId): Refusal | null {
  if (!isFreeForArmies(g, side, to)) return ENEMY_THERE;
  if (isClosed(g, side, to)) return CLOSED;
  return g.rulings.chineseRulebook && g.control[to] === other(side) && SETTLEMENT[to] !== STRONGHOLD
    ? HELD
    : null;
}
export const mayEnter = (g: War, side: Side, to: RegionId): boolean => whyNotInto(g, side, to) === null;

/** Nations of a side not At War that have units or Leaders in a region, a mask. */
function peacefulIn(g: War, side: Side, region: RegionId): number {
  let mask = 0;
  for (const nation of NATIONS_OF[side]) {
    if (atWar(g, nation)) continue;
    const leaders = nation < FREE_NATIONS ? g.leaders[region * FREE_NATIONS + nation] : 0;
    if (leaders > 0 || nationUnits(g, region, nation) > 0) mask |= 1 << nation;
  }
  return mask;
}

/** 8.6.1: Nations not At War, a mask, whose figures may not enter these regions. */
function kept(g: War, side: Side, route: readonly RegionId[]): number {
  let mask = 0;
  for (const region of route) {
    const home = NATION_OF[region];
    if (home === NONE) continue;
    for (const nation of NATIONS_OF[side]) if (nation !== home && !atWar(g, nation)) mask |= 1 << nation;
  }
  return mask;
}

/** 7.1.2, 16.6.3, 16.7.9, AMB-73: whether a seat may take a Character along. */
function takesAlong(g: War, seat: Seat, side: Side, character: CharacterId): boolean {
  if (LEVEL[character] === 0) return false;
  if (side === FREE || !isTeam(g, side) || seatOfMinion(g, character) === seat) return true;
  return character === WITCH_KING && g.rulings.looseTeams;
}

const bind = (able: number[], bound: number[], figure: number, howMany: number): void => {
  bound[figure] += howMany;
  able[figure] -= howMany;
};

/** Splits what stands in `from`: `bound` are the Nations (a mask) that may not go. */
function split(
  g: War,
  seat: Seat,
  from: RegionId,
  mayNot: number,
  lead: number,
  moved: readonly Moved[],
  room: number,
): Split {
  const side = sideOf(g, seat);
  const ordered = commands(g, seat, side, from);
  const mixed = isTeam(g, side) && isMixed(g, side, from) && ordered > (ordered & -ordered);
  const able = noFigures();
  const bound = noFigures();
  const mayGo = ordered & ~mayNot;
  let held: Refusal | null = null;
  for (const figure of FIGURES_OF[side]) {
    const howMany = figuresIn(g, from, figure);
    if (howMany === 0) continue;
    const goes =
      figure < NAZGUL
        ? (mayGo & (1 << nationOfFigure(figure))) !== 0
        : figure < PERSON || takesAlong(g, seat, side, characterOfFigure(figure));
    (goes ? able : bound)[figure] = howMany;
    if (!goes && figure < LEADER)
      held = (ordered & (1 << nationOfFigure(figure))) === 0 ? partners(g, side, from) : BORDER;
  }
  // 8.5.6.
  for (const { at, force } of moved)
    if (at === from)
      for (let figure = 0; figure < force.length; figure++)
        if (force[figure] > 0) {
          if (able[figure] > 0) held = MOVED;
          bind(able, bound, figure, Math.min(able[figure], force[figure]));
        }
  let alone: number | null = null;
  if (g.players === 3 && side === FREE) {
    const nations = nationsOf(able);
    if (isBanned(g, seat, nations, from)) {
      for (const figure of FOLLOWERS)
        if (able[figure] > 0 && isBanned(g, seat, 1 << nationOfFigure(figure), from)) {
          held = JUST_ACTED;
          bind(able, bound, figure, able[figure]);
        }
    } else if ((nations & (nations - 1)) !== 0 && !g.rulings.looseTeams) alone = g.lastNations;
  }
  return {
    able,
    bound,
    held,
    lead,
    attack: false,
    room: g.rulings.strictStacking ? room : null,
    alone,
    keeper: mixed && ordered !== 0 ? seat : null,
  };
}

/** Who of an Army may go from a region to another next to it, and who must. */
export const splitFor = (
  g: War,
  seat: Seat,
  from: RegionId,
  to: RegionId,
  lead: number,
  moved: readonly Moved[] = NOBODY_MOVED,
): Split => splitAlong(g, seat, from, [to], lead, moved);

/** The same along a route, which ends where the Army does. */
export function splitAlong(
  g: War,
  seat: Seat,
  from: RegionId,
  route: readonly RegionId[],
  lead: number,
  moved: readonly Moved[] = NOBODY_MOVED,
): Split {
  const side = sideOf(g, seat);
  const room = ARMY_LIMIT - unitsIn(g, side, route[route.length - 1]);
  return split(g, seat, from, kept(g, side, route), lead, moved, room);
}

/** 8.5.10, 2.4.1: why no Army may leave this region. */
function whyNotFrom(g: War, side: Side, from: RegionId): Refusal | null {
  if (!hasArmy(g, side, from)) return NO_ARMY;
  return isBesieged(g, side, from) ? BESIEGED : null;
}
const mayLeave = (g: War, side: Side, from: RegionId): boolean => whyNotFrom(g, side, from) === null;

const joins = (g: War, side: Side, to: RegionId): boolean => hasArmy(g, side, to) && !isBesieged(g, side, to);

/** Whether only the Nations that may not go have to be looked at: any leader will do, no partners, no figure that has moved. */
const isPlain = (g: War, { lead, moved }: Order, side: Side, from: RegionId): boolean =>
  lead <= ANY_LEAD &&
  !isTeam(g, side) &&
  g.players !== 3 &&
  (moved.length === 0 || !moved.some(({ at }) => at === from));

/**
 * Up to `most` regions next to `from` to which an Army, or a part of one, may move, put behind what was `found` before: each
 * as what stands in its place in `row`, as the option that names it.
 */
export function stepsFrom<T>(
  g: War,
  order: Order,
  from: RegionId,
  row: readonly (T | undefined)[],
  most: number,
  found: T[],
): T[] {
  const { seat, lead, join, moved } = order;
  const side = sideOf(g, seat);
  const end = found.length + most;
  if (!mayLeave(g, side, from)) return found;
  const peaceful = peacefulIn(g, side, from);
  const strict = g.rulings.strictStacking;
  const plain = isPlain(g, order, side, from);
  // One answer for all regions that keep the same Nations out and have the same room.
  let asked = plain && peaceful === 0 && lead === NO_LEAD ? 0 : NONE;
  let answer = asked === 0;
  for (const to of NEIGHBOURS[from]) {
    if (!mayEnter(g, side, to)) continue;
    if (join === 1 && !joins(g, side, to)) continue;
    const room = strict ? ARMY_LIMIT - unitsIn(g, side, to) : ARMY_LIMIT;
    if (room <= 0) continue;
    const home = NATION_OF[to];
    const mayNot = home === NONE ? 0 : peaceful & ~(1 << home);
    if (strict || mayNot !== asked) {
      asked = mayNot;
      answer = plain
        ? someGo(g, side, from, mayNot, lead)
        : canSplit(g, split(g, seat, from, mayNot, lead, moved, room));
    }
    const named = row[to];
    if (!answer || named === undefined) continue;
    found.push(named);
    if (found.length >= end) break;
  }
  return found;
}

/** Goes over every route that an Army may take from a region, each to where it may end. */
function eachRoute(g: War, order: Order, from: RegionId, visit: (route: readonly RegionId[]) => void): void {
  const side = sideOf(g, order.seat);
  const strict = g.rulings.strictStacking;
  const plain = !strict && isPlain(g, order, side, from);
  const walk = (before: readonly RegionId[]): void => {
    for (const to of NEIGHBOURS[before[before.length - 1] ?? from]) {
      if (to === from || before.includes(to) || !mayEnter(g, side, to)) continue;
      const route = [...before, to];
      const parts = plain ? null : splitAlong(g, order.seat, from, route, order.lead, order.moved);
      // 8.7.4: how much room there is on the way does not matter.
      const goes = parts
        ? canSplit(g, strict ? { ...parts, room: ARMY_LIMIT } : parts)
        : someGo(g, side, from, kept(g, side, route), order.lead);
      if (!goes) continue;
      if ((order.join === 0 || joins(g, side, to)) && (!parts || !strict || canSplit(g, parts))) visit(route);
      if (route.length < order.reach) walk(route);
    }
  };
  if (mayLeave(g, side, from)) walk([]);
}

/** Where an Army may go from a region; the first `most` of it. */
export function destinations(g: War, order: Order, from: RegionId, most: number = REGION_COUNT): RegionId[] {
  if (order.reach === 1) return stepsFrom(g, order, from, ALL_REGIONS, most, []);
  const found = new Set<RegionId>();
  eachRoute(g, order, from, (route) => found.add(route[route.length - 1]));
  return [...found].sort((a, b) => a - b).slice(0, most);
}

/** Taken by passing through (8.7.3). */
const isTaken = (g: War, side: Side, region: RegionId): boolean =>
  g.control[region] === other(side) && !hasArmy(g, other(side), region);
/** Roused by passing through (11.3.1). */
const isRoused = (g: War, side: Side, region: RegionId): boolean => {
  const home = NATION_OF[region];
  return side === SHADOW && home !== NONE && sideOfNation(home) === FREE && !isActive(g, home);
};

/** What a route does, apart from where it ends: two that do the same are as good as one. */
function meaning(g: War, side: Side, from: RegionId, route: readonly RegionId[]): string {
  const taken = route.filter((region) => isTaken(g, side, region)).sort((a, b) => a - b);
  const roused = new Set(route.filter((region) => isRoused(g, side, region)).map((at) => NATION_OF[at]));
  const left = kept(g, side, route) & peacefulIn(g, side, from);
  return JSON.stringify([taken, [...roused].sort((a, b) => a - b), left]);
}

/** The routes from a region to another (8.7.3, 8.7.5) that begin like `way`, the shortest first. */
export function routesTo(
  g: War,
  order: Order,
  from: RegionId,
  to: RegionId,
  way: readonly RegionId[],
): (readonly RegionId[])[] {
  if (order.reach === 1) return [[to]];
  const found: (readonly RegionId[])[] = [];
  eachRoute(g, order, from, (route) => {
    if (route[route.length - 1] === to && way.every((region, i) => route[i] === region)) found.push(route);
  });
  return found.sort((a, b) => a.length - b.length);
}

/** Whether it makes no difference which of these routes an Army takes. */
export function areAlike(
  g: War,
  side: Side,
  from: RegionId,
  routes: readonly (readonly RegionId[])[],
): boolean {
  const first = routes.length > 1 ? meaning(g, side, from, routes[0]) : "";
  return routes.every((route, i) => i === 0 || meaning(g, side, from, route) === first);
}

/** Regions from which an Army may move, at most so many. */
export function origins(g: War, order: Order, most: number = REGION_COUNT): RegionId[] {
  const side = sideOf(g, order.seat);
  const found: RegionId[] = [];
  const first = side * REGION_COUNT;
  for (const from of ALL_REGIONS) {
    if (g.count[first + from] === 0) continue;
    if (order.lead === ANY_LEAD && !hasLead(g, side, from)) continue;
    if (destinations(g, order, from, 1).length > 0 && found.push(from) >= most) break;
  }
  return found;
}

/** 5.3.2: whether this seat can move an Army at all. */
export const canMoveArmies = (g: War, seat: Seat, lead: number, reach = 1, join = 0): boolean =>
  origins(g, { seat, lead, reach, join, moved: NOBODY_MOVED }, 1).length > 0;

/** 8.5, 8.6: why no part of the Army in `from` may move to `to` by this order, if it moves one region. */
export function whyNotStep(g: War, order: Order, from: RegionId, to: RegionId): Refusal | null {
  const side = sideOf(g, order.seat);
  const not = whyNotFrom(g, side, from) ?? (areAdjacent(from, to) ? whyNotInto(g, side, to) : NOT_ADJACENT);
  if (not) return not;
  if (order.join === 1 && !joins(g, side, to)) return NO_MEETING;
  if (g.rulings.strictStacking && unitsIn(g, side, to) >= ARMY_LIMIT) return FULL;
  return whyNoSplit(g, splitFor(g, order.seat, from, to, order.lead, order.moved));
}

/** 8.7: why the Army in `from` cannot move at all by this order. */
export function whyNotAway(g: War, order: Order, from: RegionId): Refusal | null {
  const not = whyNotFrom(g, sideOf(g, order.seat), from);
  if (not) return not;
  return destinations(g, order, from, 1).length > 0 ? null : NOWHERE;
}

/** 8.7: why the Army in `from` cannot end its movement in `to` by this order, however many regions it goes. */
export function whyNotThere(g: War, order: Order, from: RegionId, to: RegionId): Refusal | null {
  if (order.reach === 1) return whyNotStep(g, order, from, to);
  const side = sideOf(g, order.seat);
  const not = whyNotFrom(g, side, from) ?? whyNotInto(g, side, to);
  if (not) return not;
  if (order.join === 1 && !joins(g, side, to)) return NO_MEETING;
  return destinations(g, order, from).includes(to) ? null : OUT_OF_REACH;
}

/** 5.6.1, 5.5.1, 16.10.1: why this seat can move no Army by a die, led as demanded. */
export function whyNoArmyMoves(g: War, seat: Seat, lead: number): Refusal | null {
  if (canMoveArmies(g, seat, lead)) return null;
  if (lead !== NO_LEAD && canMoveArmies(g, seat, NO_LEAD)) return NOT_LED;
  const order: Order = { seat, lead, reach: 1, join: 0, moved: NOBODY_MOVED };
  for (const from of ALL_REGIONS)
    for (const to of NEIGHBOURS[from])
      if (whyNotStep(g, order, from, to) === JUST_ACTED) return ARMY_JUST_ACTED;
  return NONE_MOVES;
}
