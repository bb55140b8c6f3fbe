/**
 * Where a player who knows the game sets up, never twice the same (3.1). The plan over all 15,120 set-ups of a side is an
 * equilibrium that was learned (`tools/placement.ts`): each is chosen in proportion to the product of what its places say.
 */
import type { Option } from "@westmarch/kernel";
import { SET_UP } from "../data/board.ts";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  CHARACTER,
  CHARACTERS,
  type CharacterId,
  NINE,
  REGION,
  REGIONS,
  type RegionId,
  type Side,
  sideOf,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import { PLACEMENT } from "./placement.ts";

/** The five places of a side that take one character, and home, which takes four. */
const SINGLES: readonly (readonly RegionId[])[] = BOTH_SIDES.map((side) =>
  ALL_REGIONS.filter((region) => SET_UP[side][region] === 1),
);
const HOME: readonly RegionId[] = BOTH_SIDES.map(
  (side) => ALL_REGIONS.find((region) => SET_UP[side][region] > 1) ?? ALL_REGIONS[0],
);
const MASKS = 1 << 5;

/** What a place says of a character; by id, then region. */
const SAYS: readonly (readonly number[])[] = CHARACTERS.map((name) =>
  REGIONS.map((region) => Math.exp(PLACEMENT[name][region] ?? Number.NEGATIVE_INFINITY)),
);

const countIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
};

/**
 * What all ways to place the characters from this one on come to together, where the places of the mask are taken: by side,
 * then `character * MASKS + mask`.
 */
const REST: readonly Float64Array[] = BOTH_SIDES.map((side) => {
  const rest = new Float64Array((NINE + 1) * MASKS);
  rest[NINE * MASKS + MASKS - 1] = 1;
  for (let i = NINE - 1; i >= 0; i--)
    for (let mask = 0; mask < MASKS; mask++) {
      const says = SAYS[side * NINE + i];
      let sum =
        i - countIn(mask) < SET_UP[side][HOME[side]] ? says[HOME[side]] * rest[(i + 1) * MASKS + mask] : 0;
      for (const [bit, region] of SINGLES[side].entries())
        if ((mask & (1 << bit)) === 0) sum += says[region] * rest[(i + 1) * MASKS + (mask | (1 << bit))];
      rest[i * MASKS + mask] = sum;
    }
  return rest;
});

/** The places that take one and are taken by those before this one. */
function taken(at: readonly number[], side: Side, before: number): number {
  let mask = 0;
  for (let i = 0; i < before; i++) {
    const bit = SINGLES[side].findIndex((region) => region === at[side * NINE + i]);
    if (bit >= 0) mask |= 1 << bit;
  }
  return mask;
}

/**
 * The weight of putting a character there once those before it stand: chosen in proportion to it, one after another, whole
 * set-ups come about in proportion to the plan.
 */
export function weighPlace(view: Confrontation, character: CharacterId, region: RegionId): number {
  const side = sideOf(character);
  const i = character - side * NINE;
  const bit = SINGLES[side].indexOf(region);
  const mask = taken(view.secret.at, side, i) | (bit < 0 ? 0 : 1 << bit);
  return SAYS[character][region] * REST[side][(i + 1) * MASKS + mask];
}

/**
 * How often this player sets a side up like that, 0 … 1: `at` is where each character stands, by id. Tells how likely a
 * start position is.
 */
export function likelihoodOfSetUp(side: Side, at: readonly number[]): number {
  let product = 1;
  for (let i = 0; i < NINE; i++) product *= SAYS[side * NINE + i][at[side * NINE + i]] ?? 0;
  return product / REST[side][0];
}

export const placed = (option: Option): [character: CharacterId, region: RegionId] => [
  CHARACTER.of(option[1]),
  REGION.of(option[2]),
];
