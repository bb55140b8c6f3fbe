import type { Option, Seat } from "@westmarch/kernel";
import { Edge, type Node } from "./tree.ts";

/** Fills `weights[i]` with how promising `options[i]` looks, when options are seen for the first time. */
export type Weigh = (options: readonly Option[], weights: number[]) => void;

/** Lists kept from call to call, so that choosing costs no memory. */
const open: Edge[] = [];
const weights: number[] = [];

/** Collects the edges of what is offered now, adding those never seen here, and notes that they were offered. */
function offer(node: Node, seat: Seat, options: readonly Option[], weigh: Weigh): void {
  let weighed = 0;
  let from = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    let at = node.find(seat, option, from);
    if (at < 0) {
      if (weighed === 0) {
        weigh(options, weights);
        for (let k = 0; k < options.length; k++) weighed += weights[k];
      }
      at = node.edges.length;
      node.edges.push(new Edge(seat, option, weights[i] / weighed));
    }
    from = at + 1;
    const edge = node.edges[at];
    edge.offered++;
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
  offer(node, seat, options, weigh);
  let visits = 0;
  let value = 0;
  for (let i = 0; i < options.length; i++) {
    visits += open[i].visits;
    value += open[i].value;
  }
  const untried = visits > 0 ? Math.max(0, value / visits - pessimism) : 0.5;
  let best = open[0];
  let highest = -1;
  for (let i = 0; i < options.length; i++) {
    const edge = open[i];
    const mean = edge.visits > 0 ? edge.value / edge.visits : untried;
    const score = mean + (exploration * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (score > highest) {
      highest = score;
      best = edge;
    }
  }
  return best;
}
