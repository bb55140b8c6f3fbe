/** 7.3, 7.4: Companions, Nazgûl and Minions moving on their own. Asks nobody; the questions are in `roaming.ts`. */
import type { Seat } from "@westmarch/kernel";
import { LEVEL } from "../data/characters.ts";
import {
  type CharacterId,
  COMPANION_COUNT,
  FREE,
  GANDALF_THE_WHITE,
  MERIADOC,
  MOUTH_OF_SAURON,
  PEREGRIN,
  SHADOW,
  WITCH_KING,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { ALL_REGIONS, isStronghold, NEIGHBOURS, REGION_COUNT } from "../data/regions.ts";
import { onMap } from "../facts.ts";
import { seatOfMinion } from "../seats.ts";
import type { War } from "../state.ts";
import { isBesieged, isBesieging } from "./figures.ts";

const HOBBITS = (1 << MERIADOC) | (1 << PEREGRIN);

/** 7.3.2, 7.3.3: how far a group (a mask) goes; Shadowfax carries Gandalf the White alone or with one Hobbit. */
export function groupLevel(group: number): number {
  const rest = group & ~(1 << GANDALF_THE_WHITE);
  if (rest !== group && (rest & ~HOBBITS) === 0 && rest !== HOBBITS) return LEVEL[GANDALF_THE_WHITE] + 1;
  let level = 0;
  for (let character = 0; character < COMPANION_COUNT; character++)
    if ((group & (1 << character)) !== 0) level = Math.max(level, LEVEL[character]);
  return level;
}

/** How a lone walker may enter a region. */
const BARRED = 0;
const STOPS = 1;
const PASSES = 2;

/** Regions within `level` steps, the starting one first, nearest first. */
function walk(from: RegionId, level: number, enters: (region: RegionId) => number): RegionId[] {
  const reached = [from];
  const steps = new Array<number>(REGION_COUNT).fill(-1);
  steps[from] = 0;
  const ends: boolean[] = [];
  for (const at of reached) {
    if (steps[at] >= level || ends[at]) continue;
    for (const to of NEIGHBOURS[at]) {
      if (steps[to] >= 0) continue;
      const way = enters(to);
      if (way === BARRED) continue;
      steps[to] = steps[at] + 1;
      if (way === STOPS) ends[to] = true;
      reached.push(to);
    }
  }
  return reached;
}

/**
 * 7.3.4 to 7.3.7: where Companions get from a region within `level` steps, that region itself first. With `siege` they
 * may end in a besieged Stronghold of the Free Peoples.
 */
export function companionReach(g: War, from: RegionId, level: number, siege: number): RegionId[] {
  if (isBesieged(g, FREE, from)) return [from];
  return walk(from, level, (region) => {
    if (!isStronghold(region)) return PASSES;
    if (isBesieged(g, FREE, region)) return siege === 1 ? STOPS : BARRED;
    return g.control[region] === SHADOW ? STOPS : PASSES;
  });
}

/** 7.4.6, AMB-20: where the Mouth of Sauron gets from where he is, that region itself first. */
export function mouthReach(g: War): RegionId[] {
  const from = g.at[MOUTH_OF_SAURON];
  if (isBesieged(g, SHADOW, from)) return [from];
  return walk(from, LEVEL[MOUTH_OF_SAURON], (region) => {
    if (!isStronghold(region)) return PASSES;
    if (g.control[region] === FREE) return isBesieging(g, SHADOW, region) ? STOPS : BARRED;
    return isBesieged(g, SHADOW, region) ? BARRED : PASSES;
  });
}

/** 7.4.3, 7.4.4 (AMB-42). */
const nazgulMayLand = (g: War, region: RegionId): boolean =>
  !isStronghold(region) || g.control[region] !== FREE || isBesieging(g, SHADOW, region);

/** Where a Nazgûl flies to from a region (7.4.2). */
export const landings = (g: War, from: RegionId): RegionId[] =>
  ALL_REGIONS.filter((region) => region !== from && nazgulMayLand(g, region));

/** Whether any step at all leads out of a region for Companions. */
const companionsMayLeave = (g: War, from: RegionId): boolean =>
  !isBesieged(g, FREE, from) && NEIGHBOURS[from].some((to) => !isBesieged(g, FREE, to));

/** Whether a Companion stands on the map who could move (Level 0 never does). */
export const canMove = (g: War, companion: CharacterId): boolean =>
  onMap(g, companion) && LEVEL[companion] > 0 && companionsMayLeave(g, g.at[companion]);

/** 7.3.1. */
export function canMoveCompanions(g: War): boolean {
  for (let companion = 0; companion < COMPANION_COUNT; companion++) if (canMove(g, companion)) return true;
  return false;
}

/** 16.6.3, AMB-73. */
export const movesWitchKing = (g: War, seat: Seat): boolean =>
  onMap(g, WITCH_KING) && (g.rulings.looseTeams || seatOfMinion(g, WITCH_KING) === seat);

export const canMoveMouth = (g: War, seat: Seat): boolean =>
  onMap(g, MOUTH_OF_SAURON) && seatOfMinion(g, MOUTH_OF_SAURON) === seat && mouthReach(g).length > 1;

/** 7.4.1: a Nazgûl always finds somewhere to fly to. With `mouth` the Mouth of Sauron may move too. */
export function canMoveMinions(g: War, seat: Seat, mouth: number): boolean {
  for (let region = 0; region < REGION_COUNT; region++) if (g.nazgul[region] > 0) return true;
  return movesWitchKing(g, seat) || (mouth === 1 && canMoveMouth(g, seat));
}
