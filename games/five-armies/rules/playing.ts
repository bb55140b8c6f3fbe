/** Chapter 18: cards as actions. */

import {
  ARMY_FACE,
  ARMY_MUSTER_FACE,
  BILBO,
  type CardId,
  CHARACTER_FACE,
  EVENT_FACE,
  FREE,
  MUSTER_FACE,
  sideOf,
  WILL_FACE,
} from "../ids.ts";
import type { CardType } from "../language/names.ts";
import { printed } from "../printing.ts";
import type { FiveArmies } from "../state.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import { NO, YES } from "./choices.ts";
import { discardOpen, leaveTable } from "./hand.ts";
import { mailAt } from "./standing.ts";

const ANY_CARD = (1 << EVENT_FACE) | (1 << WILL_FACE);
/** 5.11: the faces that play a card of each type, masks. */
const FACES: Readonly<Record<CardType, number>> = {
  army: ANY_CARD | (1 << ARMY_FACE) | (1 << ARMY_MUSTER_FACE),
  character: ANY_CARD | (1 << CHARACTER_FACE),
  muster: ANY_CARD | (1 << MUSTER_FACE) | (1 << ARMY_MUSTER_FACE),
};
export const facesOfCard = (g: FiveArmies, card: CardId): number => {
  const type = printed(g).types[card];
  return type === null ? 0 : FACES[type];
};

/** 18.2, 18.3: the card is shown, discarded, and done. */
export const play = chapter("play")({
  show: (c: C, f) => {
    discardOpen(c, f.seat, f.card);
    c.tell("card", { seat: f.seat, card: f.card });
    return enter("steps", { side: sideOf(f.seat), source: "card", program: f.card });
  },
});

/** A Coat of Mail: hits on an army are prevented, once; returns how many. */
export const mail = chapter("mail")({
  use: {
    prompt: "mail",
    pick: (g, f) => ({
      seat: FREE,
      options: f.side === FREE && f.hits > 0 && mailAt(g, f.where) !== null ? [YES, NO] : [],
      about: [f.where, f.hits],
    }),
    answered: (c, f, [verb]) => {
      const coat = mailAt(c.g, f.where);
      if (verb === "no" || coat === null) return { end: 0 };
      leaveTable(c, coat.card);
      c.tell("mail", { character: BILBO, hits: Math.min(coat.hits, f.hits) });
      return { end: Math.min(coat.hits, f.hits) };
    },
    none: () => ({ end: 0 }),
  },
});
