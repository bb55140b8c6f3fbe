/** Fresh Ranks: a unit card is taken back. */
import { BOTH, FREE, MANEUVER, SHADOW, UNIT_COUNT } from "../../ids.ts";
import { chapter } from "../../vocabulary.ts";
import { ALL } from "../choices.ts";
import { battleOf, M, mod } from "./battle.ts";

/** Fresh Ranks: a unit card is taken back. */
export const takeBack = chapter("take-back", { side: -1 })({
  begin: (c, f) => {
    const b = battleOf(c.g);
    const side = BOTH.find((one) => mod(b, one, M.back) > 0);
    if (side === undefined) return { end: null };
    f.side = side;
    b.mods[side][M.back]--;
  },
  choose: {
    prompt: "take-back",
    pick: (g, f) => {
      const b = battleOf(g);
      const side = f.side === FREE ? FREE : SHADOW;
      return {
        seat: side,
        options: MANEUVER.all.flatMap((card) =>
          card < UNIT_COUNT && (b.used[side] & (1 << card)) !== 0 ? [ALL.maneuver[card]] : [],
        ),
      };
    },
    answered: ({ g }, f, [, card]) => {
      const side = f.side === FREE ? FREE : SHADOW;
      battleOf(g).used[side] &= ~(1 << card);
      return { go: "begin" };
    },
    none: () => ({ go: "begin" }),
  },
});
