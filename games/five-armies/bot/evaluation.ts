/** How likely a side is to win. */
import { learnt, type Network } from "@westmarch/bots/network";
import type { Seat } from "@westmarch/kernel";
import { FREE, sideOf } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { FEATURES, features } from "./features.ts";
import { learning } from "./learning.ts";
import { WEIGHTS } from "./weights.ts";

/** How likely a seat is to win, 0 … 1. */
export type Evaluation = (g: FiveArmies, seat: Seat) => number;

/** By the chance of the Free Peoples, 0 … 1, as long as neither side has won. */
const bySide =
  (freeChance: (g: FiveArmies) => number): Evaluation =>
  (g, seat) => {
    const chance = g.result ? (g.result.winners.includes(FREE) ? 1 : 0) : freeChance(g);
    return sideOf(seat) === FREE ? chance : 1 - chance;
  };

const values = new Array<number>(FEATURES.length).fill(0);
const fitted: readonly number[] = FEATURES.map((name) => WEIGHTS[name]);

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
