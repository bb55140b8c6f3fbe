/** The combat halves of all cards, and the questions that a battle asks of them. */
import { CARDS, type CardId, type CombatName } from "../data/cards.ts";
import { NONE, other, type Side } from "../data/ids.ts";
import type { Battle, War } from "../state.ts";
import { FREE_COMBAT } from "./combat/free.ts";
import { SHADOW_COMBAT } from "./combat/shadow.ts";
import type { CombatCard } from "./combat.ts";

const BY_TITLE: { readonly [N in CombatName]: CombatCard } = { ...FREE_COMBAT, ...SHADOW_COMBAT };

/** By card number. */
export const COMBAT: readonly CombatCard[] = CARDS.map(({ combat }) => BY_TITLE[combat]);

/** 9.4.4: whether a side may choose this card in this round. */
export const mayFightWith = (g: War, b: Battle, side: Side, card: CardId): boolean =>
  COMBAT[card].demands?.(g, b, side) ?? true;

interface Due {
  readonly side: Side;
  readonly card: CardId;
  /** Its place on the card. */
  readonly effect: number;
}

/** 9.4.6: the effects of one initiative, the defender's first. */
export function effectsDue(b: Battle, initiative: number): readonly Due[] {
  const due: Due[] = [];
  for (const side of [other(b.attacker), b.attacker]) {
    const card = b.cards[side];
    if (card === NONE) continue;
    const effect = CARDS[card].initiative.indexOf(initiative);
    if (effect >= 0) due.push({ side, card, effect });
  }
  return due;
}
