/** 8.5 to 8.7: where Armies may move, and who of them. Asks nobody; the questions are the chapters of `moving.ts`. */
import type { Seat } from "@westmarch/kernel";
import { isClosed } from "../cards/on-table.ts";
import { LEVEL } from "../data/characters.ts";
import {
  CHARACTER_COUNT,
  END_NATION,
  FIGURES_OF,
  FIRST_NATION,
  FREE,
  FREE_NATIONS,
  NATION_COUNT,
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
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { NATION_OF, NEIGHBOURS, REGION_COUNT, SETTLEMENT } from "../data/regions.ts";
import { atWar, isActive } from "../facts.ts";
import { isTeam, seatOfMinion, sideOf } from "../seats.ts";
import { ARMY_LIMIT, noFigures, type War } from "../state.ts";
import {
  figuresIn,
  hasArmy,
  isBesieged,
  isFreeForArmies,
  nationsOf,
  nationUnits,
  unitsIn,
} from "./figures.ts";
import { ANY_LEAD, type Moved, NO_LEAD } from "./frames.ts";
import { canSplit, type Split } from "./splitting.ts";
import { commands, isBanned, isMixed } from "./teams.ts";

/** What the movement of an action or card allows (see `Moving`). */
export interface Order {
  readonly seat: Seat;
  readonly reach: number;
  readonly lead: number;
  readonly join: number;
  readonly moved: readonly Moved[];
}
const NOBODY_MOVED: readonly Moved[] = [];

/** 2.5.3, 8.5.9: an Army may move into this region. By the Chinese rulebook not into a Town or City (AMB-04). */
export const mayEnter = (g: War, side: Side, to: RegionId): boolean =>
  isFreeForArmies(g, side, to) &&
  !isClosed(g, side, to) &&
  !(g.rulings.chineseRulebook && g.control[to] === other(side) && SETTLEMENT[to] !== STRONGHOLD);

/** Nations of a side not At War that have units or Leaders in a region, a mask. */
function peacefulIn(g: War, side: Side, region: RegionId): number {
  let mask = 0;
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++) {
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
    for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
      if (nation !== home && !atWar(g, nation)) mask |= 1 << nation;
  }
  return mask;
}

/** 7.1.2, 16.6.3, 16.7.9, AMB-73: whether a seat may take a Character along. */
function takesAlong(g: War, seat: Seat, side: Side, character: number): boolean {
  if (LEVEL[character] === 0) return false;
  if (side === FREE || !isTeam(g, side) || seatOfMinion(g, character) === seat) return true;
  return character === WITCH_KING && g.rulings.looseTeams;
}

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
  for (const figure of FIGURES_OF[side]) {
    const howMany = figuresIn(g, from, figure);
    if (howMany === 0) continue;
    const goes =
      figure < NAZGUL
        ? (mayGo & (1 << nationOfFigure(figure))) !== 0
        : figure < PERSON || takesAlong(g, seat, side, figure - PERSON);
    (goes ? able : bound)[figure] = howMany;
  }
  const bind = (figure: number, howMany: number): void => {
    bound[figure] += howMany;
    able[figure] -= howMany;
  };
  // 8.5.6.
  for (const { at, force } of moved)
    if (at === from)
      for (let figure = 0; figure < force.length; figure++)
        if (force[figure] > 0) bind(figure, Math.min(able[figure], force[figure]));
  const more: { room?: number; alone?: number; keeper?: Seat } = {};
  if (g.rulings.strictStacking) more.room = room;
  if (g.players === 3 && side === FREE) {
    const nations = nationsOf(able);
    if (isBanned(g, seat, nations, from)) {
      for (let figure = 0; figure < NAZGUL; figure++)
        if (able[figure] > 0 && isBanned(g, seat, 1 << nationOfFigure(figure), from))
          bind(figure, able[figure]);
    } else if ((nations & (nations - 1)) !== 0 && !g.rulings.looseTeams) more.alone = g.lastNations;
  }
  if (mixed && ordered !== 0) more.keeper = seat;
  return { able, bound, lead, attack: false, ...more };
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

/** 8.5.10, 2.4.1: an Army stands there that is not shut in. */
const mayLeave = (g: War, side: Side, from: RegionId): boolean =>
  hasArmy(g, side, from) && !isBesieged(g, side, from);

const joins = (g: War, side: Side, to: RegionId): boolean => hasArmy(g, side, to) && !isBesieged(g, side, to);

