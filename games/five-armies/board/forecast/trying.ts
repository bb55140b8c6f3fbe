/**
 * What a card of the combat hand would make of the round, as far as its player can know: the enemy's card is not counted, nor
 * is Bilbo's luck. Pure, and the same chance gives the same figures.
 */
import type { Context } from "@westmarch/kernel";
import { BOTH, MIGHTY_BLOW, other, REGROUP, SHADOW, type Side, VAMPIRE_LIKE } from "../../ids.ts";
import type { CombatText } from "../../language/tree.ts";
import { beginRound, isBeorn, M, mod, placeOf } from "../../rules/combat/battle.ts";
import { carryOut, maySpendBat, spendBat } from "../../rules/combat/carrying-out.ts";
import { blackAgain, combatRoll, leaderReroll, moreDice, scoredBy } from "../../rules/combat/dice.ts";
import { isTriggered } from "../../rules/combat/maneuvers.ts";
import { combatOf, maneuverOf } from "../../rules/said.ts";
import { preventedFor } from "../../rules/standing.ts";
import { type Battle, cloneGame, type FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";

/** Draws a number in [0, 1). */
type Chance = () => number;
/** A card of the combat hand. */
export type Tried = Chosen<"maneuver"> | Chosen<"card">;
/** Hits that each side takes, the Free Peoples first. */
export type Taken = readonly [number, number];

const nothing = (): void => {};

/** What of a card changes the hits of a round: cards are not drawn for a thought. */
const fighting = (text: CombatText): CombatText =>
  text.flatMap((step): CombatText => {
    if (step.do === "draw") return [];
    if (step.do !== "if") return [step];
    return [
      { ...step, does: fighting(step.does), ...(step.otherwise && { otherwise: fighting(step.otherwise) }) },
    ];
  });

/** Whether dice are rolled again as its player chooses then. */
const isChosenThen = (text: CombatText): boolean =>
  text.some(
    (step) =>
      step.do === "roll again" ||
      (step.do === "if" && (isChosenThen(step.does) || isChosenThen(step.otherwise ?? []))),
  );

const textOf = (g: FiveArmies, tried: Tried): CombatText =>
  tried[0] === "card" ? combatOf(g, tried[1]) : maneuverOf(g, tried[1]);

/** Fights the round once: 12.1 to 12.7, with what is best for each side where the rules would ask it. */
function once(view: FiveArmies, side: Side, tried: Tried, again: boolean, chance: Chance): Taken {
  const g = cloneGame(view);
  const b = g.battle;
  if (!b) return [0, 0];
  const draw = (sides: number) => Math.floor(chance() * sides);
  const c: Context<FiveArmies> = {
    g,
    draw,
    tell: nothing,
    tellMore: nothing,
    tellOnly: nothing,
    reveal: nothing,
  };
  if (again) beginRound(b);
  const text = fighting(textOf(g, tried));
  if (tried[0] === "maneuver") b.maneuver[side] = tried[1];
  else carryOut(c, b, side, text);
  if (b.maneuver[side] === REGROUP) carryOut(c, b, side, text);
  for (const one of BOTH) {
    combatRoll(c, b, one);
    b.hits[one] += Math.min(b.rolled[one].filter((die) => die === 6).length, mod(b, one, M.sixes));
  }
  for (const one of BOTH) leaderReroll(c, b, one, blackAgain(g, b, one)[1]);
  if (isTriggered(g, b, side) || b.maneuver[side] === MIGHTY_BLOW) carryOut(c, b, side, text);
  for (const one of BOTH) moreDice(c, b, one);
  if (b.maneuver[SHADOW] === VAMPIRE_LIKE) carryOut(c, b, SHADOW, text);
  if (maySpendBat(g, b)) spendBat(c, b);
  return [taken(g, b, 0), taken(g, b, 1)];
}

/** Hits that come through to a side. */
function taken(g: FiveArmies, b: Battle, side: Side): number {
  const walls = isBeorn(b, side) ? 0 : preventedFor(g, placeOf(b, side), b.target);
  return Math.max(0, scoredBy(b, other(side)) - mod(b, side, M.prevented) - walls);
}

/**
 * The hits that each side is to expect of the round when a side lays this card: of the one that begins, or of one more
 * (`again`). Null where the card asks its player something about the dice.
 */
export function roundWith(
  view: FiveArmies,
  side: Side,
  tried: Tried,
  again: boolean,
  chance: Chance,
  times = 200,
): Taken | null {
  if (isChosenThen(textOf(view, tried))) return null;
  const sum = [0, 0];
  for (let time = 0; time < times; time++) {
    const hits = once(view, side, tried, again, chance);
    for (const hurt of BOTH) sum[hurt] += hits[hurt] / times;
  }
  return [sum[0], sum[1]];
}
