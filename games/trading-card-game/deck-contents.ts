/** What lies in draw decks, as far as a view can tell. */
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, isFreePeoples, isShadow } from "./data/ids.ts";
import { type CardGame, UNSEEN } from "./state.ts";
import { beingPlayed } from "./table/being-played.ts";

/** The cards of a seat's draw deck that lie elsewhere now, as far as this view knows them. */
export function cardsOut(view: CardGame, seat: Seat): CardId[] {
  const { bearer } = view.starts[seat];
  const table = view.table
    .filter(({ owner, card }) => owner === seat && isOfDrawDeck(card))
    .map(({ card }) => card);
  // The Ring-bearer of the start was not in the deck.
  const started = view.bearer[seat] === NONE ? -1 : table.indexOf(bearer);
  if (started >= 0) table.splice(started, 1);
  const dead = view.dead[seat].slice();
  if (started < 0 && view.bearer[seat] !== NONE && dead.includes(bearer))
    dead.splice(dead.indexOf(bearer), 1);
  const aside = view.aside?.owner === seat ? view.secret.aside : [];
  const playing = beingPlayed(view)
    .filter((f) => f.seat === seat)
    .map(({ card }) => card);
  return [...table, ...dead, ...view.discards[seat], ...aside, ...view.secret.hands[seat], ...playing];
}

/**
 * The cards in a seat's draw deck, in no order, as the seat itself can tell them: where a view hides them, what it
 * brought and what lies nowhere else.
 */
export function deckOf(view: CardGame, seat: Seat): readonly CardId[] {
  const { decks, brought } = view.secret;
  return decks[seat].includes(UNSEEN) ? without(brought[seat], cardsOut(view, seat)) : decks[seat];
}

const isOfDrawDeck = (card: CardId): boolean => isFreePeoples(card) || isShadow(card);

/** What is left of a pile when these have been taken out, each once. */
export function without(cards: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = cards.slice();
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
