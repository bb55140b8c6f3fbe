/** Decks by the numbers that cards have at the table. */
import { CARD } from "../data/ids.ts";
import type { Deck as TableDeck } from "../newgame.ts";
import type { Deck } from "./deck.ts";

/** A deck as a game begins with it. Throws `RangeError` for a card that there is not. */
export const brought = ({ ring, ringBearer, adventureDeck, drawDeck }: Deck): TableDeck => ({
  ring: CARD.of(CARD.find(ring)),
  ringBearer: CARD.of(CARD.find(ringBearer)),
  sites: adventureDeck.map((card) => CARD.of(CARD.find(card))),
  cards: drawDeck.map((card) => CARD.of(CARD.find(card))),
});
