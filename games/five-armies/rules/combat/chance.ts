/** Chance of War. */

import { isHit, throwDice } from "@westmarch/armies/dice";
import { BOTH, FREE, other, SHADOW } from "../../ids.ts";
import { type Chosen, chapter } from "../../vocabulary.ts";
import { DONE } from "../choices.ts";
import { battleOf, M, mod } from "./battle.ts";
import { rollTarget } from "./dice.ts";

/** Chance of War: dice of either side are rolled again. */
export const chance = chapter("chance", { side: -1, n: 0, done: [] })({
  begin: (c, f) => {
    const b = battleOf(c.g);
    // 12.1: the defender first, then the attacker.
    const side = [other(b.attacker), b.attacker].find((one) => mod(b, one, M.chances) > 0);
    if (side === undefined) return { end: null };
    f.side = side;
    f.n = mod(b, side, M.chances);
    b.mods[side][M.chances] = 0;
  },
  choose: {
    prompt: "chance",
    pick: (g, f) => {
      const b = battleOf(g);
      const options: (Chosen<"die"> | Chosen<"done">)[] = [DONE];
      for (const side of BOTH)
        for (const die of b.rolled[side].keys())
          if (!f.done.includes(side * MANY_DICE + die)) options.push(["die", side, die]);
      return { seat: f.side === FREE ? FREE : SHADOW, options: f.n > 0 ? options : [], about: [f.n] };
    },
    none: () => ({ go: "begin" }),
    answered: (c, f, option) => {
      if (option[0] === "done") return { go: "begin" };
      const b = battleOf(c.g);
      const [, side, die] = option;
      f.n--;
      f.done = [...f.done, side * MANY_DICE + die];
      const [value] = throwDice(c, 1);
      b.rolled[side][die] = value;
      b.struck[side][die] = isHit(value, mod(b, side, M.bonus), rollTarget(c.g, b, side)) ? 1 : 0;
      c.tell("die-again", { side, die, value });
      return { go: "choose" };
    },
  },
});
const MANY_DICE = 32;
