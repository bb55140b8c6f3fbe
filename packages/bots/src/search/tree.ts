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

/** A place in the tree: everything that has led here looks the same to a spectator. */
export class Node {
  readonly edges: Edge[] = [];
  /** Where choices lead, by what can be seen there. */
  readonly children = new Map<number, Node>();
  /** What is known of a decision taken here by several seats together. */
  duel: Duel | null = null;
  /** What could be seen when a player first had to decide here; null as long as no player had. */
  seen: number | null = null;

  /** How many iterations have decided here. */
  get visits(): number {
    let sum = this.duel?.rounds ?? 0;
    for (const edge of this.edges) sum += edge.visits;
    return sum;
  }

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

/** All places from this one on, itself included. */
function* from(root: Node): Generator<Node> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    for (const child of node.children.values()) open.push(child);
  }
}

/** How many places there are from this one on, itself included. */
export function placesFrom(root: Node): number {
  let places = 0;
  for (const _ of from(root)) places++;
  return places;
}

/** Where most has been decided of the places that look like this. */
export function mostVisited(root: Node, seen: number): Node | null {
  let most: Node | null = null;
  for (const node of from(root)) if (node.seen === seen && node.visits > (most?.visits ?? 0)) most = node;
  return most;
}
