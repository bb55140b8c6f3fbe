/** How the strategist counts Armies, and where he sends them: figures of his own, none of the other opponents'. */
import type { Side } from "../data/ids.ts";
import { NOBODY, other } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import {
  ALL_REGIONS,
  distance,
  isCityOrStronghold,
  isStronghold,
  NEIGHBOURS,
  POINTS,
  SETTLEMENT_REGIONS,
} from "../data/regions.ts";
import { besieged, elitesIn, forceIn, hasArmy, leadershipOf, unitsIn } from "../rules/figures.ts";
import { DICE_LIMIT, type War } from "../state.ts";

/** What an Army can take, an Elite twice; and the dice it throws, those thrown again counted half. */
export function might(g: War, side: Side, at: RegionId): { readonly body: number; readonly dice: number } {
  const units = unitsIn(g, side, at);
  const body = units + elitesIn(g, side, at);
  const lead = Math.min(DICE_LIMIT, units, leadershipOf(g, forceIn(g, side, at)));
  return { body, dice: Math.min(DICE_LIMIT, units) + lead / 2 };
}

/** How a battle may go: more than 1 where the attacker has the better of it. In a siege only sixes hit. */
export function balance(g: War, side: Side, from: RegionId, to: RegionId): number {
  const attack = might(g, side, from);
  const defence = might(g, other(side), to);
  const inside = from === to ? 2 : isStronghold(to) ? 1.2 : isCityOrStronghold(to) ? 1.3 : 1;
  return (attack.body * attack.dice) / Math.max(1, defence.body * defence.dice * inside);
}

/** A Settlement that the enemy controls and that counts. */
const isPrize = (g: War, side: Side, at: RegionId): boolean =>
  POINTS[at] > 0 && g.control[at] === other(side);

/** How far a march is worth planning, in steps. */
const FAR = 7;

/** Where the Army of a region had best go: points near by that it is strong enough for. */
export function aimOf(g: War, side: Side, from: RegionId): { readonly to: RegionId; readonly worth: number } {
  let best: RegionId = from;
  let worth = 0;
  const { body } = might(g, side, from);
  for (const to of SETTLEMENT_REGIONS) {
    const steps = distance(from, to);
    if (steps < 0 || steps > FAR || !isPrize(g, side, to)) continue;
    const guard = might(g, other(side), to).body * (isStronghold(to) ? 2 : 1.2);
    const here = (POINTS[to] * Math.min(1, body / (guard + 2))) / (2 + steps);
    if (here > worth) {
      worth = here;
      best = to;
    }
  }
  return { to: best, worth };
}

/** A march: nearer to its aim, joined with friends, and into empty Settlements at once; never out of a siege. */
export function marchWorth(g: War, side: Side, from: RegionId, to: RegionId): number {
  if (isPrize(g, side, to) && !hasArmy(g, other(side), to)) return 3 + POINTS[to];
  if (besieged(g, from) === other(side)) return -1;
  if (g.control[from] === side && POINTS[from] > 0 && isMenaced(g, side, from)) return -1;
  const { to: aim, worth } = aimOf(g, side, from);
  if (worth === 0 || distance(to, aim) >= distance(from, aim)) return -0.1;
  const { body } = might(g, side, from);
  return worth * Math.min(1, body / 6) + (hasArmy(g, side, to) ? 0.1 : 0);
}

export const isMenaced = (g: War, side: Side, at: RegionId): boolean =>
  besieged(g, at) !== NOBODY || NEIGHBOURS[at].some((near) => hasArmy(g, other(side), near));

/** The best march of any Army. */
export function bestMarch(g: War, side: Side): number {
  let best = 0;
  for (const from of ALL_REGIONS)
    if (hasArmy(g, side, from))
      for (const to of NEIGHBOURS[from])
        if (!hasArmy(g, other(side), to)) best = Math.max(best, marchWorth(g, side, from, to));
  return best;
}

/** Settlements of one's own that are worth points and have enemies at their gates. */
export const menaced = (g: War, side: Side): readonly RegionId[] =>
  SETTLEMENT_REGIONS.filter(
    (at) => POINTS[at] > 0 && g.control[at] === side && isMenaced(g, side, at) && unitsIn(g, side, at) < 5,
  );
