/** 18.2: the armies and places that a card or an ability means. */
import {
  BEORN,
  CHARACTER,
  DEAD,
  DWARVEN_REGULAR,
  DWARVEN_VETERAN,
  ELVEN_ARCHER,
  ELVEN_SPEARMAN,
  FREE,
  NONE,
  other,
  PLACE,
  type PlaceId,
  POINTS,
  REGIONS,
  SHADOW,
  type Side,
  sideOfUnit,
  TERRAIN,
  TERRITORY,
  UNIT,
  type UnitId,
} from "../../ids.ts";
import type { Armies, ArmyIs, Member, Muster, Near, Need, PlaceMeant, Volley } from "../../language/tree.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import {
  armiesOf,
  armiesOfBoth,
  armyIn,
  controls,
  figuresIn,
  hasArmy,
  isBeornIn,
  isFree,
  isInArmy,
  isInPlay,
  isPass,
  isRegion,
  leadershipIn,
  supply,
  unitsIn,
  ways,
} from "../board.ts";
import { ALL } from "../choices.ts";
import { attacksOf } from "../combat/attack.ts";
import { eligiblePlaces } from "../mustering.ts";
import { ANY_ARMY } from "../sky.ts";

const PEOPLE: Readonly<Record<"dwarven" | "elven", readonly UnitId[]>> = {
  dwarven: [DWARVEN_REGULAR, DWARVEN_VETERAN],
  elven: [ELVEN_SPEARMAN, ELVEN_ARCHER],
};

/** What has been named so far: own and enemy army, all of the last step, and a region for dice. */
export interface Named {
  readonly mine: number;
  readonly theirs: number;
  readonly those: readonly number[];
  readonly region: number;
}

function holds(g: FiveArmies, at: PlaceId, member: Member): boolean {
  if ("unit" in member) return figuresIn(g, at, UNIT.named(member.unit)) > 0;
  if ("people" in member) return PEOPLE[member.people].some((unit) => figuresIn(g, at, unit) > 0);
  return g.at[CHARACTER.named(member.character)] === at;
}

/** Whether the army in a place is like this; `side` says who “you” are, `hurts` that damage is done to it (9.7). */
export function isSuch(g: FiveArmies, side: Side, is: ArmyIs, at: PlaceId, hurts = false): boolean {
  const owner = is.whose === "your" ? side : other(side);
  if (!hasArmy(g, owner, at)) return false;
  // 9.7: an enemy in a goblin box is meant only where that is said.
  const inPass = is.pass === true || (hurts && g.rulings.openMountain);
  if (is.whose === "enemy" && !isRegion(at) && !(inPass && isPass(at))) return false;
  if (is.pass === true && !isPass(at)) return false;
  if (is.leadership === true && leadershipIn(g, owner, at) === 0) return false;
  if (is.holds !== undefined && !is.holds.some((member) => holds(g, at, member))) return false;
  if (is.least !== undefined && unitsIn(g, owner, at) < is.least) return false;
  if (is.terrain !== undefined && !is.terrain.includes(TERRAIN.names[printed(g).terrain[at]])) return false;
  return is.only === undefined || figuresIn(g, at, UNIT.named(is.only)) > 0;
}

/** The side that an army near which something is must be of. */
const sideOfArmy = (side: Side, is: ArmyIs): Side => (is.whose === "your" ? side : other(side));
const touches = (g: FiveArmies, side: Side, from: PlaceId, to: PlaceId): boolean =>
  ways(g, side, from).includes(to);

/** 7.6, 9.7: whether a place is in range; by one reading a pass is where the region is that it leads to. */
function isInRange(g: FiveArmies, from: PlaceId, at: PlaceId): boolean {
  const { outlets, range } = printed(g);
  if (range[from].includes(at)) return true;
  return g.rulings.openMountain && isPass(at) && outlets[at].some((to) => range[from].includes(to));
}

