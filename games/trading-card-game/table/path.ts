/** What lies on the adventure path, and who lays what comes next on it (8). */
import type { Seat } from "@westmarch/kernel";
import { printed } from "../data/ids.ts";
import { leftOf, rightOf } from "../seats.ts";
import type { CardGame, Copy } from "../state.ts";
import { siteNumber } from "./active.ts";

/** The site of this number on the path, if it lies there. */
export const siteAt = (g: CardGame, number: number): readonly Copy[] =>
  g.table.filter(({ zone, card }) => zone === "path" && printed(card).siteNumber === number);

/** Who lays the next site: a neighbour by the arrow of the site that is left (8.4). */
export function laysNext(g: CardGame): Seat {
  const [site] = siteAt(g, siteNumber(g));
  const left = site !== undefined && printed(site.card).arrow === "left";
  return left ? leftOf(g, g.turn) : rightOf(g, g.turn);
}
