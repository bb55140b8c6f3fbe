/** Strength: what is printed, what is borne (7.9), what standing rules add, what lasts. */
import { capped } from "../cards/counting.ts";
import { atWork, isUnder, lastingOn, lasts, times } from "../cards/figures.ts";
import { matches } from "../cards/matching.ts";
import { type CardId, isWeapon, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo } from "../table.ts";

/** One thing that a strength is made of: "2 from …". */
export interface Share {
  readonly from: CardId | "printed" | "until then";
  readonly much: number;
}

/** What the strength of a character is made of, in the order in which it is counted. */
export function strengthOf(g: CardGame, copy: Copy): readonly Share[] {
  const shares: Share[] = [{ from: "printed", much: printed(copy.card).strength ?? 0 }];
  const add = (from: Share["from"], much: number): void => {
    if (much !== 0) shares.push({ from, much });
  };
  const weaponless = isUnder(g, "no strength from weapons", copy);
  for (const { id, card } of attachedTo(g, copy.id)) {
    const silent = (weaponless && isWeapon(card)) || lasts(g, "gives no strength", id);
    add(card, silent ? 0 : (printed(card).strengthBonus ?? 0));
  }
  for (const { rule, saying, said } of atWork(g, "strength")) {
    if (matches(g, saying, rule.target, copy)) {
      add(said.card, capped(times(g, saying, rule.by, rule.per), rule.limit));
    }
  }
  add("until then", lastingOn(g, "strength", copy.id));
  return shares;
}

/** Never below 0 (12.3). */
export const strength = (g: CardGame, copy: Copy): number =>
  Math.max(
    0,
    strengthOf(g, copy).reduce((sum, { much }) => sum + much, 0),
  );

/** How many times stronger the other side must be to overwhelm this character (12.3). */
export const overwhelmedAt = (g: CardGame, copy: Copy): 2 | 3 =>
  lasts(g, "tripled", copy.id) || isUnder(g, "overwhelm if tripled", copy) ? 3 : 2;
