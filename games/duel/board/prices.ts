/** What things cost each side now, as a seal on the card says it. Section 8. */
import type { CardId, LandmarkId, Side } from "../data/ids.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import type { Duel } from "../state.ts";

export interface Seal {
  readonly coins: number;
  readonly byChain: boolean;
  readonly affordable: boolean;
}

const seal = (g: Duel, side: Side, coins: number, byChain: boolean): Seal => ({
  coins,
  byChain,
  affordable: coins <= g.coins[side],
});

/** 8.7, 8.8. */
export const cardSeal = (g: Duel, side: Side, card: CardId): Seal =>
  seal(g, side, cardPrice(g, side, card), freedByChain(g, side, card));

/** 9.1. */
export const landmarkSeal = (g: Duel, side: Side, landmark: LandmarkId): Seal =>
  seal(g, side, landmarkPrice(g, side, landmark), false);
