/** Moving (8). */
import { onward } from "@westmarch/cards";
import { NONE } from "@westmarch/kernel";
import { atWork } from "../cards/conditions.ts";
import { signed } from "../cards/counting.ts";
import { printed } from "../data/ids.ts";
import { lastSite } from "../newgame.ts";
import type { CardGame } from "../state.ts";
import { fellowship, siteNumber } from "../table/active.ts";
import { lasting, type Modifiers, neverBelowNone, sum } from "../table/modifiers.ts";
import { laysNext, siteAt } from "../table/path.ts";
import { chapter } from "../vocabulary.ts";
import { addTwilight } from "./burdens.ts";
import { event, happen } from "./happen.ts";
import { settle } from "./settling.ts";
import { laySite, ownSite } from "./sites.ts";

/** The Shadow number of the site where the fellowship is, never below 0 (8.4). */
export const shadowNumberOf = (g: CardGame): Modifiers =>
  neverBelowNone((add) => {
    const [site] = siteAt(g, siteNumber(g));
    if (site) add(printed(site.card).shadowNumber ?? 0, site.card);
    for (const { part, card } of atWork(g, "shadow numbers")) add(signed(part.rule.by), card);
    lasting(g, "shadow number", NONE, add);
  });

/** The sum of `shadowNumberOf`. */
export const shadowNumber = (g: CardGame): number => sum(shadowNumberOf(g));

/** The twilight that comes of moving to the site where the fellowship is: with one for each companion (8.4). */
export const movingTwilightOf =
  (g: CardGame): Modifiers =>
  (add) => {
    shadowNumberOf(g)(add);
    add(fellowship(g).length, "companions");
  };

/** How often the fellowship may move this turn (8.2). */
export const moveLimitOf =
  ({ usualLimit, moveLimit }: CardGame): Modifiers =>
  (add) => {
    add(usualLimit, "usual");
    add(moveLimit - usualLimit, "effect", "turn");
  };

/** 8.1, 8.2: whether the fellowship may move once more. */
export const mayMove = (g: CardGame): boolean =>
  g.moves < g.moveLimit &&
  siteNumber(g) < lastSite(g.rulings) &&
  !g.lasting.some(({ what }) => what === "may not move");

/** 8.4: a move: the next site is laid where it is missing, the marker moves, twilight is added. */
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
  leave: (c) => onward(happen(c, event("leaves", c.g.turn))),
  /** "Moves" and "arrives" are one moment: the Free Peoples player orders what comes of it. */
  marker: (c) => {
    const { g } = c;
    const from = siteNumber(g);
    g.at[g.turn] = from + 1;
    g.moves++;
    c.tell("fellowship-moved", { seat: g.turn, from, to: from + 1 });
    return onward(happen(c, event("moves", g.turn)));
  },
  twilight: (c) => {
    const { g } = c;
    addTwilight(c, sum(movingTwilightOf(g)));
    g.lasting = g.lasting.filter(({ what }) => what !== "shadow number");
    return settle(g, "end");
  },
  end: () => undefined,
});
