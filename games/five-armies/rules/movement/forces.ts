/** Chapter 8: figures are taken off the board and put on it. The only functions that move figures. */
import type { Context } from "@westmarch/kernel";
import {
  type CharacterId,
  DAMAGE,
  LEADERSHIP_TOKENS,
  MARCHING,
  type PlaceId,
  type Side,
  sideOfCharacter,
  THING_COUNT,
  thingOfCharacter,
  UNIT_COUNT,
  UNITS_OF,
  type UnitId,
  WALKERS,
} from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { unitsIn } from "../board.ts";
import { endures, leadershipOfCharacter } from "../standing.ts";

type C = Context<FiveArmies>;

/** How many of each thing (`ThingId`). Never changed once in a frame or a column. */
export type Force = readonly number[];

const EMPTY: Force = new Array<number>(THING_COUNT).fill(0);
export const nothing = (): number[] => EMPTY.slice();

/** Everything of a side's army in a place, its characters, tokens and markers included. */
export function forceIn(g: FiveArmies, side: Side, place: PlaceId): number[] {
  const force = nothing();
  for (const unit of UNITS_OF[side]) force[unit] = g.units[place * UNIT_COUNT + unit];
  for (const character of WALKERS[side])
    if (g.at[character] === place) force[thingOfCharacter(character)] = 1;
  force[LEADERSHIP_TOKENS] = g.tokens[place];
  force[DAMAGE] = g.damage[place];
  return force;
}

export function unitsOf(force: Force): number {
  let units = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) units += force[unit];
  return units;
}

/** 8.3, 12.10: how many damage markers a force can bear: as many as units, and more with some characters. */
export const bears = (g: FiveArmies, force: Force): number =>
  unitsOf(force) + endures(g, (character) => force[thingOfCharacter(character)] > 0);

/** 1.7: what a force would have of leadership by itself. */
export function leadershipOf(g: FiveArmies, side: Side, force: Force): number {
  let leadership = force[LEADERSHIP_TOKENS];
  for (const character of WALKERS[side])
    if (force[thingOfCharacter(character)] > 0) leadership += leadershipOfCharacter(g, character);
  return leadership;
}

/** What is left of a force without a part of it. */
export function without(force: Force, part: Force): number[] {
  const left = force.slice();
  for (let thing = 0; thing < THING_COUNT; thing++) left[thing] -= part[thing];
  return left;
}

/** Takes a force off a place: it is nowhere on the board until `put`. */
function take(g: FiveArmies, side: Side, place: PlaceId, force: Force): void {
  for (const unit of UNITS_OF[side]) g.units[place * UNIT_COUNT + unit] -= force[unit];
  for (const character of WALKERS[side])
    if (force[thingOfCharacter(character)] > 0) g.at[character] = MARCHING;
  g.tokens[place] -= force[LEADERSHIP_TOKENS];
  g.damage[place] -= force[DAMAGE];
}

function put(g: FiveArmies, side: Side, place: PlaceId, force: Force): void {
  for (const unit of UNITS_OF[side]) g.units[place * UNIT_COUNT + unit] += force[unit];
  for (const character of WALKERS[side]) if (force[thingOfCharacter(character)] > 0) g.at[character] = place;
  g.tokens[place] += force[LEADERSHIP_TOKENS];
  g.damage[place] += force[DAMAGE];
}

/** A force leaves a place as a column. */
export function depart(c: C, side: Side, from: PlaceId, to: PlaceId, force: Force): void {
  const { g } = c;
  take(g, side, from, force);
  g.columns.push({ to, force });
  c.tell("marched", { side, from, to, force: force.slice() });
}

/** Every column comes to rest where it is, and merges with what stands there (8.4). Says where. */
export function land(g: FiveArmies, side: Side): PlaceId[] {
  const places: PlaceId[] = [];
  for (const { to, force } of g.columns) {
    put(g, side, to, force);
    if (!places.includes(to)) places.push(to);
  }
  g.columns = [];
  return places;
}

/** Units come out of the supply, as many as there are told; `put` says that there is room. */
export function place(g: FiveArmies, at: PlaceId, unit: UnitId, many = 1): void {
  g.units[at * UNIT_COUNT + unit] += many;
}

/** 12.9, 8.4: one unit goes back to the supply. */
export function remove(g: FiveArmies, at: PlaceId, unit: UnitId): void {
  g.units[at * UNIT_COUNT + unit]--;
}

/** The unit types of which an army has any. */
export const typesIn = (g: FiveArmies, side: Side, at: PlaceId): UnitId[] =>
  UNITS_OF[side].filter((unit) => g.units[at * UNIT_COUNT + unit] > 0);

/** 12.10: how many markers an army may hold before it must lose units. */
export const bearsIn = (g: FiveArmies, side: Side, at: PlaceId): number =>
  unitsIn(g, side, at) +
  endures(g, (character) => sideOfCharacter(character) === side && g.at[character] === at);

/** Where a character that moves alone stands afterwards. */
export function walk(c: C, character: CharacterId, to: PlaceId): void {
  const from = c.g.at[character];
  c.g.at[character] = to;
  c.tell("walked", { character, from, to });
}
