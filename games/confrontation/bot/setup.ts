/** Where a player who knows the game sets up, never twice the same (3.1). */
import type { Option } from "@westmarch/kernel";
import { ROW, SET_UP } from "../data/board.ts";
import { CHARACTER, type CharacterId, REGION, type RegionId, sideOf } from "../data/ids.ts";
import { placesLeft } from "../rules/setup.ts";
import type { Confrontation } from "../state.ts";

/** How gladly a character starts at home, in the second row and in the first; by id. */
const GLADLY: readonly (readonly [home: number, behind: number, front: number])[] = [
  [6, 2, 1],
  [4, 2, 1],
  [1, 1, 1],
  [2, 2, 1],
  [2, 2, 2],
  [1, 2, 3],
  [1, 2, 2],
  [1, 2, 3],
  [1, 2, 3],
  [2, 1, 2],
  [2, 2, 1],
  [1, 2, 2],
  [3, 1, 1],
  [3, 1, 1],
  [2, 2, 1],
  [1, 2, 3],
  [1, 2, 3],
  [2, 2, 1],
];

/** 0 at home, 1 in the row next to it, 2 in the front row. */
const zone = (side: number, region: number): number =>
  side === 0 ? ROW[region] : ROW.length && 6 - ROW[region];

/**
 * The weight of putting a character there. Home takes four, so its weight counts once for each place that is left.
 */
export function weighPlace(view: Confrontation, character: CharacterId, region: RegionId): number {
  const side = sideOf(character);
  return (
    GLADLY[character][zone(side, region)] * Math.min(placesLeft(view, side, region), SET_UP[side][region])
  );
}

export const placed = (option: Option): [character: CharacterId, region: RegionId] => [
  CHARACTER.of(option[1]),
  REGION.of(option[2]),
];
