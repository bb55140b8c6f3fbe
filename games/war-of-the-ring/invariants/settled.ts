import type { War } from "../state.ts";

/** Chapters whose questions come between actions: nothing that one of them brought is still due then (0.4.6). */
const BETWEEN = ["game", "fellowship", "actions"];

/** Whether no action is being carried out. A game that has ended may have ended in the middle of one. */
export const isSettled = (g: War): boolean =>
  g.result === null && g.battle === null && BETWEEN.includes(g.stack[g.stack.length - 1]?.chapter ?? "");
