/** 9.4.9, 9.5, 9.6: dice of the Combat roll, of the Leader re-roll and of special attacks. */
import { hitsAmong, throwDice } from "@westmarch/armies/dice";
import type { Context } from "@westmarch/kernel";
import { FIELD_BATTLE, SIEGE_BATTLE } from "../../data/battles.ts";
import { BOTH_SIDES, CITY, FORTIFICATION, other, type Side } from "../../data/ids.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import { type Battle, DICE_LIMIT, type War } from "../../state.ts";
import { combatDice, leadershipInBattle } from "./force.ts";

type C = Context<War>;

const NORMALLY = 5;
const AGAINST_WALLS = 6;

/** 9.5.2: the number to hit of a side in this round (10.1.1, 10.2.1, 10.4.2, 10.5.2). */
export function hitsOn(b: Pick<Battle, "attacker" | "kind" | "to" | "round">, side: Side): number {
  if (side !== b.attacker) return NORMALLY;
  if (b.kind === SIEGE_BATTLE) return AGAINST_WALLS;
  const settlement = SETTLEMENT[b.to];
  const walls = b.kind === FIELD_BATTLE && (settlement === CITY || settlement === FORTIFICATION);
  return walls && b.round === 1 ? AGAINST_WALLS : NORMALLY;
}

/** 9.5: step 2 for one side. */
export function combatRoll(c: C, b: Battle, side: Side): void {
  const dice = throwDice(c, combatDice(c.g, b, side));
  b.rolled[side] = dice;
  b.rollHits[side] = hitsAmong(dice, b.rollBonus[side], hitsOn(b, side));
  c.tell("combat-roll", { side, dice: dice.slice(), hits: b.rollHits[side] });
}

/** 9.6.1: missed dice that may be re-rolled, as many as possible (AMB-66). */
function leaderDice(g: War, b: Battle, side: Side): number {
  if (b.noReroll[side] !== 0) return 0;
  const missed = b.rolled[side].length - b.rollHits[side] - b.spoiled[side];
  return Math.max(0, Math.min(missed, leadershipInBattle(g, b, side), DICE_LIMIT));
}

/** 9.6: step 3 for one side. */
export function leaderReroll(c: C, b: Battle, side: Side): void {
  const howMany = leaderDice(c.g, b, side);
  if (howMany === 0) return;
  const dice = throwDice(c, howMany);
  b.rerolled[side] = dice;
  b.rerollHits[side] = hitsAmong(dice, b.rerollBonus[side], hitsOn(b, side));
  c.tell("reroll", { side, dice: dice.slice(), hits: b.rerollHits[side] });
}

/** 9.6.3: hits of a side's two rolls and of its card. */
export const scored = (b: Battle, side: Side): number =>
  b.rollHits[side] + b.rerollHits[side] + b.bonusHits[side];

/** 9.7.1: what each side has to take is settled before either takes anything. */
export function sumHits(b: Battle): void {
  for (const side of BOTH_SIDES) b.toTake[side] = scored(b, other(side));
}
