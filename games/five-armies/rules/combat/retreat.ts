/** 12.14 to 12.16, 16.6: retreats. */

import { BEORN, FORD, FREE, other, PLACE, type PlaceId, SHADOW, type Side } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { loseWrath } from "../beorn.ts";
import { controls, hasArmy, isBeornIn, isFree, isRegion } from "../board.ts";
import { ALL } from "../choices.ts";
import { entered } from "../movement/entering.ts";
import { depart, forceIn } from "../movement/forces.ts";

const NONE_THERE: readonly PlaceId[] = [];
const near = (g: FiveArmies, at: PlaceId): readonly PlaceId[] =>
  isRegion(at) ? printed(g).neighbours[at] : NONE_THERE;

/** Whether an enemy stands next to a region; `but` is one that does not count. */
const isWatched = (g: FiveArmies, side: Side, at: PlaceId, but: PlaceId | null): boolean =>
  near(g, at).some((next) => next !== but && !isFree(g, side, next));

/** Whether those who leave are Beorn alone (16.6). */
const isBeornLeaving = (g: FiveArmies, side: Side, from: PlaceId): boolean =>
  side === FREE && isBeornIn(g, from);

/** 12.14: where an army may retreat by its own choice. `easy`: the attacker next to it does not matter (19.9). */
export function refuges(g: FiveArmies, side: Side, from: PlaceId, attacker: PlaceId): PlaceId[] {
  const alone = isBeornLeaving(g, side, from);
  return near(g, from).filter((to) => {
    if (!isFree(g, side, to) || (isBeornIn(g, to) && !alone)) return false;
    if (alone && hasArmy(g, FREE, to)) return false;
    if (hasArmy(g, side, to) || controls(g, side, to)) return true;
    return (
      !controls(g, other(side), to) &&
      printed(g).borders[from][to] !== FORD &&
      !isWatched(g, side, to, g.rulings.easyRetreat ? attacker : null)
    );
  });
}

/** Where the attacker drives an army that has no refuge. */
export function drives(g: FiveArmies, side: Side, from: PlaceId): PlaceId[] {
  return near(g, from).filter(
    (to) =>
      isFree(g, side, to) &&
      !hasArmy(g, FREE, to) &&
      !isBeornIn(g, to) &&
      !hasArmy(g, SHADOW, to) &&
      !controls(g, other(side), to),
  );
}

export const mayRetreat = (g: FiveArmies, side: Side, from: PlaceId, attacker: PlaceId): boolean =>
  refuges(g, side, from, attacker).length > 0 || drives(g, side, from).length > 0;

export const retreat = chapter("retreat", { driven: 0, to: -1 })({
  choose: {
    prompt: "retreat",
    pick: (g, f) => ({
      seat: f.side,
      options: refuges(g, f.side, f.from, f.attacker).map((to) => ALL.to[to]),
      about: [f.from],
    }),
    answered: (_c, f, [, to]) => {
      f.to = to;
      return { go: "leave" };
    },
  },
  driven: {
    prompt: "drive",
    pick: (g, f) => ({
      seat: other(f.side),
      options: drives(g, f.side, f.from).map((to) => ALL.to[to]),
      about: [f.from],
    }),
    answered: (_c, f, [, to]) => {
      f.to = to;
      f.driven = 1;
    },
  },
  leave: (c, f) => {
    const { g } = c;
    const to = PLACE.of(f.to);
    c.tell("retreated", { side: f.side, from: f.from, to });
    if (isBeornLeaving(g, f.side, f.from)) {
      g.at[BEORN] = to;
      entered(c, FREE, to);
      if (f.driven !== 0) loseWrath(c, 1);
      return { end: null };
    }
    depart(c, f.side, f.from, to, forceIn(g, f.side, f.from));
    return enter("landing", { side: f.side });
  },
  pay: (_c, f) =>
    f.driven === 0 ? { end: null } : enter("hurt", { side: f.side, where: PLACE.of(f.to), hits: 1 }, "end"),
  end: () => ({ end: null }),
});
