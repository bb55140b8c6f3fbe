/** Keywords with a figure or without, printed and gained (24). */
import { atWork, lastingOn, lasts, signed } from "../cards/figures.ts";
import { matches } from "../cards/matching.ts";
import { hasPrinted, printedDamage } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";

/** The sum of all damage bonuses (24: they add up). */
export function damage(g: CardGame, copy: Copy): number {
  return printedDamage(copy.card) + lastingOn(g, "damage", copy.id) + granted(g, copy, "damage");
}

/** How many minions more than one may be assigned to a character (11.2). */
export const defender = (g: CardGame, copy: Copy): number =>
  lastingOn(g, "defender", copy.id) + granted(g, copy, "defender");

function granted(g: CardGame, copy: Copy, keyword: "damage" | "defender"): number {
  let sum = 0;
  for (const { rule, saying } of atWork(g, "is")) {
    const { quality } = rule;
    if (typeof quality === "string" || quality.keyword !== keyword) continue;
    if (matches(g, saying, rule.target, copy)) sum += signed(quality.by);
  }
  return sum;
}

/** 12.6. */
export function isFierce(g: CardGame, copy: Copy): boolean {
  if (hasPrinted(copy.card, "fierce") || lasts(g, "fierce", copy.id)) return true;
  for (const { rule, saying } of atWork(g, "is")) {
    if (rule.quality === "fierce" && matches(g, saying, rule.target, copy)) return true;
  }
  return false;
}
