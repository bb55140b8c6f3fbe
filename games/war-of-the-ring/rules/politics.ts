/** Chapter 11: the Political Track. */
import type { Context } from "@westmarch/kernel";
import { ACTIVATES, ALL_FREE_NATIONS } from "../data/characters.ts";
import {
  ALL_CHARACTERS,
  FREE,
  FREE_NATIONS,
  NATIONS_OF,
  type NationId,
  NONE,
  SHADOW,
  type Side,
  sideOfNation,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { isCityOrStronghold, NATION_OF } from "../data/regions.ts";
import { isActive } from "../facts.ts";
import { ROHAN_ROUSED, type War } from "../state.ts";
import type { Activation, Advance } from "../words/turn.ts";
import { endOver, endWithAdvance } from "./cards/leaving-table.ts";
import { barsActivation } from "./cards/on-table.ts";
import { nationUnits } from "./figures.ts";
import { no, type Refusal } from "./refusal.ts";

type C = Context<War>;

const EDORAS = region("edoras");
const HELMS_DEEP = region("helms-deep");

const AT_WAR = no("at-war-already", "11.1.2");
const PASSIVE = no("passive-nation", "11.2.2");
/** 11.1.2, 11.2.2: a Passive Nation does not enter the At War step; no Nation goes beyond it. */
export function whyNoStep(g: War, nation: NationId): Refusal | null {
  if (g.steps[nation] > (isActive(g, nation) ? 0 : 1)) return null;
  return g.steps[nation] === 0 ? AT_WAR : PASSIVE;
}
export const canAdvance = (g: War, nation: NationId): boolean => whyNoStep(g, nation) === null;

/** One step towards war, if the Nation can take it (11.1, 11.2). */
export function advance(c: C, nation: NationId, why: Advance): void {
  const { g } = c;
  if (!canAdvance(g, nation)) return;
  g.steps[nation]--;
  c.tell("advanced", { nation, steps: g.steps[nation], why });
  endWithAdvance(c, nation, why);
}

/** Straight to At War, becoming active (Book of Mazarbul, Fear! Fire! Foes!). */
export function goToWar(c: C, nation: NationId, why: Advance): void {
  while (canAdvance(c.g, nation)) advance(c, nation, why);
}

/** Whether a Free Peoples Nation would become active; `where`, or `NONE`. */
export const canActivate = (g: War, nation: NationId, why: Activation, where: RegionId = NONE): boolean =>
  !isActive(g, nation) && !barsActivation(g, nation, why, where);

/** 11.3: a Free Peoples Nation becomes active; `where` it happened, or `NONE`. */
export function activate(c: C, nation: NationId, why: Activation, where: RegionId = NONE): void {
  const { g } = c;
  if (!canActivate(g, nation, why, where)) return;
  g.active |= 1 << nation;
  c.tell("activated", { nation, why });
  endOver(c);
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
  for (const nation of NATIONS_OF[side])
    if (nationUnits(g, where, nation) > 0) activate(c, nation, "attacked", where);
  for (const nation of NATIONS_OF[side]) if (nationUnits(g, where, nation) > 0) advance(c, nation, "attack");
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
  for (const character of ALL_CHARACTERS) {
    if ((companions & (1 << character)) === 0) continue;
    if (ACTIVATES[character] === ALL_FREE_NATIONS || ACTIVATES[character] === nation)
      activate(c, nation, "companion", where);
  }
}
