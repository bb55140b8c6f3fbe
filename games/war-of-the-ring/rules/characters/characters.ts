/** 7.3, 7.4: Companions, Nazgûl and Minions moving on their own. Asks no player; the questions are in `roaming.ts`. */
import type { Seat } from "@westmarch/kernel";
import { LEVEL } from "../../data/characters.ts";
import {
  type CharacterId,
  COMPANIONS,
  FIRST_MINION,
  FREE,
  GANDALF_THE_WHITE,
  MERIADOC,
  MOUTH_OF_SAURON,
  PEREGRIN,
  SHADOW,
  WITCH_KING,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS, distance, isStronghold, NEIGHBOURS } from "../../data/regions.ts";
import { onMap } from "../../facts.ts";
import { seatOfMinion } from "../../seats.ts";
import type { War } from "../../state.ts";
import { isBesieged, isBesieging } from "../figures.ts";
import { no, type Refusal } from "../refusal.ts";

const TOO_FAR = no("too-far", "7.3.2");
const SIEGE = no("stronghold-besieged", "7.3.6");
const STOPPED = no("stopped-by-stronghold", "7.3.5");
const NO_COMPANION = no("no-companion-on-map", "7.3.1");
const SHUT_IN = no("companions-shut-in", "7.3.6");
const NO_MINION = no("no-minion-to-move", "7.4.1");

const THERE_ALREADY = no("there-already", "7.4.1");
const BARRED_TO_NAZGUL = no("enemy-stronghold", "7.4.3");
const BARRED_TO_MOUTH = no("enemy-stronghold", "7.4.6");
const SHUT_TO_MOUTH = no("stronghold-besieged", "7.4.6");
const MOUTH_STOPPED = no("stopped-by-stronghold", "7.4.6");
const MOUTH_TOO_FAR = no("too-far", "7.4.6");
const NOT_YOURS = no("not-your-character", "7.4.1");
const NOT_ON_MAP = no("not-on-the-map", "7.4.1");
const NEVER = no("never-moves", "7.4.7");
const ONLY_NAZGUL = no("card-moves-nazgul", "6.3.3");
const PARTNERS = no("partners-character", "16.6.3");

const HOBBITS = (1 << MERIADOC) | (1 << PEREGRIN);

/** 7.3.2, 7.3.3: how far a group (a mask) goes; Shadowfax carries Gandalf the White alone or with one Hobbit. */
export function groupLevel(group: number): number {
  const rest = group & ~(1 << GANDALF_THE_WHITE);
  if (rest !== group && (rest & ~HOBBITS) === 0 && rest !== HOBBITS) return LEVEL[GANDALF_THE_WHITE] + 1;
  let level = 0;
  for (const character of COMPANIONS)
    if ((group & (1 << character)) !== 0) level = Math.max(level, LEVEL[character]);
  return level;
}

/** How a lone walker may enter a region. */
const BARRED = 0;
const STOPS = 1;
const PASSES = 2;

