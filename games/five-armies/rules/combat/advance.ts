/** 12.16, 13.6: who comes into the region that has been emptied. */
import type { PlaceId } from "../../ids.ts";
import type { Battle, FiveArmies } from "../../state.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { hasArmy, isBeornIn } from "../board.ts";
import { ALL, DONE } from "../choices.ts";
import { ordered } from "./attack.ts";
import { battleOf, isBeorn } from "./battle.ts";

/** 13.6, 13.7: the armies that took part: in a combined attack all that were ordered to it, rolled or not. */
const tookPart = (g: FiveArmies, b: Battle): readonly PlaceId[] =>
  b.combined === 0 ? b.fought : ordered(g, b.attacker, b.target);

/** 12.16, 13.6, 16.8: any part of one attacking army may come into the region that has been emptied. */
export const advance = chapter("advance")({
  choose: {
    prompt: "advance",
    pick: (g) => {
      const b = battleOf(g);
      const armies = isBeorn(b, b.attacker)
        ? isBeornIn(g, b.from) && !g.rulings.restingBeorn
          ? [b.from]
          : []
        : tookPart(g, b).filter((at) => hasArmy(g, b.attacker, at));
      const options = armies.map((at) => ALL.army[at]);
      return { seat: b.attacker, options: options.length > 0 ? [...options, DONE] : [], about: [b.target] };
    },
    answered: (_c, _f, option) => {
      if (option[0] === "done") return { end: null };
      return advancing(battleOf(_c.g), option[1]);
    },
  },
  land: (c) =>
    isBeorn(battleOf(c.g), battleOf(c.g).attacker)
      ? { end: null }
      : enter("landing", { side: battleOf(c.g).attacker }),
});
const advancing = (b: Battle, from: PlaceId) =>
  isBeorn(b, b.attacker)
    ? enter("beorn-advance", { to: b.target })
    : enter("split", { side: b.attacker, from, to: b.target });
