/**
 * Fits the weights by which a search judges positions: plays games by first sight, notes the features of quiet positions
 * and who won in the end, and finds the weights that tell the outcome best (logistic regression with a light pull towards
 * nothing). For the tools of games; a player needs the weights alone.
 */

import type { Policy } from "@westmarch/bots/types";
import { type Core, type Engine, hashed, seedOf, stream } from "@westmarch/kernel";
import { solve } from "../linear.ts";

/** What is to be fitted. */
export interface Fitting<G> {
  readonly names: readonly string[];
  /** Fills in all features of a position. */
  features(g: G, into: number[]): void;
  /** One choice in so many is noted: neighbours tell the same. */
  readonly spacing?: number;
}

/** Positions with what became of them. */
export interface Sample {
  readonly rows: readonly Float64Array[];
  /** 1 where the side of the first seat won. */
  readonly won: readonly number[];
}

const SPACING = 9;

/** Plays games between equals and notes quiet positions. */
export function sampleGames<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  { features, spacing = SPACING }: Fitting<G>,
  { games, seed }: { readonly games: number; readonly seed: number },
): Sample {
  const rows: Float64Array[] = [];
  const won: number[] = [];
  const values: number[] = [];
  for (let i = 0; i < games; i++) {
    const chance = hashed(seedOf("weights", seed, i));
    const random = stream(seedOf("weights", seed, i, "choices"));
    const g = engine.start({}, chance);
    const first = rows.length;
    while (g.result === null) {
      const [ask] = engine.asks(g);
      if (random(spacing) === 0 && (policy.quiet?.(g) ?? true)) {
        features(g, values);
        rows.push(Float64Array.from(values));
      }
      const { options } = ask;
      engine.trust(g, ask.seat, options.length === 1 ? options[0] : policy.playout(g, ask, random), chance);
    }
    const outcome = g.result.winners.includes(0) ? 1 : 0;
    for (let k = first; k < rows.length; k++) won.push(outcome);
  }
  return { rows, won };
}

/** How strongly weights are pulled towards nothing, in samples. */
const PULL = 20;
const ROUNDS = 12;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const product = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

/** The weights in log odds, by Newton's method; features are measured in their own spread meanwhile. */
export function fitWeights({ rows, won }: Sample): number[] {
  const many = rows[0]?.length ?? 0;
  const spread = Array.from({ length: many }, (_, k) => {
    const mean = rows.reduce((sum, row) => sum + row[k], 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + (row[k] - mean) ** 2, 0) / rows.length;
    return variance > 0 ? Math.sqrt(variance) : 1;
  });
  const scaled = rows.map((row) => row.map((value, k) => value / spread[k]));
  const weights = new Array<number>(many).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -PULL * weight);
    const curve = weights.map((_, a) => weights.map((_weight, b) => (a === b ? PULL : 0)));
    for (const [n, row] of scaled.entries()) {
      const chance = logistic(product(weights, row));
      const bend = chance * (1 - chance);
      for (let a = 0; a < many; a++) {
        gradient[a] += (won[n] - chance) * row[a];
        for (let b = 0; b <= a; b++) curve[a][b] += bend * row[a] * row[b];
      }
    }
    const step = solve(curve, gradient);
    for (let k = 0; k < many; k++) weights[k] += step[k];
  }
  return weights.map((weight, k) => weight / spread[k]);
}

/** How well the weights tell the outcome: mean log loss, and how often the likelier side won. */
export function qualityOf(
  { rows, won }: Sample,
  weights: readonly number[],
): { loss: number; right: number } {
  let loss = 0;
  let right = 0;
  for (const [n, row] of rows.entries()) {
    const chance = logistic(product(weights, row));
    loss -= Math.log(won[n] === 1 ? chance : 1 - chance);
    if (chance > 0.5 === (won[n] === 1)) right++;
  }
  return { loss: loss / rows.length, right: right / rows.length };
}

const rounded = (weight: number): string => String(Number(weight.toPrecision(3)));

/** The module that a game keeps its weights in. */
export const weightsModule = (
  names: readonly string[],
  weights: readonly number[],
  about: { readonly side: string; readonly command: string },
): string => `/**
 * What each feature says for ${about.side}, in log odds. Made by
 *
 *     ${about.command}
 */
import type { Feature } from "./features.ts";

export const WEIGHTS: Readonly<Record<Feature, number>> = {
${names.map((name, k) => `  ${name}: ${rounded(weights[k])},`).join("\n")}
};
`;

/** Plays, fits, tries the weights on a tenth as many other games, and says how well they tell the outcome. */
export function fitted<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  fitting: Fitting<G>,
  { games, seed }: { readonly games: number; readonly seed: number },
  tell: (line: string) => void,
): number[] {
  const learnt = sampleGames(engine, policy, fitting, { games, seed });
  const weights = fitWeights(learnt);
  const others = sampleGames(engine, policy, fitting, { games: Math.ceil(games / 10), seed: seed + 1 });
  for (const [name, one] of [
    ["these games", learnt],
    ["others", others],
  ] as const) {
    const { loss, right } = qualityOf(one, weights);
    tell(
      `${name}: ${one.rows.length} positions, log loss ${loss.toFixed(4)}, right ${(100 * right).toFixed(1)} %`,
    );
  }
  return weights;
}
