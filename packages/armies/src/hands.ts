/** Hands of cards and what was discarded face down, as masks of a deck's cards: the only functions that fill and empty them. */
import { nthBit } from "./cards.ts";

/** Where a game keeps its cards; how many there are anywhere is public. */
interface Cards {
  readonly secret: { readonly decks: number[]; readonly hands: number[]; readonly buried: number[] };
  readonly deckCount: number[];
  readonly handCount: number[];
  readonly buriedCount: number[];
}

/** What a game tells and draws while cards move. */
export interface CardMoves<G, Card, Deck> {
  readonly g: G;
  draw(sides: number): number;
  reveal(): void;
  tellMore(
    type: "drew" | "discarded",
    facts: { seat: number; deck: Deck },
    to: readonly number[],
    secret: { card: Card },
  ): void;
}

/** How a game numbers its cards. */
interface Numbering<Card extends number, Deck extends number> {
  deckOf(card: Card): Deck;
  bitOf(card: Card): number;
  cardIn(deck: Deck, bit: number): Card;
  /** Where cards of a deck lie in the hand of a seat. */
  slot(seat: number, deck: Deck): number;
}

/** How cards come to hands and leave them. */
export function handsOf<G extends Cards, Card extends number, Deck extends number>({
  deckOf,
  bitOf,
  cardIn,
  slot,
}: Numbering<Card, Deck>) {
  type C = CardMoves<G, Card, Deck>;

  function toHand(g: G, seat: number, card: Card): void {
    const at = slot(seat, deckOf(card));
    g.secret.hands[at] |= bitOf(card);
    g.handCount[at]++;
  }
  function outOfHand(g: G, seat: number, card: Card): void {
    const at = slot(seat, deckOf(card));
    g.secret.hands[at] &= ~bitOf(card);
    g.handCount[at]--;
  }

  /** One card from the top; an empty deck gives none. */
  function drawFrom(c: C, seat: number, deck: Deck): void {
    const { g } = c;
    if (g.deckCount[deck] === 0) return;
    const n = g.deckCount[deck] > 1 ? c.draw(g.deckCount[deck]) : 0;
    const card = cardIn(deck, nthBit(g.secret.decks[deck], n));
    g.secret.decks[deck] &= ~bitOf(card);
    g.deckCount[deck]--;
    toHand(g, seat, card);
    c.reveal();
    c.tellMore("drew", { seat, deck }, [seat], { card });
  }

  /** Face down: only the seats in `known` learn which. */
  function discardHidden(c: C, seat: number, card: Card, known: readonly number[] = [seat]): void {
    const { g } = c;
    const deck = deckOf(card);
    const at = slot(seat, deck);
    outOfHand(g, seat, card);
    g.secret.buried[at] |= bitOf(card);
    g.buriedCount[at]++;
    c.tellMore("discarded", { seat, deck }, known, { card });
  }

  return { toHand, outOfHand, drawFrom, discardHidden };
}
/** How many cards a seat holds of both kinds; public. */
export const handSize = (g: { readonly handCount: readonly number[] }, seat: number): number =>
  g.handCount[seat * 2] + g.handCount[seat * 2 + 1];
