/** Worn with Sorrow and Toil: when a Companion has fallen, the Free Peoples lose a Character Event card. */
import { nthBit } from "@westmarch/armies/cards";
import type { Context } from "@westmarch/kernel";
import { CARDS_IN } from "../../data/cards.ts";
import { CHARACTER_DECK, FREE } from "../../data/ids.ts";
import { isOnTable } from "../../facts.ts";
import { seatsOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import { ALL, DONE } from "../choices.ts";
import { discardHidden, leaveTable } from "./hand.ts";
import { isCardFor } from "./on-table.ts";

/** All cards with the Character symbol that the Free Peoples have are in their Character deck. */
const held = (g: War, seat: number): number => g.handCount[seat * 2 + CHARACTER_DECK];

export const canWear = (g: War): boolean =>
  isCardFor(g, "casualty") &&
  (g.table[CHARACTER_DECK] !== 0 || seatsOf(g, FREE).some((seat) => held(g, seat) > 0));

/** None; a random card of a hand (`number`: the first or second player of the Free Peoples); one on the table. */
export function wearables(g: War): Chosen<"done" | "number" | "card">[] {
  const options: Chosen<"done" | "number" | "card">[] = [DONE];
  for (const [place, seat] of seatsOf(g, FREE).entries())
    if (held(g, seat) > 0) options.push(ALL.number[place]);
  for (const id of CARDS_IN[CHARACTER_DECK]) if (isOnTable(g, id)) options.push(ALL.card[id]);
  return options;
}

export function wear(c: Context<War>, option: Chosen<"done" | "number" | "card">): void {
  const { g } = c;
  if (option[0] === "done") return;
  if (option[0] === "card") {
    leaveTable(c, option[1]);
    return;
  }
  const seat = seatsOf(g, FREE)[option[1]];
  const cards = held(g, seat);
  const n = nthBit(g.secret.hands[seat * 2 + CHARACTER_DECK], cards > 1 ? c.draw(cards) : 0);
  discardHidden(c, seat, CARDS_IN[CHARACTER_DECK][n]);
}
