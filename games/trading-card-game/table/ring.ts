/** Where the One Ring is, and whether it works (18). */
import type { Seat } from "@westmarch/kernel";
import { printed } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";

/** The Ring of a player. */
export const ringOf = (g: CardGame, seat: Seat): Copy | undefined =>
  g.table.find(({ owner, card }) => owner === seat && printed(card).type === "The One Ring");

/** Whether the Ring has no text in the skirmish that is going on (1R224). */
export const isSilenced = (g: CardGame): boolean =>
  g.lasting.some(({ what, on }) => what === "ring without text" && on === g.skirmish);