function isNear(g: FiveArmies, side: Side, near: Near, at: PlaceId, named: Named): boolean {
  const { borders } = printed(g);
  switch (near.by) {
    case "next to":
      for (const from of armiesOf(g, sideOfArmy(side, near.army)))
        if (touches(g, sideOfArmy(side, near.army), from, at) && isSuch(g, side, near.army, from))
          return true;
      return false;
    case "next to that army":
      return named.mine >= 0 && touches(g, side, PLACE.of(named.mine), at);
    case "across a border":
      for (const from of armiesOf(g, sideOfArmy(side, near.army)))
        if (borders[from][at] !== NONE && isSuch(g, side, near.army, from)) return true;
      return false;
    case "in range": {
      const from = g.at[CHARACTER.named(near.of)];
      return from >= 0 && isInRange(g, from, at);
    }
    case "in range of that region":
      return named.region >= 0 && isInRange(g, PLACE.of(named.region), at);
    case "within attack":
      if (named.mine < 0) return false;
      for (const [, , target] of attacksOf(g, side, ANY_ARMY, PLACE.of(named.mine)))
        if (target === at) return true;
      return false;
  }
}

/** Whether the army in a place is one of some that may be chosen. */
export const isMeant = (
  g: FiveArmies,
  side: Side,
  { kinds, near }: Extract<Armies, { armies: "some" }>,
  named: Named,
  at: PlaceId,
  hurts = false,
): boolean => {
  for (const kind of kinds)
    if (isSuch(g, side, kind, at, hurts)) return near === undefined || isNear(g, side, near, at, named);
  return false;
};

/** The armies that may be chosen; `hurts`: for damage (9.7). */
export function meant(g: FiveArmies, side: Side, armies: Armies, named: Named, hurts = false): PlaceId[] {
  switch (armies.armies) {
    case "some":
      return armiesOfBoth(g).filter((at) => isMeant(g, side, armies, named, at, hurts));
    case "that": {
      const at = armies.whose === "your" ? named.mine : named.theirs;
      const owner = armies.whose === "your" ? side : other(side);
      return at >= 0 && hasArmy(g, owner, PLACE.of(at)) ? [PLACE.of(at)] : [];
    }
    case "those":
    case "one of those":
      return named.those.map((at) => PLACE.of(at)).filter((at) => armyIn(g, at) !== null);
    case "of": {
      const at = g.at[CHARACTER.named(armies.character)];
      return at >= 0 && armyIn(g, at) !== null ? [at] : [];
    }
  }
}

/** How many of them are chosen, and whether fewer may be. */
export const choice = (armies: Armies): { readonly count: number; readonly upTo: boolean } =>
  armies.armies === "some"
    ? { count: armies.count, upTo: armies.upTo === true }
    : armies.armies === "one of those"
      ? { count: 1, upTo: false }
      : { count: armies.armies === "those" ? Number.POSITIVE_INFINITY : 1, upTo: false };

/** Places that are meant for figures or characters. */
export function placesMeant(g: FiveArmies, side: Side, where: PlaceMeant, named: Named): PlaceId[] {
  switch (where.at) {
    case "settlement":
      return eligiblePlaces(g, FREE).filter((at) => isFree(g, FREE, at));
    case "muster region":
      return eligiblePlaces(g, SHADOW).filter((at) => !isBeornIn(g, at));
    case "mustering point":
      return [...POINTS];
    case "named": {
      const at = PLACE.named(where.settlement);
      return isFree(g, side, at) && controls(g, side, at) ? [at] : [];
    }
    case "army":
      return armiesOf(g, sideOfArmy(side, where.army)).filter(
        (at) =>
          isSuch(g, side, where.army, at) &&
          (where.region !== true || isRegion(at)) &&
          (where.territories === undefined ||
            where.territories.some((name) => TERRITORY.named(name) === printed(g).territory[at])),
      );
    case "empty region":
      return REGIONS.filter(
        (at) =>
          armyIn(g, at) === null &&
          g.control[at] === 0 &&
          g.at[BEORN] !== at &&
          where.territories.some((name) => TERRITORY.named(name) === printed(g).territory[at]),
      );
    case "that army":
      return named.mine >= 0 ? [PLACE.of(named.mine)] : [];
    case "eyrie":
      return [];
  }
}

