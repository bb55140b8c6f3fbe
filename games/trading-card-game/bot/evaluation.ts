/** How likely a seat is to win. */
import { learnt, type Network } from "@westmarch/bots/network";
import type { Seat } from "@westmarch/kernel";
import type { CardGame } from "../state.ts";
import { learning } from "./learning.ts";
import { type Sense, sense, think } from "./sense.ts";
import { standing } from "./standing.ts";

/** The chance of a seat, 0 … 1; those of all seats together make 1. */
function chance(g: CardGame, seat: Seat): number {
  if (g.out[seat]) return 0;
  const own = standing(g, seat);
  let sum = 0;
  for (const other of g.order) {
    if (other < 0) return 1 / g.out.length;
    if (!g.out[other]) sum += Math.exp((standing(g, other) - own) / sense.scale);
  }
  return 1 / sum;
}

/** How likely a seat is to win, 0 … 1. */
export type Evaluation = (g: CardGame, seat: Seat) => number;

/** By figures that can be said in words, each with its weight, as this sense has them. */
export const byFigures =
  (judge: Sense): Evaluation =>
  (g, seat) => {
    think(judge);
    return chance(g, seat);
  };

/** A network has seen tables of so many. */
const SEEN = 2;

/**
 * By a network, which sees more, where two play on; elsewhere by other means. Throws where the network was made for other
 * features.
 */
export function byNetwork(network: Network, otherwise: Evaluation): Evaluation {
  const judged = learnt(learning, network);
  return (g, seat) =>
    g.out.length === SEEN && g.phase !== "setup" && !g.out.includes(true)
      ? judged(g, seat)
      : otherwise(g, seat);
}
