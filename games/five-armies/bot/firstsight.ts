/** What options look worth before anybody thinks. */
import { experienced, type Numbers } from "@westmarch/bots/experience";
import type { Score } from "@westmarch/bots/sight";
import type { FiveArmies } from "../state.ts";
import { noticing } from "./noticing.ts";
import { scoresBy } from "./scores.ts";
import type { Senses } from "./sense.ts";

/** By rules of thumb with these senses, and by what has been learnt from playing, if anything. */
export function firstSight(senses: Senses, learnt?: Numbers): Score<FiveArmies> {
  const rules = scoresBy(senses);
  return learnt ? experienced(rules, noticing, learnt) : rules;
}
