import type { FiveArmies } from "../state.ts";

/** Between actions, or where a phase begins: in the middle of one, what a die brings has not been seen yet. */
export function quiet(g: FiveArmies): boolean {
  const top = g.stack[g.stack.length - 1]?.chapter;
  return g.battle === null && g.columns.length === 0 && (top === "actions" || top === "game");
}
