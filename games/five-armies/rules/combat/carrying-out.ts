/** 12.1: what cards, maneuvers and orders make of one round of a combat. */

import { other, SHADOW, type Side, TERRAIN, UNIT, WALKERS } from "../../ids.ts";
import type { CombatFact, CombatStep, CombatText } from "../../language/tree.ts";
import { printed } from "../../printing.ts";
import { type Battle, DICE_LIMIT, type FiveArmies } from "../../state.ts";
import type { C } from "../../vocabulary.ts";
import { figuresIn, unitsIn } from "../board.ts";
import { decksOf, drawCard } from "../hand.ts";
import { addMod, M, mod, placeOf, raise } from "./battle.ts";

function holds(g: FiveArmies, b: Battle, side: Side, fact: CombatFact): boolean {
  const at = placeOf(b, side);
  switch (fact.fact) {
    case "you attack":
      return side === b.attacker;
    case "you defend":
      return side !== b.attacker;
    case "a character is in your army":
      return WALKERS[side].some((character) => g.at[character] === at);
    case "first round":
      return side === b.attacker ? !b.fought.includes(b.from) : b.round === 1;
    case "you have more units":
      return unitsIn(g, side, at) > unitsIn(g, other(side), placeOf(b, other(side)));
    case "your army scored a hit":
      return b.struck[side].some((hit) => hit !== 0) || b.hits[side] > 0;
    case "terrain":
      return fact.terrains.some((name) => TERRAIN.named(name) === printed(g).terrain[b.target]);
  }
}

/** The steps of these kinds. */
type Steps<K extends CombatStep["do"]> = Extract<CombatStep, { readonly do: K }>;

/** A figure is added to the own round. */
function add(
  b: Battle,
  side: Side,
  step: Steps<
    | "score"
    | "prevent"
    | "remove damage"
    | "add to dice"
    | "re-roll more"
    | "more leadership"
    | "sixes"
    | "roll again"
    | "may retreat"
    | "take back"
  >,
): void {
  switch (step.do) {
    case "score":
      addMod(b, side, M.hits, step.hits);
      break;
    case "prevent":
      addMod(b, side, M.prevented, step.hits);
      break;
    case "remove damage":
      addMod(b, side, M.healed, step.markers);
      break;
    case "add to dice":
      addMod(b, side, M.bonus, step.by);
      break;
    case "re-roll more":
      addMod(b, side, M.rerolls, step.dice);
      break;
    case "more leadership":
      addMod(b, side, M.leadership, step.by);
      break;
    case "sixes":
      addMod(b, side, M.sixes, step.most);
      break;
    case "roll again":
      addMod(b, side, M.chances, step.dice);
      break;
    case "may retreat":
      addMod(b, side, M.retreat, 1);
      break;
    case "take back":
      addMod(b, side, M.back, step.cards);
      break;
  }
}

/** More dice are thrown. */
function addDice(
  g: FiveArmies,
  b: Battle,
  side: Side,
  step: Steps<"more dice" | "more dice for units" | "extra dice">,
): void {
  if (step.do === "more dice") {
    addMod(b, side, M.dice, step.dice);
    raise(b, side, M.limit, step.most);
  } else if (step.do === "more dice for units") {
    const at = placeOf(b, side);
    const figures = step.units.reduce((sum, name) => sum + figuresIn(g, at, UNIT.named(name)), 0);
    const more = Math.min(step.most, figures);
    addMod(b, side, M.dice, more);
    raise(b, side, M.limit, DICE_LIMIT + more);
  } else if (step.target === null) addMod(b, side, M.extra, step.dice);
  else {
    addMod(b, side, M.late, step.dice);
    b.mods[side][M.lateTarget] = step.target;
  }
}

/** Carries out what a card, a maneuver or an order says, for a side. */
export function carryOut(c: C, b: Battle, side: Side, text: CombatText): void {
  for (const step of text) carryOutStep(c, b, side, step);
}

function carryOutStep(c: C, b: Battle, side: Side, step: CombatStep): void {
  const enemy = other(side);
  switch (step.do) {
    case "more dice":
    case "more dice for units":
    case "extra dice":
      addDice(c.g, b, side, step);
      break;
    case "target":
      b.mods[side][M.own] = step.is;
      b.mods[side][M.hampered] = step.hampered;
      break;
    case "enemy target":
      b.mods[enemy][M.target] = step.is;
      break;
    case "no enemy re-roll":
      addMod(b, enemy, M.noReroll, 1);
      break;
    case "stop maneuver":
      addMod(b, enemy, M.stopped, 1);
      break;
    case "take back all":
      b.used[side] = 0;
      break;
    case "draw": {
      const [event, story] = decksOf(side);
      for (let i = 0; i < step.cards; i++) drawCard(c, side, step.from === "story" ? story : event);
      break;
    }
    case "fell":
      raise(b, side, step.choice === "you" ? M.encircles : M.quarter, step.markers);
      break;
    case "spend bat":
      raise(b, side, M.batHits, step.hits);
      break;
    case "if": {
      const isSo = step.if.some((fact) => holds(c.g, b, side, fact));
      carryOut(c, b, side, isSo ? step.does : (step.otherwise ?? []));
      break;
    }
    default:
      add(b, side, step);
      break;
  }
}

/** 17.3: whether the Shadow may give a Great Bat of the territory for hits. */
export const maySpendBat = (g: FiveArmies, b: Battle): boolean =>
  mod(b, SHADOW, M.batHits) > 0 && g.bats[printed(g).territory[b.target]] > 0;
/** 17.3: a Great Bat of the territory goes for hits. */
export function spendBat(c: C, b: Battle): void {
  const territory = printed(c.g).territory[b.target];
  c.g.bats[territory]--;
  b.hits[SHADOW] += mod(b, SHADOW, M.batHits);
  c.tell("vampires", { territory });
}
