/** Decks by the numbers that cards have at the table. */
import { CARD, type CardId } from "../data/ids.ts";
import type { Deck as TableDeck } from "../newgame.ts";
import type { Collector, Deck } from "./deck.ts";

/** A card by its number at the table. Throws `RangeError` for one that there is not. */
export const cardOf = (card: Collector): CardId => CARD.of(CARD.find(card));

/** The same of several. */
export const cardsOf = (cards: readonly Collector[]): CardId[] => cards.map(cardOf);

/** A deck as a game begins with it. Throws `RangeError` for a card that there is not. */
export const brought = ({ ring, ringBearer, adventureDeck, drawDeck }: Deck): TableDeck => ({
  ring: cardOf(ring),
  ringBearer: cardOf(ringBearer),
  sites: cardsOf(adventureDeck),
  cards: cardsOf(drawDeck),
});
