/** Vitality, wounds and what follows from them (15.1–15.3); only what is printed on attached cards changes vitality (7.9). */
import { NONE } from "@westmarch/kernel";
import { type CardId, isCharacter, printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo, woundsOn } from "./copies.ts";
import type { Modifiers } from "./modifiers.ts";
import { recalling } from "./recall.ts";

const printedVitality = (card: CardId): number => printed(card).vitality ?? 0;

/** Vitality with the bonuses of what is borne. */
export const vitalityOf =
  (g: CardGame, { id, card }: Copy): Modifiers =>
  (add) => {
    add(printedVitality(card), "printed");
    for (const item of attachedTo(g, id)) add(printed(item.card).vitalityBonus ?? 0, item.card);
  };

/** What is left of it (15.1). */
export const vitalityLeftOf =
  (g: CardGame, copy: Copy): Modifiers =>
  (add) => {
    vitalityOf(g, copy)(add);
    add(-woundsOn(g, copy.id), "wounds");
  };

/** The sum of `vitalityOf` for every copy of a table, by its number: after each step all are looked at (17.7). */
const vitalities = recalling((table: readonly Copy[]): readonly number[] => {
  const all: number[] = [];
  for (const { id, card } of table) all[id] = printedVitality(card);
  for (const { card, zone, on } of table)
    if (on !== NONE && zone !== "stacked" && all[on] !== undefined)
      all[on] += printed(card).vitalityBonus ?? 0;
  return all;
});

/** By place on a table, the wounds that kill (15.1); nothing on the path dies, nor what is no character. */
const deadly = recalling((table: readonly Copy[]): readonly number[] => {
  const all = vitalities(table);
  return table.map(({ id, card, zone }) =>
    isCharacter(card) && zone !== "path" ? (all[id] ?? 0) : Number.POSITIVE_INFINITY,
  );
});

/** Whether a character has no vitality left, active or not: hardly ever, so who it is need not be looked for. */
export function mayDie({ table, wounds }: CardGame): boolean {
  const most = deadly(table);
  for (let place = 0; place < most.length; place++) if (wounds[place] >= most[place]) return true;
  return false;
}

/** Vitality with all bonuses, wounds left aside. */
export const vitality = (g: CardGame, { id, card }: Copy): number =>
  vitalities(g.table)[id] ?? printedVitality(card);
/** Vitality with all bonuses, less the wounds (15.1): at 0 the character dies. */
export const vitalityLeft = (g: CardGame, copy: Copy): number => vitality(g, copy) - woundsOn(g, copy.id);

/** 15.3. */
export const isExhausted = (g: CardGame, copy: Copy): boolean => vitalityLeft(g, copy) === 1;

/** 15.2: an exhausted character can never exert. */
export const canExert = (g: CardGame, copy: Copy): boolean => vitalityLeft(g, copy) >= 2;

/** Whether there is a wound token on a copy. */
export const isWounded = (g: CardGame, copy: Copy): boolean => woundsOn(g, copy.id) > 0;
