/** Worn with Sorrow and Toil: when a Companion has fallen, the Free Peoples lose a Character Event card. */
import type { Context, Option } from "@westmarch/kernel";
import { WORN_WITH_SORROW } from "../cards/on-table.ts";
import { bitOf, CARDS_OF_DECK } from "../data/cards.ts";
import { CHARACTER_DECK, FREE } from "../data/ids.ts";
import { isOnTable } from "../facts.ts";
import { seatsOf } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, DONE, number } from "./choices.ts";
import { discardHidden, leaveTable, nthBit } from "./hand.ts";

/** All cards with the Character symbol that the Free Peoples have are in their Character deck. */
const held = (g: War, seat: number): number => g.handCount[seat * 2 + CHARACTER_DECK];

export const canWear = (g: War): boolean =>
  isOnTable(g, WORN_WITH_SORROW) &&
  (g.table[CHARACTER_DECK] !== 0 || seatsOf(g, FREE).some((seat) => held(g, seat) > 0));

/** None; a random card of a hand (`number`: the first or second player of the Free Peoples); one on the table. */
export function wearables(g: War): Option[] {
  const options: Option[] = [DONE];
  for (const [place, seat] of seatsOf(g, FREE).entries())
    if (held(g, seat) > 0) options.push(ALL.number[place]);
  for (let id = 0; id < CARDS_OF_DECK; id++)
    if ((g.table[CHARACTER_DECK] & bitOf(id)) !== 0) options.push(ALL.card[id]);
  return options;
}

export function wear(c: Context<War>, option: Option): void {
  const { g } = c;
  if (option[0] === DONE[0]) return;
  if (option[0] === "card") {
    leaveTable(c, number(option[1]));
    return;
  }
  const seat = seatsOf(g, FREE)[number(option[1])];
  const cards = held(g, seat);
  discardHidden(c, seat, nthBit(g.secret.hands[seat * 2 + CHARACTER_DECK], cards > 1 ? c.draw(cards) : 0));
}
