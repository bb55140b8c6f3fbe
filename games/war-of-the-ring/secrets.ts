/** What a seat that does not know them (notation.ts) might take hands, decks and cards to be. */
import { Unknown } from "@westmarch/armies/cards";
import type { Random, Seat } from "@westmarch/kernel";
import { mayFightWith } from "./cards/combat-cards.ts";
import { bitOf, CARD, CARDS_IN, deckOf, EVERY_CARD } from "./data/cards.ts";
import { ALL_DECKS, DECK_COUNT, type DeckId, NONE, type Side } from "./data/ids.ts";

import { seatsOf } from "./seats.ts";
import type { Battle, Secret, War } from "./state.ts";

/** The cards of a deck that this view places somewhere. */
function placed(view: War, deck: DeckId): number {
  let mask = view.table[deck] | view.spent[deck];
  for (const seat of seatsOf(view, deck < 2 ? 0 : 1))
    mask |= view.secret.hands[seat * 2 + (deck & 1)] | view.secret.buried[seat * 2 + (deck & 1)];
  for (const card of [...view.secret.chosen, ...(view.battle?.cards ?? [])])
    if (card !== NONE && deckOf(card) === deck) mask |= bitOf(card);
  for (const frame of view.stack)
    if ("card" in frame && CARD.is(frame.card) && deckOf(frame.card) === deck) mask |= bitOf(frame.card);
  return mask;
}

/** 9.4.4: the cards of a deck that could have been chosen in this round; what decides that is public. */
function fighting(view: War, battle: Battle, side: Side, deck: DeckId): number {
  let mask = 0;
  for (const card of CARDS_IN[deck]) if (mayFightWith(view, battle, side, card)) mask |= bitOf(card);
  return mask;
}

/** A secret that this seat's view does not contradict: what it has not seen is dealt out anew. */
export function imagine(view: War, seat: Seat, random: Random): Secret {
  const { secret } = view;
  const made: Secret = {
    decks: new Array<number>(DECK_COUNT).fill(0),
    hands: secret.hands.slice(),
    buried: secret.buried.slice(),
    chosen: secret.chosen.slice(),
  };
  for (const deck of ALL_DECKS) {
    const unknown = new Unknown(EVERY_CARD & ~placed(view, deck), random);
    const side = deck < 2 ? 0 : 1;
    if (view.battle && secret.chosen[side] === NONE && view.battle.backs[side] === deck) {
      if (view.battle.cards[side] === NONE)
        made.chosen[side] = CARDS_IN[deck][unknown.takeOne(fighting(view, view.battle, side, deck))];
    }
    for (const owner of seatsOf(view, side)) {
      if (owner === seat) continue;
      const at = owner * 2 + (deck & 1);
      made.hands[at] = unknown.take(view.handCount[at]);
      made.buried[at] = unknown.take(view.buriedCount[at]);
    }
    made.decks[deck] = unknown.rest();
  }
  return made;
}
