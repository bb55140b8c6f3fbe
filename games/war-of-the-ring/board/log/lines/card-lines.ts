/** Cards, as they are drawn, played and laid aside. */
import { CARDS } from "../../../data/cards.ts";
import { NONE } from "../../../data/ids.ts";
import { cardName } from "../../names.ts";
import { card, deck, face, pips, player } from "../slots.ts";
import type { Lines } from "./line.ts";

/** Cards whose dice are counted for or against Corruption, and hit no figure. */
const COUNTING: ReadonlySet<string> = new Set(["athelas", "candles-of-corpses"]);

export const CARD_LINES = {
  drew: {
    kind: "move",
    tell: (f, say, view) => {
      const slots = { ...player(say, view, f.seat), deck: deck(say, f.deck) };
      return f.card === undefined
        ? say("log.drew", slots)
        : say("log.drew.own", { ...slots, card: card(say, f.card) });
    },
  },
  discarded: {
    kind: "move",
    tell: (f, say, view) => {
      const slots = { ...player(say, view, f.seat), deck: deck(say, f.deck) };
      return f.card === undefined
        ? say("log.discarded", slots)
        : say("log.discarded.own", { ...slots, card: card(say, f.card) });
    },
  },
  played: {
    kind: "move",
    tell: (f, say, view) => {
      const slots = { ...player(say, view, f.seat), card: cardName(say, f.card) };
      return f.face === NONE
        ? say("log.played.free", slots)
        : say("log.played", { ...slots, face: face(say, f.face) });
    },
  },
  "on-table": { kind: "move", tell: (f, say) => say("log.on-table", { card: card(say, f.card) }) },
  "off-table": { kind: "move", tell: (f, say) => say("log.off-table", { card: card(say, f.card) }) },
  "card-rolled": {
    kind: "move",
    tell: (f, say) =>
      say(COUNTING.has(CARDS[f.card].name) ? "log.card-rolled.counted" : "log.card-rolled", {
        card: card(say, f.card),
        dice: pips(say, f.dice),
        hits: f.hits,
      }),
  },
} satisfies Lines;
