/** Vitality, wounds and what follows from them (15.1–15.3); only what is printed on attached cards changes vitality (7.9). */
import { printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo, woundsOn } from "./copies.ts";
import { type Modifiers, sum } from "./modifiers.ts";

/** Vitality with the bonuses of what is borne. */
export const vitalityOf =
  (g: CardGame, { id, card }: Copy): Modifiers =>
  (add) => {
    add(printed(card).vitality ?? 0, "printed");
    for (const item of attachedTo(g, id)) add(printed(item.card).vitalityBonus ?? 0, item.card);
  };

/** What is left of it (15.1). */
export const vitalityLeftOf =
  (g: CardGame, copy: Copy): Modifiers =>
  (add) => {
    vitalityOf(g, copy)(add);
    add(-woundsOn(g, copy.id), "wounds");
  };

/** Vitality with all bonuses, wounds left aside. */
export const vitality = (g: CardGame, copy: Copy): number => sum(vitalityOf(g, copy));
/** Vitality with all bonuses, less the wounds (15.1): at 0 the character dies. */
export const vitalityLeft = (g: CardGame, copy: Copy): number => sum(vitalityLeftOf(g, copy));

/** 15.3. */
export const isExhausted = (g: CardGame, copy: Copy): boolean => vitalityLeft(g, copy) === 1;

/** 15.2: an exhausted character can never exert. */
export const canExert = (g: CardGame, copy: Copy): boolean => vitalityLeft(g, copy) >= 2;

/** Whether there is a wound token on a copy. */
export const isWounded = (g: CardGame, copy: Copy): boolean => woundsOn(g, copy.id) > 0;
