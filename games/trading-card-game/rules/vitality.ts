/** Vitality, wounds and what follows from them (15.1–15.3); only what is printed on attached cards changes vitality (7.9). */
import { printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo, woundsOn } from "../table.ts";

/** Vitality with the bonuses of what is borne. */
export function vitality(g: CardGame, { id, card }: Copy): number {
  let sum = printed(card).vitality ?? 0;
  for (const item of attachedTo(g, id)) sum += printed(item.card).vitalityBonus ?? 0;
  return sum;
}

/** What is left of it (15.1). */
export const vitalityLeft = (g: CardGame, copy: Copy): number => vitality(g, copy) - woundsOn(g, copy.id);

/** 15.3. */
export const isExhausted = (g: CardGame, copy: Copy): boolean => vitalityLeft(g, copy) === 1;

/** 15.2: an exhausted character can never exert. */
export const canExert = (g: CardGame, copy: Copy): boolean => vitalityLeft(g, copy) >= 2;

export const isWounded = (g: CardGame, copy: Copy): boolean => woundsOn(g, copy.id) > 0;