/** 10.6: figures that may be placed, each with its place; `taken` places are left out. */
export function mustersMeant(
  g: FiveArmies,
  side: Side,
  kinds: readonly Muster[],
  named: Named,
  taken: readonly number[],
): Chosen<"muster">[] {
  const found = new Set<Chosen<"muster">>();
  for (const { units, where } of kinds)
    for (const name of units) {
      if (!isThere(g, side, name)) continue;
      for (const one of where)
        for (const at of placesMeant(g, side, one, named))
          if (!taken.includes(at) && !isBeornIn(g, at)) found.add(ALL.muster[at][UNIT.named(name)]);
    }
  return [...found];
}
/** Whether there is any such figure, with a place. */
export function mayMuster(g: FiveArmies, side: Side, kinds: readonly Muster[], named: Named): boolean {
  for (const { units, where } of kinds)
    for (const name of units)
      if (isThere(g, side, name)) {
        for (const one of where)
          for (const at of placesMeant(g, side, one, named)) if (!isBeornIn(g, at)) return true;
        // Figures of one kind have the same places.
        break;
      }
  return false;
}
const isThere = (g: FiveArmies, side: Side, name: Muster["units"][number]): boolean => {
  const unit = UNIT.named(name);
  return sideOfUnit(unit) === side && supply(g, unit) > 0;
};

/** Regions from which dice can be rolled, where one is to be chosen. */
export function shooters(g: FiveArmies, side: Side, dice: Volley): PlaceId[] {
  if ("count" in dice || dice.from !== "one region") return [];
  return armiesOf(g, side).filter(
    (at) =>
      isRegion(at) &&
      dice.units.some((name) => figuresIn(g, at, UNIT.named(name)) > 0) &&
      armiesOf(g, other(side)).some((to) => isInRange(g, at, to)),
  );
}

/** Where figures stand that roll dice at an army. */
export function shootingFrom(g: FiveArmies, dice: Volley, target: PlaceId, named: Named): PlaceId[] {
  if ("count" in dice) return [];
  if (dice.from === "that army") return named.mine >= 0 ? [PLACE.of(named.mine)] : [];
  if (dice.from === "one region") return named.region >= 0 ? [PLACE.of(named.region)] : [];
  const { terrain } = printed(g);
  const places: PlaceId[] = [];
  for (const at of armiesOfBoth(g))
    if (
      isRegion(at) &&
      isInRange(g, at, target) &&
      (dice.terrain === undefined || dice.terrain.includes(TERRAIN.names[terrain[at]]))
    )
      places.push(at);
  return places;
}

/** How many dice are rolled at an army. */
export function diceAt(g: FiveArmies, side: Side, dice: Volley, target: PlaceId, named: Named): number {
  if ("count" in dice) return dice.count;
  let many = 0;
  for (const at of shootingFrom(g, dice, target, named))
    for (const name of dice.units) {
      const unit = UNIT.named(name);
      if (sideOfUnit(unit) === side) many += figuresIn(g, at, unit);
    }
  return Math.min(dice.most ?? Number.POSITIVE_INFINITY, many === 0 ? 0 : many + (dice.more ?? 0));
}

/** Whether an army stands next to one that shoots at it with its first kind of archers. */
export const isClose = (g: FiveArmies, dice: Volley, target: PlaceId, named: Named): boolean =>
  !("count" in dice) &&
  shootingFrom(g, dice, target, named).some(
    (at) => printed(g).neighbours[at].includes(target) && figuresIn(g, at, UNIT.named(dice.units[0])) > 0,
  );

/** 18.2: whether what a card needs holds. */
export function isMet(g: FiveArmies, side: Side, need: Need): boolean {
  switch (need.need) {
    case "in play":
      return need.characters.some((name) => isInPlay(g, CHARACTER.named(name)));
    case "in an army":
      return isInArmy(g, CHARACTER.named(need.character), side);
    case "not eliminated":
      return g.at[CHARACTER.named(need.character)] !== DEAD;
    case "closed pass":
      return g.open.includes(0);
    case "unit":
      return armiesOf(g, side).some((at) => holds(g, at, need.member));
    case "control":
      return controls(g, side, PLACE.named(need.settlement));
  }
}
