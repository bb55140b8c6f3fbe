import { type Option, type Seat, sameOption } from "@westmarch/kernel";
import type { Duel } from "./duel.ts";

/** One choice at a place in the tree, with what became of it. */
export class Edge {
  readonly seat: Seat;
  readonly option: Option;
  /** How promising it looked at first sight, against what was offered beside it. */
  readonly prior: number;
  /** How often it could have been chosen. Hidden things differ from world to world, and so do the options. */
  offered = 0;
  visits = 0;
  /** The sum of what it was worth to its own seat. */
  value = 0;

  constructor(seat: Seat, option: Option, prior: number) {
    this.seat = seat;
    this.option = option;
    this.prior = prior;
  }
}

/** A place in the tree: everything that has led here looks the same to an onlooker. */
export class Node {
  readonly edges: Edge[] = [];
  /** Where choices lead, by what can be seen there. */
  readonly children = new Map<number, Node>();
  /** What is known of a decision taken here by several seats together. */
  duel: Duel | null = null;

  /** The edge of this option, or undefined. Looks first where it was found the last time round. */
  find(seat: Seat, option: Option, from: number): number {
    const { edges } = this;
    const { length } = edges;
    for (let k = 0; k < length; k++) {
      const i = from + k < length ? from + k : from + k - length;
      const edge = edges[i];
      if (edge.seat === seat && (edge.option === option || sameOption(edge.option, option))) return i;
    }
    return -1;
  }
}
