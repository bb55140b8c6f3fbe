/** 6.2: drawing cards, and the hand limit. */
import { type Context, chapter } from "@westmarch/kernel";
import { handLimit } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, number } from "./choices.ts";
import type { Drawing } from "./frames.ts";
import { discardHidden, drawCard, handOf, handSize } from "./hand.ts";

export const draw = chapter<War, Drawing>()({
  /** 6.2.3: all cards of one effect are drawn before discarding (AMB-53). */
  take: (c: Context<War>, f) => {
    for (const deck of f.decks) drawCard(c, f.seat, deck);
  },
  check: ({ g }, f) => (handSize(g, f.seat) > handLimit(g, f.seat) ? undefined : { end: null }),
  /** D-CRD-01. */
  discard: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "hand-limit",
      options: handOf(g, f.seat).map((card) => ALL.discard[card]),
    }),
    then: (c, f, option) => {
      discardHidden(c, f.seat, number(option[1]));
      return { go: "check" };
    },
  },
});
