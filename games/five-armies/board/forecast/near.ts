/** What lies about an army: enemies that could attack it, and what rallying it would bring. Pure. */
import { mean } from "@westmarch/armies/chance";
import type { PlaceId, Side } from "../../ids.ts";
import { attacksOf } from "../../rules/attack.ts";
import { leadershipIn, unitsIn } from "../../rules/board.ts";
import { ANY_ARMY } from "../../rules/sky.ts";
import type { FiveArmies } from "../../state.ts";
import { rallied } from "./rally.ts";

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
