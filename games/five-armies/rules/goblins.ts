/** Chapter 9: goblins and mountain passes. */
import { GOBLIN, PASSES, POINTS, SHADOW } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { type C, chapter } from "../vocabulary.ts";
import { supply, unitsIn } from "./board.ts";
import { ALL } from "./choices.ts";
import { place } from "./movement/forces.ts";

/** 9.1: so many units on a mustering point open its pass. */
const OPENING = 5;

/** 9.1: passes open for good. */
export function openPasses(c: C): void {
  for (const pass of PASSES.keys())
    if (c.g.open[pass] === 0 && unitsIn(c.g, SHADOW, POINTS[pass]) >= OPENING) openPass(c, pass);
}

export function openPass(c: C, pass: number): void {
  c.g.open[pass] = 1;
  c.tell("pass-opened", { place: PASSES[pass] });
}

/** 5.9: whether there is a figure to place. */
export const mayMusterGoblins = (g: FiveArmies): boolean => supply(g, GOBLIN) > 0;

/** 5.9: one Goblin on each mustering point; with a single figure left the player says where. */
export const goblinMuster = chapter("goblin-muster")({
  where: {
    prompt: "goblin",
    pick: (g) => ({
      seat: SHADOW,
      options: supply(g, GOBLIN) === 1 ? POINTS.map((point) => ALL.to[point]) : [],
    }),
    answered: (c, _f, [, at]) => {
      place(c.g, at, GOBLIN);
      c.tell("mustered", { place: at, unit: GOBLIN, many: 1 });
      return { go: "open" };
    },
  },
  both: (c) => {
    if (supply(c.g, GOBLIN) < POINTS.length) return;
    for (const at of POINTS) {
      place(c.g, at, GOBLIN);
      c.tell("mustered", { place: at, unit: GOBLIN, many: 1 });
    }
  },
  open: openPasses,
});
