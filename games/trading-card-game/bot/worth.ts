/** What lies on the table is worth to its owner, in steps along the path. */

import { isArcher } from "../cards/archers.ts";
import type { CardId } from "../data/ids.ts";
import { isFreePeoples, printed, printedDamage } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { attachedTo } from "../table/copies.ts";
import { vitality, vitalityLeft } from "../table/vitality.ts";
import { sense } from "./sense.ts";

/** What losing the Ring-bearer costs: everything. */
export const EVERYTHING = 24;

/** A character as it is printed. */
export function printedWorth(card: CardId): number {
  const { strength = 0, vitality: most = 0, text } = printed(card);
  const words = text === "" ? 0 : sense.text;
  return (
    sense.perStrength * strength + sense.perVitality * most + sense.perDamage * printedDamage(card) + words
  );
}

/** What a character's items add. */
function borne(g: CardGame, copy: Copy): number {
  let sum = 0;
  for (const { card, owner } of attachedTo(g, copy.id)) {
    if (owner !== copy.owner) continue;
    const { strengthBonus = 0, vitalityBonus = 0, type } = printed(card);
    if (type === "The One Ring") continue;
    sum +=
      sense.item +
      sense.perStrength * strengthBonus +
      sense.perVitality * vitalityBonus +
      sense.perDamage * printedDamage(card);
  }
  return sum;
}

/** An unhurt companion with what it bears. */
const whole = (g: CardGame, copy: Copy): number =>
  printedWorth(copy.card) + borne(g, copy) + (isArcher(g, copy) ? sense.archer : 0);

/** How much of an unhurt companion is left with so much vitality, by how near it is to death. */
function fraction(left: number, most: number): number {
  if (left >= most) return 1;
  if (left <= 0) return 0;
  return left === 1
    ? sense.leftOne
    : left === 2
      ? sense.leftTwo
      : left === 3
        ? sense.leftThree
        : sense.leftMore;
}

/** What it costs that the Ring-bearer has no more vitality left than this. */
function bearerCost(left: number, most: number): number {
  if (left <= 0) return EVERYTHING;
  return left === 1
    ? sense.bearerOne
    : left === 2
      ? sense.bearerTwo
      : left === 3
        ? sense.bearerThree
        : sense.bearerWound * (most - left);
}

/** A companion or Ring-bearer if so much vitality were left. */
export function characterWorth(g: CardGame, copy: Copy, left = vitalityLeft(g, copy)): number {
  const worth = whole(g, copy);
  if (copy.id !== g.bearer[copy.owner]) return worth * fraction(left, vitality(g, copy));
  return worth - bearerCost(left, vitality(g, copy));
}

/** What burdens cost, by how many more would corrupt the Ring-bearer. */
export function burdensCost(resistance: number, burdens: number): number {
  const left = resistance - burdens;
  if (left <= 0) return EVERYTHING;
  return sense.burden * burdens + sense.lastBurdens / (left * left);
}

/** What other permanents are worth to their owner: allies, conditions, artifacts, stacked cards. */
export function permanentWorth(g: CardGame, copy: Copy): number {
  const { type, strength = 0 } = printed(copy.card);
  switch (type) {
    case "Ally":
      return (
        sense.ally +
        sense.allyStrength * strength +
        borne(g, copy) -
        sense.allyWound * (vitality(g, copy) - vitalityLeft(g, copy))
      );
    case "Condition":
      return sense.condition;
    case "Possession":
      // What a companion bears counts with him, and what a minion bears in its skirmish.
      return copy.zone === "support" || (copy.zone === "attached" && !isFreePeoples(copy.card))
        ? sense.item
        : 0;
    default:
      return 0;
  }
}
