/** What lies about an army: enemies that could attack it, what rallying it would bring, and dice from afar. Pure. */
import { mean } from "@westmarch/armies/chance";
import type { AskOf } from "@westmarch/kernel";
import type { PlaceId, Side } from "../../ids.ts";
import { leadershipIn, unitsIn } from "../../rules/board.ts";
import { attacksOf } from "../../rules/combat/attack.ts";
import { ANY_ARMY } from "../../rules/sky.ts";
import { diceAt, isClose } from "../../rules/steps/meant.ts";
import type { FiveArmies } from "../../state.ts";
import { stepAt } from "../acting/ranges.ts";
import { rallied, volley } from "./rally.ts";

/** Where a side's armies stand that could attack the army there. */
export const neighboursOf = (view: FiveArmies, side: Side, at: PlaceId): readonly PlaceId[] =>
  attacksOf(view, side, ANY_ARMY).flatMap(([, from, to]) => (to === at ? [from] : []));

/** 10.7: what a die must show. */
const RALLY_NEEDS = 5;

/** What rallying would bring; null for an army without damage. */
export function rallyOf(view: FiveArmies, side: Side, at: PlaceId) {
  const damage = view.damage[at];
  if (damage === 0) return null;
  const shares = rallied(unitsIn(view, side, at), damage, leadershipIn(view, side, at), RALLY_NEEDS);
  return { damage, healed: mean(shares), all: shares[damage] ?? 0 };
}

/** What dice from afar would do to an army that a question lets be chosen for them; null where none would be rolled. */
export function volleyOf(view: FiveArmies, ask: AskOf<FiveArmies> | null, at: PlaceId) {
  const found = ask && stepAt(view, ask);
  if (!ask || found?.step.do !== "shoot") return null;
  if (!ask.options.some((option) => option[0] === "army" && option[1] === at)) return null;
  const { step, frame } = found;
  const dice = diceAt(view, frame.side, step.dice, at, frame);
  const needs = step.close !== undefined && isClose(view, step.dice, at, frame) ? step.close : step.target;
  const shares = volley(dice, needs);
  return { dice, needs, hits: mean(shares), any: 1 - (shares[0] ?? 1) };
}
