/** Section 16: winning. Only the active side can fulfil a condition (16.4). */

import { GOAL } from "../data/board.ts";
import { ALL_REGIONS, RACE, RACES, REGIONS, type RegionId, SIDES, type Side } from "../data/ids.ts";
import { EAGLE } from "../data/tokens.ts";
import { type Duel, unitsIn } from "../state.ts";
import type { C } from "../vocabulary.ts";
import type { Reason } from "../words.ts";

/** 16.2: how many different symbols, the Eagle counting as one. */
const ENOUGH_RACES = 6;

/** 1.6. */
export const isPresent = (g: Duel, side: Side, region: RegionId): boolean =>
  (g.fortresses[side] & (1 << region)) !== 0 || unitsIn(g, side, region) > 0;

export function regionsHeld(g: Duel, side: Side): number {
  let held = 0;
  for (const region of ALL_REGIONS) if (isPresent(g, side, region)) held++;
  return held;
}

/** How many different races stand by a side: public. */
export function racesOf(g: Duel, side: Side): number {
  let races = 0;
  for (const race of RACE.all) if (g.races[side * RACES.length + race] > 0) races++;
  return races;
}

function win(c: C, winners: readonly Side[], reason: Reason): void {
  c.tell("game-ended", { winners: [...winners], reason });
  c.g.result = { winners, reason };
}

/** 11.8. */
export function testQuest(c: C, side: Side): void {
  if (c.g.quest[side] >= GOAL) win(c, [side], "quest");
}

/** 16.2. */
export function testSupport(c: C, side: Side): void {
  const eagle = c.g.tokens[side].includes(EAGLE) ? 1 : 0;
  if (racesOf(c.g, side) + eagle >= ENOUGH_RACES) win(c, [side], "support");
}

/** 16.3. */
export function testConquest(c: C, side: Side): void {
  if (regionsHeld(c.g, side) === REGIONS.length) win(c, [side], "conquest");
}

/** 16.5: the third chapter has ended without a winner. */
export function countRegions(c: C): void {
  const [fellowship, sauron] = SIDES.map((_, side) => regionsHeld(c.g, side as Side));
  if (fellowship === sauron) win(c, [0, 1], "regions");
  else win(c, [fellowship > sauron ? 0 : 1], "regions");
}
