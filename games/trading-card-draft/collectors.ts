/** Cards by what stands at their foot, as decks name them. */
import { type CardId, printed } from "@westmarch/trading-card-game/data/ids";
import type { Collector } from "@westmarch/trading-card-game/decks/deck";

export const collectorsOf = (cards: readonly CardId[]): readonly Collector[] =>
  cards.map((card) => printed(card).id);
