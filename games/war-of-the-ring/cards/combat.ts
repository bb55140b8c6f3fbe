/**
 * How the combat half of a card is written (6.6, 9.4): its condition, and one effect for each initiative number that is
 * printed (`CARDS[card].initiative`, in that order). Effects change the round's figures in `g.battle`; one that asks a
 * player returns a frame of a chapter of its own.
 */
import type { Context, Frame } from "@westmarch/kernel";
import type { CardId, CombatName } from "../data/cards.ts";
import type { Side } from "../data/ids.ts";
import type { Battle, War } from "../state.ts";

/** `side` is the side that played the card, `b` is `g.battle`. */
export type CombatEffect = (
  c: Context<War>,
  b: Battle,
  side: Side,
  card: CardId,
  // biome-ignore lint/suspicious/noConfusingVoidType: an effect that simply happens hands nothing back
) => { readonly call: Frame } | void;

export interface CombatCard {
  /** 9.4.4: what must hold when the card is chosen. Public facts only. */
  readonly demands?: (g: War, b: Battle, side: Side) => boolean;
  readonly effects: readonly CombatEffect[];
}

export type CombatCards = { readonly [N in CombatName]?: CombatCard };
