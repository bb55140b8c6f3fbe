/** Cards, as they are drawn, played and laid aside. */
import { listed } from "@westmarch/boardkit/writing";
import { other, sideOf } from "../../../ids.ts";
import { cardOfDeck, sideName, withinCard } from "../../names.ts";
import { side } from "../slots.ts";
import type { Lines } from "./line.ts";

export const CARD_LINES = {
  drew: {
    kind: "move",
    tell: (f, say) => {
      const who = side(say, sideOf(f.seat));
      return f.card === undefined
        ? say("log.drew", { ...who, card: cardOfDeck(say, f.deck) })
        : say("log.drew", { ...who, card: withinCard(say, f.card) });
    },
  },
  discarded: {
    kind: "move",
    tell: (f, say) => {
      const who = side(say, sideOf(f.seat));
      return f.card === undefined
        ? say("log.discarded", { ...who, card: cardOfDeck(say, f.deck) })
        : say("log.discarded", { ...who, card: withinCard(say, f.card) });
    },
  },
  reshuffled: { kind: "move", tell: ({ cards }, say) => say("log.reshuffled", { count: cards }) },
  card: {
    kind: "move",
    tell: (f, say) => say("log.card", { ...side(say, sideOf(f.seat)), card: withinCard(say, f.card) }),
  },
  "on-table": { kind: "move", tell: (f, say) => say("log.on-table", { card: withinCard(say, f.card) }) },
  "off-table": { kind: "move", tell: (f, say) => say("log.off-table", { card: withinCard(say, f.card) }) },
  "hand-shown": {
    kind: "move",
    tell: ({ seat, cards }, say) => {
      const whose = sideName(say, sideOf(seat));
      const who = side(say, other(sideOf(seat)));
      return cards === undefined || cards.length === 0
        ? say("log.hand-shown", { ...who, whose })
        : say("log.hand-shown.own", {
            ...who,
            whose,
            cards: listed(
              say,
              cards.map((card) => withinCard(say, card)),
            ),
          });
    },
  },
  "card-lost": {
    kind: "move",
    tell: (f, say) => say("log.card-lost", { ...side(say, sideOf(f.seat)), card: withinCard(say, f.card) }),
  },
} satisfies Lines;
