/** How likely a side is to win. */
import type { Seat } from "@westmarch/kernel";
import { FREE } from "../data/ids.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { FEATURES, features } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

const values = new Array<number>(FEATURES.length).fill(0);
const fitted: readonly number[] = FEATURES.map((name) => WEIGHTS[name] ?? 0);

/** The chance of the Free Peoples, 0 … 1. */
function freeChance(g: War): number {
  features(g, values);
  let sum = 0;
  for (let i = 0; i < fitted.length; i++) sum += fitted[i] * values[i];
  return 1 / (1 + Math.exp(-sum));
}

export function evaluate(g: War, seat: Seat): number {
  const chance = freeChance(g);
  return sideOf(g, seat) === FREE ? chance : 1 - chance;
}