/** The same as `canSplit` where nothing but the Nations (a mask) that may not go has to be looked at. */
function someGo(g: War, side: Side, from: RegionId, mayNot: number): boolean {
  let staying = 0;
  let leaders = 0;
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++) {
    if ((mayNot & (1 << nation)) === 0) continue;
    staying += nationUnits(g, from, nation);
    if (nation < FREE_NATIONS) leaders += g.leaders[from * FREE_NATIONS + nation];
  }
  const going = unitsIn(g, side, from) - staying;
  return going > 0 && (going > 1 || staying > 0 || leaders === 0);
}

/** Up to `most` regions next to `from` to which an Army, or a part of one, may move. */
function stepsFrom(g: War, order: Order, from: RegionId, most: number): RegionId[] {
  const { seat, lead, moved } = order;
  const side = sideOf(g, seat);
  const found: RegionId[] = [];
  if (!mayLeave(g, side, from)) return found;
  const peaceful = peacefulIn(g, side, from);
  const strict = g.rulings.strictStacking;
  const simple =
    lead === NO_LEAD &&
    !isTeam(g, side) &&
    g.players !== 3 &&
    (moved.length === 0 || !moved.some(({ at }) => at === from));
  // One answer for all regions that keep the same Nations out and have the same room.
  let asked = simple && peaceful === 0 ? 0 : NONE;
  let answer = asked === 0;
  for (const to of NEIGHBOURS[from]) {
    if (!mayEnter(g, side, to)) continue;
    if (order.join === 1 && !joins(g, side, to)) continue;
    const room = strict ? ARMY_LIMIT - unitsIn(g, side, to) : ARMY_LIMIT;
    if (room <= 0) continue;
    const home = NATION_OF[to];
    const mayNot = home === NONE ? 0 : peaceful & ~(1 << home);
    if (strict || mayNot !== asked) {
      asked = mayNot;
      answer = simple
        ? someGo(g, side, from, mayNot)
        : canSplit(g, split(g, seat, from, mayNot, lead, moved, room));
    }
    if (!answer) continue;
    found.push(to);
    if (found.length >= most) break;
  }
  return found;
}

/** Goes over every route that an Army may take from a region, each to where it may end. */
function eachRoute(g: War, order: Order, from: RegionId, visit: (route: readonly RegionId[]) => void): void {
  const side = sideOf(g, order.seat);
  const walk = (before: readonly RegionId[]): void => {
    for (const to of NEIGHBOURS[before[before.length - 1] ?? from]) {
      if (to === from || before.includes(to) || !mayEnter(g, side, to)) continue;
      const route = [...before, to];
      const parts = splitAlong(g, order.seat, from, route, order.lead, order.moved);
      // 8.7.4: how much room there is on the way does not matter.
      if (!canSplit(g, g.rulings.strictStacking ? { ...parts, room: ARMY_LIMIT } : parts)) continue;
      if ((order.join === 0 || joins(g, side, to)) && canSplit(g, parts)) visit(route);
      if (route.length < order.reach) walk(route);
    }
  };
  if (mayLeave(g, side, from)) walk([]);
}

/** Where an Army may go from a region; the first `most` of it. */
export function destinations(g: War, order: Order, from: RegionId, most: number = REGION_COUNT): RegionId[] {
  if (order.reach === 1) return stepsFrom(g, order, from, most);
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

/** Whether a region holds anybody who could lead an Army: a quick look before the exact one. */
function hasLead(g: War, side: Side, from: RegionId): boolean {
  if (side === SHADOW) {
    if (g.nazgul[from] > 0) return true;
    for (let nation = FREE_NATIONS; nation < NATION_COUNT; nation++)
      if (g.elites[from * NATION_COUNT + nation] > 0) return true;
  } else
    for (let nation = 0; nation < FREE_NATIONS; nation++)
      if (g.leaders[from * FREE_NATIONS + nation] > 0) return true;
  for (let character = 0; character < CHARACTER_COUNT; character++) if (g.at[character] === from) return true;
  return false;
}

/** Regions from which an Army may move, at most so many. */
export function origins(g: War, order: Order, most: number = REGION_COUNT): RegionId[] {
  const side = sideOf(g, order.seat);
  const found: RegionId[] = [];
  const first = side * REGION_COUNT;
  for (let from = 0; from < REGION_COUNT; from++) {
    if (g.count[first + from] === 0) continue;
    if (order.lead === ANY_LEAD && !hasLead(g, side, from)) continue;
    if (destinations(g, order, from, 1).length > 0 && found.push(from) >= most) break;
  }
  return found;
}

/** 5.3.2: whether this seat can move an Army at all. */
export const canMoveArmies = (g: War, seat: Seat, lead: number, reach = 1, join = 0): boolean =>
  origins(g, { seat, lead, reach, join, moved: NOBODY_MOVED }, 1).length > 0;
