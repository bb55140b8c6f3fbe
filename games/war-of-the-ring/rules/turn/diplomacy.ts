/** 5.7.1, 5.12.1: a Nation is advanced by a die, with a Muster result or by a Companion's ability. */
import type { Seat } from "@westmarch/kernel";
import { CARDS } from "../../data/cards.ts";
import { DWARVES, ELVES, FREE, type NationId, NONE, sideOfNation } from "../../data/ids.ts";
import { type RegionId, region } from "../../data/regionnames.ts";
import { isStronghold, NATION_OF } from "../../data/regions.ts";
import { ROUSERS } from "../../data/rousers.ts";
import { onMap } from "../../facts.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { heldBackBy } from "../cards/on-table.ts";
import { isFreeTown } from "../fellowship/fellowship.ts";
import { isUnconquered } from "../figures.ts";
import { whyNoStep } from "../politics.ts";
import { JUST_ACTED, no, PARTNERS_NATION, type Refusal } from "../refusal.ts";
import { isBanned, mayAdvance } from "../teams/teams.ts";

const NOT_YOURS = no("not-your-nation", "5.7.1");
const NOT_ROUSED = no("not-your-nation", "11.3.5");
const NOT_THERE = no("companion-not-there", "5.12.1");
/** By card on the table. */
const BARRED = CARDS.map((_, card) => no("barred-by-card", "6.4.1", { card }));

const EREBOR = region("erebor");

/** 11.1.2, 11.2.2, 16.10.1: why a Nation goes no step further by a die. */
const whyNoStepNow = (g: War, seat: Seat, nation: NationId): Refusal | null =>
  whyNoStep(g, nation) ?? (isBanned(g, seat, 1 << nation, NONE) ? JUST_ACTED : null);

/** 5.7.1, 11.4.1, 16.6.1; Threats and Promises. */
export function whyNoAdvance(g: War, seat: Seat, nation: NationId): Refusal | null {
  if (sideOfNation(nation) !== sideOf(g, seat)) return NOT_YOURS;
  if (!mayAdvance(g, seat, nation)) return PARTNERS_NATION;
  const not = whyNoStepNow(g, seat, nation);
  if (not) return not;
  const card = heldBackBy(g, nation);
  return card === NONE ? null : BARRED[card];
}

/** Whether a Companion stands where his ability to rouse this Nation works. */
function canRouse(nation: NationId, where: RegionId): boolean {
  if (nation === DWARVES) return where === EREBOR;
  return NATION_OF[where] === nation && (nation === ELVES ? isStronghold(where) : isFreeTown(where));
}
const NO_NATIONS: readonly NationId[] = [];
/** The Nations whose rousers stand on the map. */
export function rousable(g: War): readonly NationId[] {
  let found = NO_NATIONS;
  for (const { nation, companion } of ROUSERS) if (onMap(g, companion)) found = [...found, nation];
  return found;
}

/** The ability of Boromir, Legolas or Gimli. */
export function whyNotRoused(g: War, seat: Seat, nation: NationId): Refusal | null {
  if (sideOfNation(nation) !== FREE) return NOT_ROUSED;
  const not = whyNoStepNow(g, seat, nation);
  if (not) return not;
  for (const { nation: roused, companion } of ROUSERS)
    if (roused === nation && onMap(g, companion) && canRouse(nation, g.at[companion]))
      return isUnconquered(g, FREE, g.at[companion]) ? null : NOT_THERE;
  return NOT_THERE;
}
