/** 4.2, 5: cards are drawn, and then the hand limit is kept. */
import type { C } from "../vocabulary.ts";
import { chapter, enter } from "../vocabulary.ts";
import { drawCard } from "./hand.ts";

export const draw = chapter("draw")({
  take: (c: C, f) => {
    for (const deck of f.decks) drawCard(c, f.seat, deck);
    return enter("limit", { seat: f.seat });
  },
});

/** The limit of both hands, the Free Peoples' first. */
export const limits = chapter("limits")({
  free: () => enter("limit", { seat: 0 }),
  shadow: () => enter("limit", { seat: 1 }),
});
