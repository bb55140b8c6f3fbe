/** 14.1: what the Shadow has won. Apart from the rules, so that a board can tell it before they are there. */
import { printed } from "./printing.ts";
import type { FiveArmies } from "./state.ts";

/** The points of all settlements under a control marker. */
export function shadowPoints(g: FiveArmies): number {
  const { settlements, points } = printed(g);
  let sum = 0;
  for (const place of settlements) if (g.control[place] !== 0) sum += points[place];
  return sum;
}
