/** Strength: what is printed, what is borne (7.9), what standing rules add, what lasts. */
import { atWorkOn, isUnder } from "../cards/conditions.ts";
import { capped, times } from "../cards/counting.ts";
import { isWeapon, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo } from "../table/copies.ts";
import { lasting, lasts, type Modifiers, neverBelowNone, sum } from "../table/modifiers.ts";

/** What the strength of a character is made of; never below 0 (12.3). */
export const strengthOf = (g: CardGame, copy: Copy): Modifiers =>
  neverBelowNone((add) => {
    add(printed(copy.card).strength ?? 0, "printed");
    const weaponless = isUnder(g, "no strength from weapons", copy);
    for (const { id, card } of attachedTo(g, copy.id)) {
      const silent = (weaponless && isWeapon(card)) || lasts(g, "gives no strength", id);
      if (!silent) add(printed(card).strengthBonus ?? 0, card);
    }
    for (const { part, context, card } of atWorkOn(g, "strength", copy)) {
      const { by, per, limit } = part.rule;
      add(capped(times(g, context, by, per), limit), card);
    }
    lasting(g, "strength", copy.id, add);
  });

/** The sum of `strengthOf`: the strength that counts in a skirmish (12.3). */
export const strength = (g: CardGame, copy: Copy): number => sum(strengthOf(g, copy));

/** How many times stronger the other side must be to overwhelm this character (12.3). */
export const overwhelmedAt = (g: CardGame, copy: Copy): 2 | 3 =>
  lasts(g, "tripled", copy.id) || isUnder(g, "overwhelm if tripled", copy) ? 3 : 2;
