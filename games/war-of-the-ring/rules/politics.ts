/** Chapter 11: the Political Track. */
import type { Context } from "@westmarch/kernel";
import { THREATS_AND_PROMISES, WORMTONGUE } from "../cards/on-table.ts";
import { ACTIVATES, ALL_FREE_NATIONS } from "../data/characters.ts";
import {
  CHARACTER_COUNT,
  type CharacterId,
  END_NATION,
  FIRST_NATION,
  FREE,
  FREE_NATIONS,
  type NationId,
  NONE,
  ROHAN,
  SHADOW,
  type Side,
  sideOfNation,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { isCityOrStronghold, NATION_OF } from "../data/regions.ts";
import { isActive, isMarked, isOnTable } from "../facts.ts";
import { ROHAN_ROUSED, type War } from "../state.ts";
import { nationUnits } from "./figures.ts";
import { leaveTable } from "./hand.ts";

type C = Context<War>;

/** Why a counter moves: Threats and Promises tells attacks and Companions' abilities from the rest. */
export type Advance = "muster" | "ability" | "attack" | "capture" | "card";
/** Why a Nation becomes active: Wormtongue lets only some through. */
export type Activation = "entered" | "attacked" | "declared" | "companion" | "minion" | "card";

const EDORAS = region("edoras");
const HELMS_DEEP = region("helms-deep");

/** 11.2.2: a Passive Nation does not go to war; nobody goes beyond it. */
export const canAdvance = (g: War, nation: NationId): boolean =>
  g.steps[nation] > (isActive(g, nation) ? 0 : 1);

/** One step towards war, if the Nation can take it (11.1, 11.2). */
export function advance(c: C, nation: NationId, why: Advance): void {
  const { g } = c;
  if (!canAdvance(g, nation)) return;
  g.steps[nation]--;
  c.tell("advanced", { nation, steps: g.steps[nation], why });
  if (
    sideOfNation(nation) === FREE &&
    (why === "attack" || why === "ability") &&
    isOnTable(g, THREATS_AND_PROMISES)
  )
    leaveTable(c, THREATS_AND_PROMISES);
}

/** Straight to At War, becoming active (Book of Mazarbul, Fear! Fire! Foes!). */
export function goToWar(c: C, nation: NationId, why: Advance): void {
  while (canAdvance(c.g, nation)) advance(c, nation, why);
}

/** Wormtongue: only three things rouse Rohan while he whispers. */
const isBarred = (g: War, nation: NationId, why: Activation, where: RegionId): boolean =>
  nation === ROHAN &&
  isOnTable(g, WORMTONGUE) &&
  !isMarked(g, ROHAN_ROUSED) &&
  why !== "companion" &&
  !(why === "declared" && (where === EDORAS || where === HELMS_DEEP));

/** Whether a Free Peoples Nation would become active; `where`, or `NONE`. */
export const canActivate = (g: War, nation: NationId, why: Activation, where: RegionId = NONE): boolean =>
  !isActive(g, nation) && !isBarred(g, nation, why, where);

/** 11.3: a Free Peoples Nation becomes active; `where` it happened, or `NONE`. */
export function activate(c: C, nation: NationId, why: Activation, where: RegionId = NONE): void {
  const { g } = c;
  if (!canActivate(g, nation, why, where)) return;
  g.active |= 1 << nation;
  c.tell("activated", { nation, why });
  if (nation === ROHAN && isOnTable(g, WORMTONGUE)) leaveTable(c, WORMTONGUE);
}

/** 11.3.1: a Shadow Army has entered a region. */
export function entered(c: C, side: Side, where: RegionId): void {
  const nation = NATION_OF[where];
  if (side === SHADOW && nation !== NONE && sideOfNation(nation) === FREE)
    activate(c, nation, "entered", where);
}

/** 11.3.2, 11.4.2, 11.4.4: an Army is attacked where it stands, once per battle, before the first round. */
export function attacked(c: C, side: Side, where: RegionId): void {
  const { g } = c;
  if (where === EDORAS || where === HELMS_DEEP) g.marks |= ROHAN_ROUSED;
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if (nationUnits(g, where, nation) > 0) activate(c, nation, "attacked", where);
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if (nationUnits(g, where, nation) > 0) advance(c, nation, "attack");
}

/**
 * 11.3.4: Companions (a mask) have ended a movement, or come into play without one, in a region. By the Chinese rulebook
 * only a movement counts, but a place that the enemy holds does too (AMB-11).
 */
export function companionsArrive(c: C, companions: number, where: RegionId, moved = true): void {
  const { g } = c;
  const nation = NATION_OF[where];
  if (!isCityOrStronghold(where) || nation >= FREE_NATIONS || nation === NONE) return;
  if (g.rulings.chineseRulebook ? !moved : g.control[where] !== FREE) return;
  for (let character: CharacterId = 0; character < CHARACTER_COUNT; character++) {
    if ((companions & (1 << character)) === 0) continue;
    if (ACTIVATES[character] === ALL_FREE_NATIONS || ACTIVATES[character] === nation)
      activate(c, nation, "companion", where);
  }
}
