/** Keywords with a figure or without, printed and gained (24). */
import { atWorkOn, lasts, signed } from "../cards/figures.ts";
import { hasPrinted, printedDamage } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { type Add, lasting, sum, type Tells } from "../table/modifiers.ts";

/** The damage bonuses of a character (24: they add up). */
export const damageBonusOf =
  (g: CardGame, copy: Copy): Tells =>
  (add) => {
    add(printedDamage(copy.card), "printed");
    gained(g, copy, "damage", add);
  };

export const damage = (g: CardGame, copy: Copy): number => sum(damageBonusOf(g, copy));

/** How many minions more than one may be assigned to a character (11.2). */
export const defenderBonusOf =
  (g: CardGame, copy: Copy): Tells =>
  (add) =>
    gained(g, copy, "defender", add);

export const defender = (g: CardGame, copy: Copy): number => sum(defenderBonusOf(g, copy));

function gained(g: CardGame, copy: Copy, keyword: "damage" | "defender", add: Add): void {
  lasting(g, keyword, copy.id, add);
  for (const { part, card } of atWorkOn(g, "is", copy)) {
    const { quality } = part.rule;
    if (typeof quality !== "string" && quality.keyword === keyword) add(signed(quality.by), card);
  }
}

/** 12.6. */
export function isFierce(g: CardGame, copy: Copy): boolean {
  if (hasPrinted(copy.card, "fierce") || lasts(g, "fierce", copy.id)) return true;
  return atWorkOn(g, "is", copy).some(({ part }) => part.rule.quality === "fierce");
}
