/** Chapters 1 and 2: terms and the board. Questions that every other chapter asks of the state. */
import {
  ASIDE,
  BEORN,
  BOTH,
  type CharacterId,
  DEAD,
  FREE,
  other,
  PASSES,
  PLACE,
  type PlaceId,
  POINTS,
  REGION_COUNT,
  RIVER,
  SHADOW,
  type Side,
  sideOfUnit,
  UNIT,
  UNIT_COUNT,
  UNITS_OF,
  type UnitId,
  WALKERS,
} from "../ids.ts";
import { shadowPoints } from "../points.ts";
import { printed } from "../printing.ts";
import { type FiveArmies, STACKING_LIMIT } from "../state.ts";
import { no, type Refusal } from "./refusal.ts";
import { leadershipOfCharacter, ledIn } from "./standing.ts";

// ---- 1: armies

/** 1.1: how many units a side has in a place; none is no army. */
export function unitsIn(g: FiveArmies, side: Side, place: PlaceId): number {
  let units = 0;
  for (const unit of UNITS_OF[side]) units += g.units[place * UNIT_COUNT + unit];
  return units;
}
export function hasArmy(g: FiveArmies, side: Side, place: PlaceId): boolean {
  if (still !== null && still.g === g) return still.has[side][place];
  for (const unit of UNITS_OF[side]) if (g.units[place * UNIT_COUNT + unit] > 0) return true;
  return false;
}
/** The side whose army stands there, or null. */
export const armyIn = (g: FiveArmies, place: PlaceId): Side | null => {
  for (const side of BOTH) if (hasArmy(g, side, place)) return side;
  return null;
};
export const figuresIn = (g: FiveArmies, place: PlaceId, unit: UnitId): number =>
  g.units[place * UNIT_COUNT + unit];
/** Every place with an army of a side, in the order of the board. */
export const armiesOf = (g: FiveArmies, side: Side): readonly PlaceId[] =>
  still !== null && still.g === g ? still.armies[side] : PLACE.all.filter((place) => hasArmy(g, side, place));
/** Every place with an army of either side, in the order of the board. */
export const armiesOfBoth = (g: FiveArmies): readonly PlaceId[] =>
  still !== null && still.g === g ? still.all : PLACE.all.filter((place) => armyIn(g, place) !== null);

/** Where armies stand in a state that nothing changes meanwhile. */
interface Still {
  readonly g: FiveArmies;
  readonly has: readonly [readonly boolean[], readonly boolean[]];
  readonly armies: readonly [readonly PlaceId[], readonly PlaceId[]];
  readonly all: readonly PlaceId[];
}
let still: Still | null = null;
/** Asks many things of a state, which it must not change: where armies stand is looked up once for all of them. */
export function whileStill<T>(g: FiveArmies, ask: () => T): T {
  if (still !== null && still.g === g) return ask();
  const before = still;
  still = null;
  still = standing(g);
  try {
    return ask();
  } finally {
    still = before;
  }
}

function standing(g: FiveArmies): Still {
  const all: PlaceId[] = [];
  const armies: [PlaceId[], PlaceId[]] = [[], []];
  const has: [boolean[], boolean[]] = [NO_ARMY.slice(), NO_ARMY.slice()];
  const { units } = g;
  for (let i = 0; i < units.length; i++) {
    if (units[i] === 0) continue;
    const place = PLACE.all[Math.floor(i / UNIT_COUNT)];
    const side = sideOfUnit(UNIT.all[i % UNIT_COUNT]);
    if (has[side][place]) continue;
    if (!has[other(side)][place]) all.push(place);
    has[side][place] = true;
    armies[side].push(place);
  }
  return { g, has, armies, all };
}
const NO_ARMY: readonly boolean[] = PLACE.all.map(() => false);

/** Whether Beorn stands there (16). */
export const isBeornIn = (g: FiveArmies, place: PlaceId): boolean => g.at[BEORN] === place;
/** An enemy that bars the way: an army, and for the Shadow Beorn too (8.2, 16.4). */
export const isBarred = (g: FiveArmies, side: Side, place: PlaceId): boolean =>
  hasArmy(g, other(side), place) || isBeornIn(g, place);
/** 1.6. */
export const isFree = (g: FiveArmies, side: Side, place: PlaceId): boolean =>
  !hasArmy(g, other(side), place) && !(side === SHADOW && isBeornIn(g, place));