const UNTRODDEN: readonly number[] = ALL_REGIONS.map(() => -1);
/** Regions within `level` steps, the starting one first, nearest first. */
function walk(from: RegionId, level: number, enters: (region: RegionId) => number): RegionId[] {
  const reached = [from];
  const steps = UNTRODDEN.slice();
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

/** 7.3.2, 7.3.5, 7.3.6: why Companions do not get to a region; `beyond` is said of one that is too far away. */
export function whyNotReached(
  g: War,
  from: RegionId,
  level: number,
  siege: number,
  to: RegionId,
  beyond: Refusal = TOO_FAR,
): Refusal | null {
  if (companionReach(g, from, level, siege).includes(to)) return null;
  if (isBesieged(g, FREE, from) || (isStronghold(to) && isBesieged(g, FREE, to))) return SIEGE;
  const free = walk(from, level, (region) =>
    isStronghold(region) && isBesieged(g, FREE, region) ? BARRED : PASSES,
  );
  if (free.includes(to)) return STOPPED;
  return walk(from, level, () => PASSES).includes(to) ? SIEGE : beyond;
}

/** 7.4.3, 7.4.6: a Stronghold of the Free Peoples that is not besieged. */
const isBarred = (g: War, region: RegionId): boolean =>
  isStronghold(region) && g.control[region] === FREE && !isBesieging(g, SHADOW, region);

/** 7.4.6: why the Mouth of Sauron may not enter a region that he is beside. */
const whyNotForMouth = (g: War, region: RegionId): Refusal | null =>
  isBarred(g, region) ? BARRED_TO_MOUTH : isBesieged(g, SHADOW, region) ? SHUT_TO_MOUTH : null;

/** 7.4.6, AMB-20: where the Mouth of Sauron gets from where he is, that region itself first. */
export function mouthReach(g: War): RegionId[] {
  const from = g.at[MOUTH_OF_SAURON];
  if (isBesieged(g, SHADOW, from)) return [from];
  return walk(from, LEVEL[MOUTH_OF_SAURON], (region) => {
    if (whyNotForMouth(g, region)) return BARRED;
    return isStronghold(region) && g.control[region] === FREE ? STOPS : PASSES;
  });
}

/** 7.4.1, 7.4.6: why the Mouth of Sauron does not get to a region. */
export function whyNotForMouthTo(g: War, to: RegionId): Refusal | null {
  const from = g.at[MOUTH_OF_SAURON];
  if (to === from) return THERE_ALREADY;
  if (mouthReach(g).includes(to)) return null;
  if (isBesieged(g, SHADOW, from)) return SHUT_TO_MOUTH;
  const not = whyNotForMouth(g, to);
  if (not) return not;
  const steps = distance(from, to);
  return steps > LEVEL[MOUTH_OF_SAURON] ? MOUTH_TOO_FAR : MOUTH_STOPPED;
}

/** 7.4.1 to 7.4.4 (AMB-42): why no Nazgûl flies from one region to another. */
export function whyNotFlying(g: War, from: RegionId, to: RegionId): Refusal | null {
  if (to === from) return THERE_ALREADY;
  return isBarred(g, to) ? BARRED_TO_NAZGUL : null;
}

/** Where a Nazgûl flies to from a region: each as what stands in its place in `row`, as the option that names it. */
export function landings<T>(g: War, from: RegionId, row: readonly T[]): T[] {
  const found: T[] = [];
  for (const region of ALL_REGIONS) if (!whyNotFlying(g, from, region)) found.push(row[region]);
  return found;
}

/** Whether any step at all leads out of a region for Companions. */
const companionsMayLeave = (g: War, from: RegionId): boolean =>
  !isBesieged(g, FREE, from) && NEIGHBOURS[from].some((to) => !isBesieged(g, FREE, to));

/** Whether a Companion stands on the map who could move (Level 0 never does). */
export const canMove = (g: War, companion: CharacterId): boolean =>
  onMap(g, companion) && LEVEL[companion] > 0 && companionsMayLeave(g, g.at[companion]);

/** 7.3.1, 7.3.6. */
export function whyNoCompanionMoves(g: War): Refusal | null {
  let shutIn = false;
  for (const companion of COMPANIONS) {
    if (canMove(g, companion)) return null;
    if (onMap(g, companion)) shutIn = true;
  }
  return shutIn ? SHUT_IN : NO_COMPANION;
}

/** 7.4.1, 7.4.6, 7.4.7, 16.6.3: why this seat does not move a Minion (AMB-73). With `mouth` the Mouth of Sauron may move. */
export function whyNotMoving(g: War, seat: Seat, minion: CharacterId, mouth: number): Refusal | null {
  if (minion < FIRST_MINION) return NOT_YOURS;
  if (!onMap(g, minion)) return NOT_ON_MAP;
  if (LEVEL[minion] === 0) return NEVER;
  if (minion === MOUTH_OF_SAURON && mouth === 0) return ONLY_NAZGUL;
  const anybodys = minion === WITCH_KING && g.rulings.looseTeams;
  if (!anybodys && seatOfMinion(g, minion) !== seat) return PARTNERS;
  return minion === MOUTH_OF_SAURON && mouthReach(g).length === 1 ? SHUT_TO_MOUTH : null;
}
/** The Minions that a seat may ever move. */
export const MOVERS: readonly CharacterId[] = [WITCH_KING, MOUTH_OF_SAURON];

/** 7.4.1: a Nazgûl always finds somewhere to fly to. With `mouth` the Mouth of Sauron may move too. */
export function whyNoMinionMoves(g: War, seat: Seat, mouth: number): Refusal | null {
  for (const region of ALL_REGIONS) if (g.nazgul[region] > 0) return null;
  return MOVERS.some((minion) => whyNotMoving(g, seat, minion, mouth) === null) ? null : NO_MINION;
}
