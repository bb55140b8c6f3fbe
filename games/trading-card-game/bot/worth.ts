/** What lies on the table is worth to its owner, in steps along the path. */

import type { CardId } from "../data/ids.ts";
import { isFreePeoples, printed, printedDamage } from "../data/ids.ts";
import { isArcher } from "../rules/archers.ts";
import { vitality, vitalityLeft } from "../rules/vitality.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo } from "../table.ts";

/** What losing the Ring-bearer costs: everything. */
export const EVERYTHING = 24;

const PER_STRENGTH = 0.2;
const PER_VITALITY = 0.1;
const PER_DAMAGE = 0.3;
const ARCHER = 0.4;
const TEXT = 0.2;

/** A character as it is printed. */
export function printedWorth(card: CardId): number {
  const { strength = 0, vitality: most = 0, text } = printed(card);
  const words = text === "" ? 0 : TEXT;
  return PER_STRENGTH * strength + PER_VITALITY * most + PER_DAMAGE * printedDamage(card) + words;
}

/** What a character's items add. */
function borne(g: CardGame, copy: Copy): number {
  let sum = 0;
  for (const { card, owner } of attachedTo(g, copy.id)) {
    if (owner !== copy.owner) continue;
    const { strengthBonus = 0, vitalityBonus = 0, type } = printed(card);
    if (type === "The One Ring") continue;
    sum +=
      ITEM + PER_STRENGTH * strengthBonus + PER_VITALITY * vitalityBonus + PER_DAMAGE * printedDamage(card);
  }
  return sum;
}

const ITEM = 0.15;
const ALLY = 0.5;
const CONDITION = 0.45;

/** An unhurt companion with what it bears. */
const whole = (g: CardGame, copy: Copy): number =>
  printedWorth(copy.card) + borne(g, copy) + (isArcher(g, copy) ? ARCHER : 0);

/** How much of an unhurt companion is left with so much vitality, by how near it is to death. */
const LEFT = [0, 0.6, 0.86, 0.95];
const fraction = (left: number, most: number): number =>
  left >= most ? 1 : left < LEFT.length ? (LEFT[Math.max(0, left)] ?? 1) : 0.98;

/** What each point of vitality that the Ring-bearer has left keeps off. */
const BEARER_LEFT = [-EVERYTHING, -3.2, -1.2, -0.4];

/** A companion or Ring-bearer if so much vitality were left. */
export function characterWorth(g: CardGame, copy: Copy, left = vitalityLeft(g, copy)): number {
  const worth = whole(g, copy);
  if (copy.id !== g.bearer[copy.owner]) return worth * fraction(left, vitality(g, copy));
  return worth + (BEARER_LEFT[Math.max(0, left)] ?? 0.03 * (left - vitality(g, copy)));
}

/** What burdens cost, by how many more would corrupt the Ring-bearer. */
export function burdensCost(resistance: number, burdens: number): number {
  const left = resistance - burdens;
  if (left <= 0) return EVERYTHING;
  return 0.15 * burdens + 5 / (left * left);
}

/** Whatever else stands in somebody's name: allies, conditions, artifacts, stacked cards. */
export function permanentWorth(g: CardGame, copy: Copy): number {
  const { type, strength = 0 } = printed(copy.card);
  switch (type) {
    case "Ally":
      return ALLY + 0.03 * strength + borne(g, copy) - 0.08 * (vitality(g, copy) - vitalityLeft(g, copy));
    case "Condition":
      return CONDITION;
    case "Possession":
      // What a companion bears counts with him, and what a minion bears in its skirmish.
      return copy.zone === "support" || (copy.zone === "attached" && !isFreePeoples(copy.card)) ? ITEM : 0;
    default:
      return 0;
  }
}
