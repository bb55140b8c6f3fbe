/** Chapter 18: cards as actions. */
import type { Seat } from "@westmarch/kernel";
import type { CardId } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { type C, chapter } from "../vocabulary.ts";
import { discardOpen } from "./hand.ts";

/** 5.11: the faces that play a card, a mask. */
export function facesOfCard(_g: FiveArmies, _card: CardId): number {
  return 0;
}

export function mayPlay(_g: FiveArmies, _seat: Seat, _card: CardId): boolean {
  return false;
}

export const play = chapter("play")({
  show: (c: C, f) => {
    discardOpen(c, f.seat, f.card);
    c.tell("card", { seat: f.seat, card: f.card });
  },
});

export const mail = chapter("mail")({
  none: () => ({ end: 0 }),
});