export const isInArmy = (g: FiveArmies, character: CharacterId, side: Side): boolean => {
  const at = g.at[character];
  return at >= 0 && hasArmy(g, side, at);
};
/** 1.11: on the board, or with the Eagles. */
export const isInPlay = (g: FiveArmies, character: CharacterId): boolean =>
  g.at[character] !== ASIDE && g.at[character] !== DEAD;

/** 1.7: what its characters and tokens give an army. */
export function leadershipIn(g: FiveArmies, side: Side, place: PlaceId): number {
  let leadership = g.tokens[place];
  for (const character of WALKERS[side])
    if (g.at[character] === place) leadership += leadershipOfCharacter(g, character);
  return leadership + ledIn(g, side, place);
}

// ---- 2: places

export const isRegion = (place: PlaceId): boolean => place < REGION_COUNT;
export const isPass = (place: PlaceId): boolean => place === PASSES[0] || place === PASSES[1];
export const isPoint = (place: PlaceId): boolean => place === POINTS[0] || place === POINTS[1];
export const isSettlement = (g: FiveArmies, place: PlaceId): boolean => printed(g).points[place] > 0;
export const isFortification = (g: FiveArmies, place: PlaceId): boolean => printed(g).breach[place] > 0;
export const isMuster = (g: FiveArmies, place: PlaceId): boolean => printed(g).muster.includes(place);

/** 10.1, 19.10: a settlement is the Shadow's with its marker, and the Free Peoples' without. */
export const controls = (g: FiveArmies, side: Side, place: PlaceId): boolean =>
  isSettlement(g, place) && (g.control[place] !== 0) === (side === SHADOW);

/** Where an army can go from a place, ignoring armies there (2.1, 9.2, 9.3, 9.5). */
export function ways(g: FiveArmies, side: Side, from: PlaceId): readonly PlaceId[] {
  if (isRegion(from)) return printed(g).neighbours[from];
  if (side === FREE) return NOWHERE;
  const pass = POINTS.indexOf(from);
  if (pass < 0) return printed(g).outlets[from];
  return g.open[pass] !== 0 ? [PASSES[pass]] : NOWHERE;
}
const NOWHERE: readonly PlaceId[] = [];

const MOUNTAIN_IS_THE_SHADOWS = no("mountain-is-the-shadows", "9.5");
const PASS_CLOSED = no("pass-closed", "9.1");
const RIVER_BETWEEN = no("river-between", "2.1");
const NOT_NEXT_TO = no("not-next-to", "2.1");
/** Why no army goes from one place to another, ignoring armies there; null where it can. */
export function whyNoWay(g: FiveArmies, side: Side, from: PlaceId, to: PlaceId): Refusal | null {
  if (ways(g, side, from).includes(to)) return null;
  if (side === FREE && !isRegion(to)) return MOUNTAIN_IS_THE_SHADOWS;
  if (PASSES.indexOf(to) >= 0 && PASSES.indexOf(to) === POINTS.indexOf(from)) return PASS_CLOSED;
  return isRegion(from) && isRegion(to) && printed(g).borders[from][to] === RIVER
    ? RIVER_BETWEEN
    : NOT_NEXT_TO;
}

/** 8.1: how many units may stand in a place. */
export const roomIn = (g: FiveArmies, side: Side, place: PlaceId): number =>
  side === SHADOW && (isPoint(place) || isMuster(g, place)) ? Number.POSITIVE_INFINITY : STACKING_LIMIT;

/** 8.6: whether a march ends on entering this region: an enemy stands next to it. Armies in passes stop no march. */
export function stopsMarch(g: FiveArmies, side: Side, place: PlaceId): boolean {
  if (!isRegion(place)) return false;
  for (const next of printed(g).neighbours[place]) if (!isFree(g, side, next)) return true;
  return false;
}

/** 1.11: figures of a type that are not on the board. */
export function supply(g: FiveArmies, unit: UnitId): number {
  let left = printed(g).figures[unit];
  for (const place of PLACE.all) left -= g.units[place * UNIT_COUNT + unit];
  for (const { force } of g.columns) left -= force[unit];
  return left;
}
/** Great Bats and Eagles that are not on the board. */
export const freeBats = (g: FiveArmies): number =>
  printed(g).bats - g.bats.reduce((sum, bats) => sum + bats, 0);
export const freeEagles = (g: FiveArmies): number =>
  printed(g).eagles - g.eagles.reduce((sum, eagles) => sum + eagles, 0);

export { shadowPoints };
