/** Moving (8). */
import type { Seat } from "@westmarch/kernel";
import { fellowship, siteAt } from "../cards/facts.ts";
import { atWork, signed } from "../cards/figures.ts";
import { printed } from "../data/ids.ts";
import { leftOf, rightOf } from "../seats.ts";
import type { CardGame } from "../state.ts";
import { chapter } from "../vocabulary.ts";
import { siteNumber } from "./active.ts";
import { addTwilight } from "./burdens.ts";
import { event, happen } from "./happenings.ts";
import { settle } from "./settling.ts";
import { laySite, ownSite } from "./sites.ts";

/** The last site (19.4). */
export const LAST_SITE = 9;

/** Who lays the next site: a neighbour by the arrow of the site that is left (8.4). */
export function laysNext(g: CardGame): Seat {
  const [site] = siteAt(g, siteNumber(g));
  const left = site !== undefined && printed(site.card).arrow === "left";
  return left ? leftOf(g, g.turn) : rightOf(g, g.turn);
}

/** The Shadow number of the site where the fellowship is, never below 0 (8.4). */
export function shadowNumber(g: CardGame): number {
  const [site] = siteAt(g, siteNumber(g));
  let sum = site ? (printed(site.card).shadowNumber ?? 0) : 0;
  for (const { rule } of atWork(g, "shadow numbers")) sum += signed(rule.by);
  for (const one of g.lasting) if (one.what === "shadow number") sum += one.by;
  return Math.max(0, sum);
}

/** 8.1, 8.2: whether the fellowship may move once more. */
export const mayMove = (g: CardGame): boolean =>
  g.moves < g.moveLimit &&
  siteNumber(g) < LAST_SITE &&
  !g.lasting.some(({ what }) => what === "may not move");

export const moving = chapter("moving")({
  site: (c) => {
    const { g } = c;
    const number = siteNumber(g) + 1;
    if (siteAt(g, number).length > 0) return;
    const seat = laysNext(g);
    const card = ownSite(g, seat, number);
    if (card === undefined) throw new Error(`seat ${seat} has no site ${number}`);
    laySite(c, seat, card);
  },
  leave: (c) => {
    const call = happen(c, event("leaves", c.g.turn));
    if (call) return { call };
  },
  marker: (c) => {
    const { g } = c;
    const from = siteNumber(g);
    g.at[g.turn] = from + 1;
    g.moves++;
    c.tell("fellowship-moved", { seat: g.turn, from, to: from + 1 });
    const call = happen(c, event("moves", g.turn));
    if (call) return { call };
  },
  arrive: (c) => {
    const call = happen(c, event("arrives", c.g.turn));
    if (call) return { call };
  },
  twilight: (c) => {
    const { g } = c;
    addTwilight(c, shadowNumber(g) + fellowship(g).length);
    g.lasting = g.lasting.filter(({ what }) => what !== "shadow number");
    return settle(g, "end");
  },
  end: () => undefined,
});
