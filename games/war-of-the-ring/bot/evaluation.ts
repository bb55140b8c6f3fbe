/** How likely a side is to win. */
import { learnt, type Network } from "@westmarch/bots/network";
import type { Seat } from "@westmarch/kernel";
import { FREE } from "../data/ids.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { FEATURES, features } from "./features.ts";
import { learning } from "./learning.ts";
import { WEIGHTS } from "./weights.ts";

/** How likely a seat is to win, 0 … 1. */
export type Evaluation = (g: War, seat: Seat) => number;

/** By the chance of the Free Peoples, 0 … 1, and so for all who play on a side. */
const bySide =
  (freeChance: (g: War) => number): Evaluation =>
  (g, seat) =>
    sideOf(g, seat) === FREE ? freeChance(g) : 1 - freeChance(g);

const values = new Array<number>(FEATURES.length).fill(0);
const fitted: readonly number[] = FEATURES.map((name) => WEIGHTS[name] ?? 0);

/** By figures that can be said in words, each with its weight. */
export const byFigures: Evaluation = bySide((g) => {
  features(g, values);
  let sum = 0;
  for (let i = 0; i < fitted.length; i++) sum += fitted[i] * values[i];
  return 1 / (1 + Math.exp(-sum));
});

/** By a network, which sees more. Throws where it was made for other features. */
export function byNetwork(network: Network): Evaluation {
  const judged = learnt(learning, network);
  return bySide((g) => judged(g, learning.viewer(g)));
}
