import type { War } from "../state.ts";

/** Between actions, or where a phase begins: where a position may be judged. */
export function quiet(g: War): boolean {
  const top = g.stack[g.stack.length - 1]?.chapter;
  return g.battle === null && (top === "actions" || top === "game" || top === "fellowship");
}
