/** 5.1, 5.4, 8.6: armies move, one region each or in a forced march. */

import { PLACE } from "../../ids.ts";
import { chapter, enter } from "../../vocabulary.ts";
import { stopsMarch, ways } from "../board.ts";
import { ALL, DONE } from "../choices.ts";
import { entered } from "./entering.ts";
import { canEnter, orderOf, stepsOf } from "./orders.ts";

// ---- 5.1: strategic move

/** Up to so many armies each move one region; all movements are finished before any merging. */
export const strategic = chapter("strategic", { led: 0, types: 0, whole: 0, only: 0, moved: [] })({
  choose: {
    prompt: "move",
    pick: (g, f) => {
      const steps = f.left > 0 ? stepsOf(g, f.side, f) : [];
      return { seat: f.side, options: steps.length > 0 ? [...steps, DONE] : [] };
    },
    answered: (_c, f, option) => {
      if (option[0] === "done") return { go: "land" };
      f.left--;
      const [, from, to] = option;
      return enter("split", { ...orderOf(f), side: f.side, from, to }, "choose");
    },
  },
  land: (_c, f) => enter("landing", { side: f.side }),
});

// ---- 5.4, 8.6: forced march

/** One army marches, or up to `left` of them one after the other; they merge when the last has come to rest. */
export const march = chapter("march", {
  led: 0,
  types: 0,
  whole: 0,
  only: 0,
  from: -1,
  steps: 2,
  left: 1,
  regions: 2,
})({
  choose: {
    prompt: "move",
    pick: (g, f) => ({
      seat: f.side,
      options: [...stepsOf(g, f.side, f, PLACE.is(f.from) ? f.from : undefined), DONE],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return c.g.columns.length > 0 ? { go: "land" } : { end: null };
      const [, from, to] = option;
      f.steps--;
      f.from = to;
      return enter("split", { ...orderOf(f), side: f.side, from, to }, "enter");
    },
  },
  enter: ({ g }, f) => {
    if (f.steps === 0 || stopsMarch(g, f.side, PLACE.of(f.from))) return { go: "again" };
  },
  onward: {
    prompt: "onward",
    pick: (g, f) => ({
      seat: f.side,
      options: [
        DONE,
        ...ways(g, f.side, PLACE.of(f.from)).flatMap((to) => (canEnter(g, f.side, to) ? [ALL.to[to]] : [])),
      ],
      about: [PLACE.of(f.from)],
    }),
    answered: (c, f, option) => {
      if (option[0] === "done") return;
      const { g } = c;
      const [, to] = option;
      const from = PLACE.of(f.from);
      entered(c, f.side, from);
      const last = g.columns.length - 1;
      const { force } = g.columns[last];
      g.columns[last] = { to, force };
      c.tell("marched", { side: f.side, from, to, force: force.slice() });
      f.steps--;
      f.from = to;
      return { go: "enter" };
    },
  },
  again: (_c, f) => {
    if (f.left <= 1) return;
    f.left--;
    f.from = -1;
    f.steps = f.regions;
    return { go: "choose" };
  },
  land: (_c, f) => enter("landing", { side: f.side }, "end"),
  /** Hands back where the army has come to. */
  end: (_c, f) => ({ end: f.from }),
});
