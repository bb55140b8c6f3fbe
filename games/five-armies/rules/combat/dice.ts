/** 12.2 to 12.7: dice and target numbers. */

import { isHit, throwDice } from "@westmarch/armies/dice";
import {
  FORD,
  FREE,
  MOUNTAIN,
  NONE,
  other,
  SHADOW,
  type Side,
  SLOPE,
  UNITS_OF,
  type UnitId,
  unitOfCard,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { type Battle, BREACHED, DICE_LIMIT, type FiveArmies, NO_FORD, NO_SLOPE } from "../../state.ts";
import type { C } from "../../vocabulary.ts";
import { BEORN_DICE } from "../beorn.ts";
import { figuresIn, isPass, leadershipIn } from "../board.ts";
import { beornRolls, defendedAt, rerollsFewer, rerollsMore } from "../standing.ts";
import { isBeorn, M, mod, placeOf } from "./battle.ts";

const NORMALLY = 5;
const HARD = 6;
const LOWEST = 2;

/** 12.2: the dice of so many units of each kind, with nothing that changes them. */
export function usualDice(g: FiveArmies, side: Side, many: (unit: UnitId) => number): number {
  let strength = 0;
  for (const unit of UNITS_OF[side]) strength += printed(g).strength[unit] * many(unit);
  return Math.min(DICE_LIMIT, strength);
}

/** 12.2: the dice of an army. */
export function diceOf(g: FiveArmies, b: Battle, side: Side): number {
  if (isBeorn(b, side)) return beornRolls(g) ?? BEORN_DICE;
  const at = placeOf(b, side);
  const usual = usualDice(g, side, (unit) => figuresIn(g, at, unit));
  const most = Math.max(DICE_LIMIT, mod(b, side, M.limit));
  return Math.max(usual, Math.min(usual + mod(b, side, M.dice), most));
}

/** 12.5, 19.1, 19.24: whether the walls still hold. */
export const isWalled = (g: FiveArmies, b: Battle): boolean => {
  const walls = printed(g).breach[b.target];
  const shelters = !(g.rulings.restingBeorn && isBeorn(b, other(b.attacker)));
  return walls > 0 && shelters && (b.terms & BREACHED) === 0 && b.breach < walls;
};

/** 12.4: what the attacker must roll this round, and the defender. */
export function targetOf(g: FiveArmies, b: Battle, side: Side): number {
  if (side !== b.attacker) return NORMALLY;
  const own = mod(b, side, M.own);
  const target = Math.max(bordersTarget(g, b), defendedAt(g, b.target, b.round));
  return own === 0 ? target : target > NORMALLY ? mod(b, side, M.hampered) : own;
}

/** 12.4: what walls, fords and slopes make an attacker roll. */
function bordersTarget(g: FiveArmies, b: Battle): number {
  if (isWalled(g, b)) return HARD;
  if (b.fought.includes(b.from) || isPass(b.from)) return NORMALLY;
  const border = printed(g).borders[b.from][b.target];
  if (border === FORD && (b.terms & NO_FORD) === 0) return HARD;
  const isUphill = border === SLOPE && printed(g).terrain[b.target] === MOUNTAIN;
  return isUphill && (b.terms & NO_SLOPE) === 0 ? HARD : NORMALLY;
}

/** 12.4: what a side needs in its Combat roll; the number never leaves 2 to 6. */
export const rollTarget = (g: FiveArmies, b: Battle, side: Side): number => {
  const forced = mod(b, side, M.target);
  return Math.min(HARD, Math.max(LOWEST, forced === 0 ? targetOf(g, b, side) : forced));
};

/** Rolls for one side: black dice for the units of its card, white ones for the rest (12.3). */
export function combatRoll(c: C, b: Battle, side: Side): void {
  const { g } = c;
  const dice = throwDice(c, diceOf(g, b, side));
  const unit = b.maneuver[side] === NONE ? null : unitOfCard(b.maneuver[side]);
  b.rolled[side] = dice;
  b.black[side] = unit === null ? 0 : Math.min(dice.length, figuresIn(g, placeOf(b, side), unit));
  const needs = rollTarget(g, b, side);
  b.struck[side] = dice.map((die) => (isHit(die, mod(b, side, M.bonus), needs) ? 1 : 0));
  const bonus = mod(b, side, M.bonus);
  c.tell("combat-roll", { side, dice: dice.slice(), black: b.black[side], needs, bonus });
  // 16.5: each miss of Beorn's is rolled once more.
  if (isBeorn(b, side)) rollAgain(c, b, side, missed(b, side, 0, dice.length));
}

/** The places of missed dice. */
export const missed = (b: Battle, side: Side, from: number, to: number): number[] =>
  b.struck[side].flatMap((hit, die) => (hit === 0 && die >= from && die < to ? [die] : []));

/** Rolls some dice once more; the second result stands. */
export function rollAgain(c: C, b: Battle, side: Side, which: readonly number[]): void {
  if (which.length === 0) return;
  const needs = targetOf(c.g, b, side);
  const dice = throwDice(c, which.length);
  for (const [i, die] of which.entries()) {
    b.rolled[side][die] = dice[i];
    b.struck[side][die] = isHit(dice[i], 0, needs) ? 1 : 0;
  }
  c.tell("reroll", { side, which, dice, needs });
}

/** 12.6: how many failed dice a side may roll again. */
export function rerollsOf(g: FiveArmies, b: Battle, side: Side): number {
  if (isBeorn(b, side) || mod(b, side, M.noReroll) > 0) return 0;
  const at = placeOf(b, side);
  const leadership = leadershipIn(g, side, at) + mod(b, side, M.leadership) + mod(b, side, M.rerolls);
  const fewer = b.beorn === 0 && side === SHADOW ? rerollsFewer(g, placeOf(b, FREE)) : 0;
  return Math.max(0, leadership + rerollsMore(g, at) - fewer);
}

/** How many of them are black: as many ways as there are. */
export function blackAgain(g: FiveArmies, b: Battle, side: Side): readonly [least: number, most: number] {
  const black = missed(b, side, 0, b.black[side]).length;
  const white = missed(b, side, b.black[side], b.rolled[side].length).length;
  const all = Math.min(black + white, rerollsOf(g, b, side));
  return [Math.max(0, all - white), Math.min(all, black)];
}

/** 12.6: rolls failed dice again, so many of them black. */
export function leaderReroll(c: C, b: Battle, side: Side, black: number): void {
  const blacks = missed(b, side, 0, b.black[side]).slice(0, black);
  const whites = missed(b, side, b.black[side], b.rolled[side].length);
  const all = Math.min(blacks.length + whites.length, rerollsOf(c.g, b, side));
  rollAgain(c, b, side, [...blacks, ...whites.slice(0, Math.max(0, all - black))]);
}

/** Dice that are thrown besides, each against its own number. */
export function moreDice(c: C, b: Battle, side: Side): void {
  for (const [what, needs] of [
    [M.late, mod(b, side, M.lateTarget)],
    [M.extra, targetOf(c.g, b, side)],
  ] as const) {
    const many = mod(b, side, what);
    if (many === 0) continue;
    const dice = throwDice(c, many);
    const hits = dice.filter((die) => isHit(die, 0, needs)).length;
    b.hits[side] += hits;
    c.tell("more-dice", { side, dice, needs, hits });
  }
}

/** Hits of a side in this round. */
export const scoredBy = (b: Battle, side: Side): number =>
  b.struck[side].reduce((sum, hit) => sum + hit, 0) + b.hits[side] + mod(b, side, M.hits);
