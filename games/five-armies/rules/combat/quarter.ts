/** 12.10: what takes a unit of an enemy who still has two markers. */
import { other } from "../../ids.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { hasArmy, unitsIn } from "../board.ts";
import { ALL } from "../choices.ts";
import { typesIn } from "../movement/forces.ts";
import { dismiss } from "../movement/merging.ts";
import { battleOf, isBeorn, M, mod, placeOf } from "./battle.ts";

/** After casualties: effects that take a unit of an enemy who still has two markers. */
export const quarter = chapter("quarter")({
  lose: {
    prompt: "quarter",
    pick: (g, f) => {
      const b = battleOf(g);
      const enemy = other(f.side);
      const at = placeOf(b, enemy);
      const least = Math.max(mod(b, f.side, M.encircles), mod(b, f.side, M.quarter));
      const hurts = least > 0 && !isBeorn(b, enemy) && hasArmy(g, enemy, at) && g.damage[at] >= least;
      return {
        seat: mod(b, f.side, M.encircles) > 0 ? f.side : enemy,
        options: hurts ? typesIn(g, enemy, at).map((unit) => ALL.lose[unit]) : [],
        about: [at],
      };
    },
    answered: (c, f, [, unit]) => {
      const b = battleOf(c.g);
      const enemy = other(f.side);
      const at = placeOf(b, enemy);
      dismiss(c, at, unit, true);
      if (unitsIn(c.g, enemy, at) > 0) return;
      return enter("destruction", { side: enemy, where: at });
    },
  },
});
