/** 6.4: when cards leave the table by themselves. */
import type { Context } from "@westmarch/kernel";
import type { NationId } from "../../data/ids.ts";
import { isOnTable } from "../../facts.ts";
import type { War } from "../../state.ts";
import type { Advance } from "../../words/turn.ts";
import { leaveTable } from "./hand.ts";
import { cardsFor } from "./on-table.ts";
import { cardsThat, type Ending, type Use } from "./table-cards.ts";

type C = Context<War>;

/** What each of these cards demands for being played, and for staying in play (6.4.4). */
const STAYING = cardsThat("stays");
const ENDING = cardsThat("endsWith");
const ADVANCING = cardsThat("endsWithAdvance");
const OVER = cardsThat("isOver");

const lieThere = (g: War): boolean => (g.table[0] | g.table[1] | g.table[2] | g.table[3]) !== 0;

/** 0.4.5, 6.4.4: discards every table card whose condition has ended. */
export function keepTable(c: C): void {
  const { g } = c;
  if (!lieThere(g)) return;
  for (const [id, stays] of STAYING) if (isOnTable(g, id) && !stays(g)) leaveTable(c, id);
}

/** 12.5.9: discards what this ends. */
export function endCards(c: C, ending: Ending): void {
  for (const [id, endings] of ENDING) if (endings.includes(ending) && isOnTable(c.g, id)) leaveTable(c, id);
}
/** Whether it would discard anything. */
export const endsCards = (g: War, ending: Ending): boolean =>
  ENDING.some(([id, endings]) => endings.includes(ending) && isOnTable(g, id));

/** Discards what ends with this advance of a Nation. */
export function endWithAdvance(c: C, nation: NationId, why: Advance): void {
  for (const [id, ends] of ADVANCING) if (isOnTable(c.g, id) && ends(nation, why)) leaveTable(c, id);
}
/** Discards what has just been over: a Nation has become active. */
export function endOver(c: C): void {
  for (const [id, isOver] of OVER) if (isOnTable(c.g, id) && isOver(c.g)) leaveTable(c, id);
}

/** A card is used for this, and given up. */
export function spendUp(c: C, use: Use): void {
  const [card] = cardsFor(c.g, use);
  if (card !== undefined) leaveTable(c, card);
}
