/**
 * Judging positions between two sides, by figures that can be said in words, each with its weight, or by a network that sees
 * more.
 */
import type { Core, Seat } from "@westmarch/kernel";
import { learnt, type Network } from "./network.ts";
import { listed } from "./sight.ts";
import type { Learning, Reasons } from "./types.ts";

/** How likely a seat is to win, 0 … 1. */
export type Evaluation<G> = (g: G, seat: Seat) => number;

/** What the end of a game brings a seat: 1, 0, or a half where nobody has won, or all have. */
export function reward({ winners }: NonNullable<Core["result"]>, seats: number, seat: Seat): number {
  if (winners.length === 0 || winners.length === seats) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

/** The figures of a position: what each is called, and what it says for the first side, in log odds. */
export interface Figures<G, Name extends string> {
  readonly names: readonly Name[];
  /** Fills in all figures of a position. */
  features(g: G, into: number[]): void;
  readonly weights: Readonly<Record<Name, number>>;
}

interface Judging<G, Name extends string> {
  readonly figures: Figures<G, Name>;
  readonly learning: Learning<G>;
  /** What a chance of the first side, 0 … 1, means for each seat. */
  readonly bySide: (chance: (g: G) => number) => Evaluation<G>;
}

/** The two evaluations of a game. */
export function evaluationsBy<G, Name extends string>({
  figures,
  learning,
  bySide,
}: Judging<G, Name>): {
  /** By figures that can be said in words, each with its weight. */
  readonly byFigures: Evaluation<G>;
  /** By a network, which sees more. Throws where it was made for other features. */
  readonly byNetwork: (network: Network) => Evaluation<G>;
} {
  const { names, features } = figures;
  const weights = listed(names, figures.weights);
  const values = new Array<number>(names.length).fill(0);
  return {
    byFigures: bySide((g) => {
      features(g, values);
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += weights[i] * values[i];
      return 1 / (1 + Math.exp(-sum));
    }),
    byNetwork(network) {
      const judged = learnt(learning, network);
      return bySide((g) => judged(g, learning.viewer(g)));
    },
  };
}

interface Reasoning<G, Name extends string, Part extends string> {
  readonly figures: Figures<G, Name>;
  readonly parts: readonly Part[];
  readonly partOf: Readonly<Record<Name, Part>>;
  /** Parts of which both sides say the same. */
  readonly alike: readonly Part[];
  /** What the key of any other part ends with, by side. */
  readonly sides: readonly [first: string, second: string];
  readonly sideOf: (g: G, seat: Seat) => 0 | 1;
  /** The part that a beginner favours, by side. */
  readonly favourites: readonly [first: Part, second: Part];
  /** What a beginner overlooks. */
  readonly far: readonly Part[];
}

/** What such an evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
export function reasonsBy<G, Name extends string, Part extends string>({
  figures: { names, features, weights: weighed },
  parts,
  partOf,
  alike,
  sides,
  sideOf,
  favourites,
  far,
}: Reasoning<G, Name, Part>): Reasons<G> {
  const weights = listed(names, weighed);
  const same: ReadonlySet<string> = new Set(alike);
  return {
    parts,
    partOf: names.map((name) => parts.indexOf(partOf[name])),
    terms(g, seat, into) {
      features(g, into);
      const sign = sideOf(g, seat) === 0 ? 1 : -1;
      for (let i = 0; i < weights.length; i++) into[i] *= sign * weights[i];
    },
    name: (part, g, seat) => (same.has(part) ? part : `${part}.${sides[sideOf(g, seat)]}`),
    favourite: (g, seat) => favourites[sideOf(g, seat)],
    far,
  };
}
