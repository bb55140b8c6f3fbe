import type { Option, Seat } from "@westmarch/kernel";
import { roulette } from "../chance.ts";
import type { Random } from "../types.ts";
import { Edge, type Node } from "./tree.ts";

/** Fills `weights[i]` with how promising `options[i]` looks, when options are seen for the first time. */
export type Weigh = (options: readonly Option[], weights: number[]) => void;

/** Lists kept from call to call, so that choosing costs no memory. */
const open: Edge[] = [];
const weights: number[] = [];

/** Collects the edges of what is offered now, adding those never seen here, and notes that they were offered. */
function offer(node: Node, seat: Seat, options: readonly Option[], weigh: Weigh, count: number): void {
  let weighed = 0;
  let from = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!;
    let at = node.find(seat, option, from);
    if (at < 0) {
      if (weighed === 0) {
        weigh(options, weights);
        for (let k = 0; k < options.length; k++) weighed += weights[k]!;
      }
      at = node.edges.length;
      node.edges.push(new Edge(seat, option, weights[i]! / weighed));
    }
    from = at + 1;
    const edge = node.edges[at]!;
    edge.offered += count;
    open[i] = edge;
  }
}

/**
 * The choice to look into next: what has proved good, what looks good, and what has been looked into too seldom for
 * how often it could have been (PUCT, counting availability instead of visits to the place).
 */
export function explore(
  node: Node,
  seat: Seat,
  options: readonly Option[],
  weigh: Weigh,
  exploration: number,
  pessimism: number,
): Edge {
  offer(node, seat, options, weigh, 1);
  let visits = 0;
  let value = 0;
  for (let i = 0; i < options.length; i++) {
    visits += open[i]!.visits;
    value += open[i]!.value;
  }
  const untried = visits > 0 ? Math.max(0, value / visits - pessimism) : 0.5;
  let best = open[0]!;
  let highest = -1;
  for (let i = 0; i < options.length; i++) {
    const edge = open[i]!;
    const mean = edge.visits > 0 ? edge.value / edge.visits : untried;
    const score = mean + (exploration * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (score > highest) {
      highest = score;
      best = edge;
    }
  }
  return best;
}

/** How much the first sight counts beside what has been tried, in visits. */
const FIRST_SIGHT = 4;

/** A choice as the one to choose there has come to make it: in proportion to how often it was found worth looking into. */
export function imitate(
  node: Node,
  seat: Seat,
  options: readonly Option[],
  weigh: Weigh,
  random: Random,
): Option {
  offer(node, seat, options, weigh, 0);
  for (let i = 0; i < options.length; i++) {
    const edge = open[i]!;
    weights[i] = (edge.visits + FIRST_SIGHT * edge.prior) / (edge.offered + FIRST_SIGHT);
  }
  return options[roulette(weights, options.length, random)]!;
}
