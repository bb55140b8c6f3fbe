/** 12.5.2, 12.6.2: where the figure can go, and by which way. It heeds no Army, only black borders. */

import { SHADOW } from "../../data/ids.ts";
import { type RegionId, region } from "../../data/regionnames.ts";
import { ALL_REGIONS, distance, HOME, isStronghold, NEIGHBOURS, REGION_COUNT } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import { no, type Refusal } from "../refusal.ts";
import { isFreeTown, isHaven } from "./fellowship.ts";

const DECLARED_TOO_FAR = no("too-far", "12.5.2");
const REVEALED_TOO_FAR = no("too-far", "12.6.2");
const CLOSED = no("inner-mordor", "12.5.4");
const HAVEN = no("haven", "12.6.3");

const MORIA = region("moria");

const INNER_MORDOR: readonly RegionId[] = [region("barad-dur"), region("gorgoroth"), region("nurn")];

/** AMB-70. */
const isClosed = (g: War, where: RegionId): boolean => g.rulings.narrowRoad && INNER_MORDOR.includes(where);

/** 12.6.5: a Stronghold of the Shadow that is still its own. */
export const isDark = (g: War, where: RegionId): boolean =>
  isStronghold(where) && HOME[where] === SHADOW && g.control[where] === SHADOW;

/** Regions within so many steps, the figure's own included, in the order of their numbers. */
export function withinReach(g: War, steps: number): RegionId[] {
  const from = g.bearers;
  if (!g.rulings.narrowRoad) return ALL_REGIONS.filter((where) => distance(from, where) <= steps);
  const reached = [from];
  let ring = reached;
  for (let step = 0; step < steps; step++) {
    const next = new Set<RegionId>();
    for (const at of ring)
      for (const to of NEIGHBOURS[at]) if (!reached.includes(to) && !isClosed(g, to)) next.add(to);
    ring = [...next];
    reached.push(...ring);
  }
  return reached.sort((a, b) => a - b);
}

const FAR = 1_000_000;

/**
 * The way of at most so many steps that costs least: fewest Strongholds of the Shadow if it is `revealed` (12.6.5), then
 * not by Moria, then the shortest. Both ends belong to it.
 */
export function wayTo(g: War, to: RegionId, steps: number, revealed: boolean): RegionId[] {
  const from = g.bearers;
  if (from === to) return [from];
  const toll = (where: RegionId): number =>
    1 + (where === MORIA ? 20 : 0) + (revealed && isDark(g, where) ? 1000 : 0);
  // The cheapest way of exactly `step` steps to each region, and the region before it.
  const before: RegionId[][] = [];
  let cost = new Array<number>(REGION_COUNT).fill(FAR);
  cost[from] = 0;
  let best = FAR;
  let length = 0;
  for (let step = 1; step <= steps; step++) {
    const next = new Array<number>(REGION_COUNT).fill(FAR);
    const previous = new Array<RegionId>(REGION_COUNT).fill(from);
    for (const at of ALL_REGIONS) {
      if (cost[at] === FAR) continue;
      for (const where of NEIGHBOURS[at]) {
        if (isClosed(g, where)) continue;
        const sum = cost[at] + toll(where);
        if (sum >= next[where]) continue;
        next[where] = sum;
        previous[where] = at;
      }
    }
    before.push(previous);
    cost = next;
    if (cost[to] < best) {
      best = cost[to];
      length = step;
    }
  }
  const way = [to];
  for (let step = length; step > 0; step--) way.unshift(before[step - 1][way[0]]);
  return way;
}

/** Why the figure does not get to a region; `tooFar` is said of one that is further away than its Progress. */
function whyNotWalked(g: War, to: RegionId, tooFar: Refusal): Refusal | null {
  if (withinReach(g, g.progress).includes(to)) return null;
  return distance(g.bearers, to) > g.progress ? tooFar : CLOSED;
}

/** 12.5.2, 12.5.4: why the Fellowship cannot be declared there. */
export const whyNotDeclared = (g: War, to: RegionId): Refusal | null => whyNotWalked(g, to, DECLARED_TOO_FAR);

/** 12.6.3, 12.6.4: no move ends in a haven; at Progress 0 there is none (AMB-09, AMB-82). */
const whyNoEnd = (g: War, to: RegionId): Refusal | null =>
  g.progress > 0 && (g.rulings.chineseRulebook ? isFreeTown(to) : isHaven(g, to)) ? HAVEN : null;

/** 12.6.2 to 12.6.4: why a Fellowship that is being revealed does not end there. */
export const whyNotRevealed = (g: War, to: RegionId): Refusal | null =>
  whyNotWalked(g, to, REVEALED_TOO_FAR) ?? whyNoEnd(g, to);

/** Where it may end. */
export const revealTo = (g: War): RegionId[] =>
  withinReach(g, g.progress).filter((where) => whyNoEnd(g, where) === null);
