/** 8.2, 8.10: which armies an order is for, and where it lets them go. */
import { GOBLIN, other, type PlaceId, type Side, UNITS_OF } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import { armiesOf, figuresIn, hasArmy, isBarred, isBeornIn, leadershipIn, ways } from "../board.ts";
import { ALL } from "../choices.ts";
import { no, type Refusal } from "../refusal.ts";

/** What an order asks of the army that moves. */
export interface Order {
  /** 1: the moving part must have leadership (8.10). */
  readonly led: number;
  /** Types of which the army, and the part of it that moves, must have one, a mask; 0: any army. */
  readonly types: number;
  /** 1: the whole army must move (5.9). */
  readonly whole: number;
  /** Types of which the moving part must be made, a mask; 0: any. */
  readonly only: number;
}

/** Whether an army has a unit of these types, a mask; 0 asks for none. */
export function hasTypes(g: FiveArmies, side: Side, at: PlaceId, types: number): boolean {
  if (types === 0) return true;
  for (const unit of UNITS_OF[side])
    if ((types & (1 << unit)) !== 0 && figuresIn(g, at, unit) > 0) return true;
  return false;
}

const NO_ARMY_THERE = no("no-army-there", "8.2");
const ENEMYS_ARMY = no("enemys-army", "8.2");
const NO_LEADERSHIP = no("no-leadership", "8.10");
const LACKS_GOBLINS = no("lacks-goblins", "5.9");
const LACKS_UNITS = no("lacks-units", "18.2");
/** Why an order is not for the army there. */
export function whyNotOrdered(g: FiveArmies, side: Side, at: PlaceId, order: Order): Refusal | null {
  if (!hasArmy(g, side, at)) return hasArmy(g, other(side), at) ? ENEMYS_ARMY : NO_ARMY_THERE;
  if (order.led !== 0 && leadershipIn(g, side, at) === 0) return NO_LEADERSHIP;
  if (!hasTypes(g, side, at, order.types)) return order.types === 1 << GOBLIN ? LACKS_GOBLINS : LACKS_UNITS;
  return hasTypes(g, side, at, order.only) ? null : LACKS_UNITS;
}
/** Whether the army there fits an order. */
export const fitsOrder = (g: FiveArmies, side: Side, at: PlaceId, order: Order): boolean =>
  whyNotOrdered(g, side, at, order) === null;

const BEORN_THERE = no("beorn-there", "16.3");
const ENEMY_THERE = no("enemy-there", "8.2");
/** 8.2, 16.3: why an army cannot enter a place now. */
export const whyNotEntered = (g: FiveArmies, side: Side, to: PlaceId): Refusal | null =>
  !isBarred(g, side, to) ? null : isBeornIn(g, to) ? BEORN_THERE : ENEMY_THERE;
export const canEnter = (g: FiveArmies, side: Side, to: PlaceId): boolean => !isBarred(g, side, to);

/** The armies that an order may be for: that of one place, or all of a side. */
export const orderable = (g: FiveArmies, side: Side, from?: PlaceId): readonly PlaceId[] =>
  from === undefined ? armiesOf(g, side) : [from];

/** Every step that an order allows, from one place or from any. */
export function stepsOf(g: FiveArmies, side: Side, order: Order, from?: PlaceId): Chosen<"step">[] {
  const steps: Chosen<"step">[] = [];
  for (const at of orderable(g, side, from))
    if (fitsOrder(g, side, at, order))
      for (const to of ways(g, side, at)) if (canEnter(g, side, to)) steps.push(ALL.step[at][to]);
  return steps;
}
/** Whether an order allows any step. */
export function mayStep(g: FiveArmies, side: Side, order: Order): boolean {
  for (const at of armiesOf(g, side)) if (mayStepFrom(g, side, order, at)) return true;
  return false;
}
export function mayStepFrom(g: FiveArmies, side: Side, order: Order, at: PlaceId): boolean {
  if (!fitsOrder(g, side, at, order)) return false;
  for (const to of ways(g, side, at)) if (canEnter(g, side, to)) return true;
  return false;
}

/** An order alone, without the frame that it came in. */
export const orderOf = ({ led, types, whole, only }: Order): Order => ({ led, types, whole, only });
