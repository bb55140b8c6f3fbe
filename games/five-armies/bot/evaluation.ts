/** How likely a side is to win. */
import { FREE, sideOf } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { FEATURES, features } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

const values = new Array<number>(FEATURES.length).fill(0);
const fitted: readonly number[] = FEATURES.map((name) => WEIGHTS[name]);

/** The chance of the Free Peoples, 0 … 1. */
function freeChance(g: FiveArmies): number {
  if (g.result) return g.result.winners.includes(FREE) ? 1 : 0;
  features(g, values);
  let sum = 0;
  for (let i = 0; i < fitted.length; i++) sum += fitted[i] * values[i];
  return 1 / (1 + Math.exp(-sum));
}

export const evaluate = (g: FiveArmies, seat: number): number => {
  const chance = freeChance(g);
  return sideOf(seat) === FREE ? chance : 1 - chance;
};
