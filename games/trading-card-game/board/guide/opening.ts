/** Where the guided games begin: the boxes' opening of a first game (20.1), with prepared hands. */
import { Engine, type Seat } from "@westmarch/kernel";
import { type CardId, printed } from "../../data/ids.ts";
import { cardOf } from "../../decks/brought.ts";
import type { ReadyDeckId } from "../../decks/readyIds.ts";
import { tradingCardGame } from "../../index.ts";
import { take } from "../../table/copies.ts";

/** What a seat brings, holds, and draws next. */
export interface Prepared {
  readonly deck: ReadyDeckId;
  readonly hand: string;
  readonly draws: string;
}

const cards = (names: string): CardId[] => names.split(/\s+/).filter(Boolean).map(cardOf);

/** Their first Fellowship phase, as the notation tells it; the first of the two begins. */
export function opening(prepared: readonly [Prepared, Prepared]): string {
  const [{ deck: deck1 }, { deck: deck2 }] = prepared;
  const g = new Engine(tradingCardGame).start({ deck1, deck2, firstGame: true }, () => 0);
  const { hands, decks } = g.secret;
  const deal = (seat: Seat, { hand, draws }: Prepared): void => {
    const rest = [...hands[seat], ...decks[seat]].sort((one, other) => one - other);
    const [held, next] = [cards(hand), cards(draws)];
    for (const card of [...held, ...next])
      if (!take(rest, card)) throw new RangeError(`the deck has not so many of ${printed(card).title}`);
    hands[seat] = held.sort((one, other) => one - other);
    decks[seat] = [...next, ...rest];
  };
  for (const [seat, one] of prepared.entries()) deal(seat, one);
  return tradingCardGame.notation.write(g);
}
