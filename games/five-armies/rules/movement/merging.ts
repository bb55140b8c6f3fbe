/** 8.4, 8.9: columns come to rest, and armies shrink to what their places hold. */

import { PLACE, type PlaceId } from "../../ids.ts";
import { type C, type Chosen, chapter, enter } from "../../vocabulary.ts";
import { roomIn, unitsIn } from "../board.ts";
import { ALL, DONE } from "../choices.ts";
import { openPasses } from "../goblins.ts";
import { entered } from "./entering.ts";
import { land, remove, typesIn } from "./forces.ts";

/** Lets columns come to rest, and armies shrink to what their places hold. */
export const landing = chapter("landing", { places: [], n: 0 })({
  land: (c, f) => {
    f.places = land(c.g, f.side);
    for (const at of f.places) entered(c, f.side, PLACE.of(at));
    openPasses(c);
  },
  next: (_c, f) => {
    if (f.n === f.places.length) return { end: null };
    const at = PLACE.of(f.places[f.n++]);
    return enter("excess", { side: f.side, where: at, trades: 1 }, "next");
  },
});

/** 8.4, 8.9, 10.4: no more units stay in a place than it holds. */
export const excess = chapter("excess", { trades: 0, over: 0 })({
  check: ({ g }, f) => {
    if (unitsIn(g, f.side, f.where) <= roomIn(g, f.side, f.where)) return { end: null };
  },
  lose: {
    prompt: "excess",
    pick: (g, f) => {
      const isOver = unitsIn(g, f.side, f.where) > roomIn(g, f.side, f.where);
      const options: (Chosen<"lose"> | Chosen<"done">)[] = typesIn(g, f.side, f.where).map(
        (unit) => ALL.lose[unit],
      );
      // More may go as long as each takes markers along.
      if (!isOver) {
        if (f.trades === 0 || g.damage[f.where] === 0) return { seat: f.side, options: [], about: [f.where] };
        options.push(DONE);
      }
      return { seat: f.side, options, about: [f.where] };
    },
    answered: (c, f, option) => {
      if (option[0] === "done") return { end: null };
      dismiss(c, f.where, option[1], f.trades !== 0);
      if (unitsIn(c.g, f.side, f.where) > 1) return { go: "lose" };
    },
  },
});

/** One unit leaves, with up to two markers where they may be traded for it. */
export function dismiss(c: C, at: PlaceId, unit: Chosen<"lose">[1], trades: boolean): void {
  const { g } = c;
  remove(g, at, unit);
  if (trades) g.damage[at] -= Math.min(2, g.damage[at]);
  c.tell("removed", { place: at, unit, damage: g.damage[at] });
}
