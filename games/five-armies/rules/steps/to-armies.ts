/** Steps that are done to armies, to one after the other. */

import { hitsAmong, throwDice } from "@westmarch/armies/dice";
import { NONE, other, type PlaceId, UNIT } from "../../ids.ts";
import type { StepOf } from "../../language/steps.ts";
import type { Armies, AttackTerms, Step } from "../../language/tree.ts";
import { BREACHED, NO_FORD, NO_SLOPE } from "../../state.ts";
import { type C, enter } from "../../vocabulary.ts";
import { rallyArmy } from "../mustering.ts";
import { diceAt, isClose } from "./meant.ts";
import type { StepFrame } from "./possible.ts";

/** The terms of an attack, as the combat has them. */
export const termsOf = ({ without = [], breached }: AttackTerms = {}): number =>
  (without.includes("ford") ? NO_FORD : 0) |
  (without.includes("slope") ? NO_SLOPE : 0) |
  (breached === true ? BREACHED : 0);

/** What says that an attack is given by a step. */
export const orders = (f: StepFrame) => ({ source: f.source, program: f.program, path: f.path, step: f.n });

/** The type of which a marching part must be made, a mask. */
export const onlyOf = (armies: Armies): number =>
  armies.armies === "some"
    ? armies.kinds.reduce((mask, { only }) => (only === undefined ? mask : mask | (1 << UNIT.named(only))), 0)
    : 0;

/** Leadership tokens come to an army. */
export function putLeadership(c: C, at: PlaceId, many: number): void {
  if (many === 0) return;
  c.g.tokens[at] += many;
  c.tell("token", { place: at });
}

/** One army moves, attacks, or may do either. */
function moveArmy(f: StepFrame, step: StepOf<"move">, at: PlaceId) {
  const from = { side: f.side, from: at };
  if (step.how === "move") return enter("march", { ...from, steps: 1 }, "each");
  return enter(
    "attack",
    {
      ...from,
      steps: step.how === "attack" ? 0 : 1,
      either: step.how === "move or attack" ? 1 : 0,
      terms: termsOf(step.terms),
      walls: step.against === "fortification" ? 1 : 0,
      victim: step.against === "that enemy army" ? f.theirs : NONE,
      ...orders(f),
    },
    "each",
  );
}

/** Dice are rolled at one army. */
function shoot(c: C, f: StepFrame, step: StepOf<"shoot">, at: PlaceId) {
  const needs = step.close !== undefined && isClose(c.g, step.dice, at, f) ? step.close : step.target;
  const dice = throwDice(c, diceAt(c.g, f.side, step.dice, at, f));
  const hits = hitsAmong(dice, 0, needs);
  c.tell("shot", { side: f.side, place: at, dice, again: [], needs, hits });
  return enter("hurt", { side: other(f.side), where: at, hits, sure: step.sure === true ? 1 : 0 }, "each");
}

/** A step that is done to armies, to one of them. */
export function toEach(c: C, f: StepFrame, step: Step, at: PlaceId) {
  const { g } = c;
  switch (step.do) {
    case "move":
      return moveArmy(f, step, at);
    case "march":
      f.left = at;
      return enter(
        "march",
        { side: f.side, from: at, steps: step.regions, only: onlyOf(step.armies) },
        "marched",
      );
    case "shoot":
      return shoot(c, f, step, at);
    case "hit":
      return enter("hurt", { side: other(f.side), where: at, hits: step.hits }, "each");
    case "put damage":
      return enter("hurt", { side: other(f.side), where: at, hits: step.markers }, "each");
    case "rally":
      f.left = at;
      if (g.damage[at] === 0) return { go: "each" } as const;
      if (step.spend === true) return { go: "spend" } as const;
      rallyArmy(c, f.side, at, step.target);
      return enter("casualties", { side: f.side, where: at }, "each");
    case "put leadership":
      if (step.upTo === true) {
        f.left = at;
        return { go: "leadership" } as const;
      }
      putLeadership(c, at, step.tokens);
      return { go: "each" } as const;
    case "remove leadership": {
      const many = Math.min(step.most ?? g.tokens[at], g.tokens[at]);
      g.tokens[at] -= many;
      if (many > 0) c.tell("tokens-lost", { place: at, many });
      return { go: "each" } as const;
    }
    default:
      return { go: "each" } as const;
  }
}
