/** 6.2: drawing cards, and the hand limit. */
import type { Context } from "@westmarch/kernel";
import { type DeckId, type Side, sideOfDeck } from "../../data/ids.ts";
import { handLimit } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { no, type Refusal } from "../refusal.ts";
import { discardHidden, drawCard, handOf, handSize } from "./hand.ts";

const NOT_YOURS = no("not-your-deck", "6.1.1");
const EMPTY = no("deck-empty", "6.1.3");

/** 5.9.1, 6.1.3: why a side draws nothing from a deck. */
export function whyNoDraw(g: War, side: Side, deck: DeckId): Refusal | null {
  if (sideOfDeck(deck) !== side) return NOT_YOURS;
  return g.deckCount[deck] === 0 ? EMPTY : null;
}

export const draw = chapter("draw")({
  /** 6.2.3: all cards of one effect are drawn before discarding (AMB-53). */
  take: (c: Context<War>, f) => {
    for (const deck of f.decks) drawCard(c, f.seat, deck);
  },
  check: ({ g }, f) => (handSize(g, f.seat) > handLimit(g, f.seat) ? undefined : { end: null }),
  /** D-CRD-01. */
  discard: {
    prompt: "hand-limit",
    ask: (g, f) => ({
      seat: f.seat,
      options: handOf(g, f.seat).map((card) => ALL.discard[card]),
    }),
    answered: (c, f, [, card]) => {
      discardHidden(c, f.seat, card);
      return { go: "check" };
    },
  },
});
