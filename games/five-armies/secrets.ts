/** What a seat that does not know them might take hands, decks and discards to be. */
import { countBits, Unknown } from "@westmarch/armies/cards";
import type { Random, Seat } from "@westmarch/kernel";
import { DECK_SIZES, EVENT_DECK, sideOf, storyDeck } from "./ids.ts";
import type { FiveArmies, Secret } from "./state.ts";

const SEATS = [0, 1] as const;

/** A secret that this seat's view does not contradict: what it has not seen is dealt out anew. */
export function imagine(view: FiveArmies, seat: Seat, random: Random): Secret {
  const { secret } = view;
  const made: Secret = {
    decks: [0, 0, 0],
    hands: secret.hands.slice(),
    buried: secret.buried.slice(),
    looked: secret.looked.slice(),
  };
  for (const deck of [EVENT_DECK, storyDeck(0), storyDeck(1)]) {
    const holders = deck === EVENT_DECK ? SEATS : SEATS.filter((one) => storyDeck(sideOf(one)) === deck);
    const slot = (one: Seat) => one * 2 + (deck === EVENT_DECK ? 0 : 1);
    let known = view.spent[deck] | view.table[deck];
    for (const one of holders)
      known |= secret.hands[slot(one)] | secret.buried[slot(one)] | secret.looked[slot(one)];
    const unknown = new Unknown((2 ** DECK_SIZES[deck] - 1) & ~known, random);
    for (const one of holders) {
      if (one === seat) continue;
      const shown = secret.looked[slot(one)];
      made.hands[slot(one)] = shown | unknown.take(view.handCount[slot(one)] - countBits(shown));
      made.buried[slot(one)] = unknown.take(view.buriedCount[slot(one)]);
    }
    made.decks[deck] = unknown.rest();
  }
  return made;
}
