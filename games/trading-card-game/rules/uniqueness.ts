/** Which titles may stand on the table twice (14). */
import type { Seat } from "@westmarch/kernel";
import { type CardId, isShadow, printed } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { activeCopies, hasInPlay } from "../table/active.ts";

/** Whether uniqueness keeps this seat from playing a card now (14.2, 14.3). */
export function clashes(g: CardGame, seat: Seat, card: CardId): boolean {
  const { unique, title, type } = printed(card);
  if (!unique) return false;
  if (isShadow(card))
    return activeCopies(g).some((copy) => isShadow(copy.card) && printed(copy.card).title === title);
  const isDead =
    (type === "Companion" || type === "Ally") && g.dead[seat].some((one) => printed(one).title === title);
  return isDead || hasInPlay(g, seat, title);
}
