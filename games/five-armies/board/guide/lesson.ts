import type { Lesson } from "@westmarch/boardkit/lesson";
import { guideIn } from "@westmarch/boardkit/lesson";
import { bitOf, CARD, DECK_SIZES, EVENT_DECK, PLACE } from "../../ids.ts";
import { fiveArmies } from "../../index.ts";
import { idOf } from "../explaining.ts";
import type { Besides, Key } from "../keys.ts";

/**
 * A first game told in the notation; chance are dice from 0 to 5, and places in a deck or in the pool. On a phone its words
 * would lie on dice, cards and the road to dusk, so they stand below all of them.
 */
export const guideOf = (lesson: Lesson<Key>): Besides["guides"][number] => ({
  ...guideIn(fiveArmies.notation, lesson),
  docked: true,
});

/** The id of a place, to point at. */
export const at = (name: (typeof PLACE.names)[number]): string => idOf("region", PLACE.named(name));

/** An Event card for each side, and decks without them, in the words of the notation. */
export function hands(free: (typeof CARD.names)[number], shadow: (typeof CARD.names)[number]): string {
  const [mine, theirs] = [free, shadow].map((name) => bitOf(CARD.named(name)));
  const [events, stories] = DECK_SIZES;
  const all = (size: number): number => 2 ** size - 1;
  return [
    `hands=${mine}:0:${theirs}:0 handCount=1:0:1:0`,
    `decks=${all(events) - mine - theirs}:${all(stories)}:${all(stories)}`,
    `deckCount=${events - 2}:${stories}:${stories}`,
  ].join(" ");
}

/** Where the Event cards lie. */
export const EVENTS = idOf("deck", EVENT_DECK);
