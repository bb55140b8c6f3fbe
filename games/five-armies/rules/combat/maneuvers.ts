/** 11.2, 11.3, 12.1: the cards of a round: who may play which, and which take effect. */

import {
  cardOfUnit,
  FREE,
  type ManeuverId,
  MIGHTY_BLOW,
  NONE,
  other,
  type PlaceId,
  REGROUP,
  SHADOW,
  type Side,
  THORIN,
  UNITS_OF,
  unitOfCard,
  VAMPIRE_LIKE,
} from "../../ids.ts";
import type { CombatText } from "../../language/tree.ts";
import { printed } from "../../printing.ts";
import type { Battle, FiveArmies } from "../../state.ts";
import type { C, Chosen } from "../../vocabulary.ts";
import type { ProgramSource } from "../../words.ts";
import { figuresIn } from "../board.ts";
import { discardOpen } from "../hand.ts";
import { typesIn } from "../movement/forces.ts";
import { programOf } from "../said.ts";
import { onAnyHit } from "../standing.ts";
import { M, mod, placeOf } from "./battle.ts";

/** 11.2: units of a side for which the defender's terrain is favourable. */
export function favourable(g: FiveArmies, side: Side, from: PlaceId, target: PlaceId): number {
  const terrain = 1 << printed(g).terrain[target];
  let units = 0;
  for (const unit of UNITS_OF[side])
    if ((printed(g).favourable[unit] & terrain) !== 0) units += figuresIn(g, from, unit);
  return units;
}

/** Who draws a card for the terrain, or null. */
export function superior(g: FiveArmies, b: Battle): Side | null {
  if (b.beorn !== 0) return null;
  const defender = other(b.attacker);
  const mine = favourable(g, b.attacker, b.from, b.target);
  const theirs = favourable(g, defender, b.target, b.target);
  return mine === theirs ? null : mine > theirs ? b.attacker : defender;
}

/** 11.3: the cards besides Event cards that a side may play this round. */
export function maneuversOf(g: FiveArmies, b: Battle, side: Side): ManeuverId[] {
  const at = placeOf(b, side);
  const cards: ManeuverId[] = typesIn(g, side, at).map(cardOfUnit);
  if (side === FREE && g.at[THORIN] === at) cards.push(MIGHTY_BLOW);
  if (side === SHADOW && g.bats[printed(g).territory[b.target]] > 0) cards.push(VAMPIRE_LIKE);
  const fresh = cards.filter((card) => (b.used[side] & (1 << card)) === 0);
  // 19.14.
  return g.rulings.lateRegroup && b.used[side] === 0 ? fresh : [...fresh, REGROUP];
}

/** 12.3: whether a maneuver may take effect. */
export function isTriggered(g: FiveArmies, b: Battle, side: Side): boolean {
  const unit = b.maneuver[side] === NONE ? null : unitOfCard(b.maneuver[side]);
  if (unit === null || mod(b, side, M.stopped) > 0) return false;
  const at = placeOf(b, side);
  const dice = onAnyHit(g, at, unit, b.round) ? b.rolled[side].length : b.black[side];
  return b.struck[side].slice(0, dice).some((hit) => hit !== 0);
}

/** Whether a maneuver stops the other's. */
export const stops = (text: CombatText): boolean => text.some((step) => step.do === "stop maneuver");

/** What a card says of the first round of the attack that it gives. */
export function firstRound(
  g: FiveArmies,
  source: ProgramSource,
  program: number,
  path: readonly number[],
  at: number,
): CombatText {
  const step = programOf(g, source, program, path)[at];
  return (step !== undefined && "terms" in step ? step.terms?.first : undefined) ?? [];
}

/** A choice of the combat hand is shown. */
export function reveal(c: C, b: Battle, side: Side, option: Chosen<"maneuver" | "card">): void {
  if (option[0] === "maneuver") {
    const [, card] = option;
    b.maneuver[side] = card;
    if (card !== VAMPIRE_LIKE) b.used[side] |= 1 << card;
    c.tell("played", { side, maneuver: card });
    return;
  }
  const [, card] = option;
  b.event[side] = card;
  discardOpen(c, side, card);
  c.tell("combat-card", { side, card });
}
