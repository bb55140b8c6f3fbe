/**
 * Fits the weights by which the search judges a position of War of the Ring: plays games by first sight, notes the
 * features of quiet positions and who won in the end, and finds the weights that tell the outcome best (logistic
 * regression with a light pull towards nothing). Writes them to the file named, or to standard output.
 *
 *     node games/war-of-the-ring/tools/weights.ts [--games 3000] [--seed 1] [--out games/war-of-the-ring/bot/weights.ts]
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { Engine, hashed, seedOf, stream } from "@westmarch/kernel";
import { FEATURES, type Feature, features } from "../bot/features.ts";
import { policy } from "../bot.ts";
import { warOfTheRing } from "../index.ts";

/** Positions with what became of them. */
interface Sample {
  readonly rows: Float64Array[];
  readonly won: number[];
}

/** One choice in so many is noted: neighbours tell the same. */
const SPACING = 9;

/** Plays games between equals and notes quiet positions; `won` is 1 where the Free Peoples won. */
function sample(games: number, seed: number): Sample {
  const engine = new Engine(warOfTheRing);
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
      if (random(SPACING) === 0 && policy.quiet?.(g)) {
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

/** Newton's method; features are measured in their own spread meanwhile. */
function learn({ rows, won }: Sample): number[] {
  const many = FEATURES.length;
  const spread = FEATURES.map((_, k) => {
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

/** Solves a symmetric system of which the lower half is given (Cholesky). */
function solve(lower: readonly number[][], right: readonly number[]): number[] {
  const many = right.length;
  const root = lower.map((row) => row.slice());
  for (let a = 0; a < many; a++) {
    for (let b = 0; b <= a; b++) {
      let sum = root[a][b];
      for (let k = 0; k < b; k++) sum -= root[a][k] * root[b][k];
      root[a][b] = a === b ? Math.sqrt(sum) : sum / root[b][b];
    }
  }
  const half = right.slice();
  for (let a = 0; a < many; a++) {
    for (let k = 0; k < a; k++) half[a] -= root[a][k] * half[k];
    half[a] /= root[a][a];
  }
  for (let a = many - 1; a >= 0; a--) {
    for (let k = a + 1; k < many; k++) half[a] -= root[k][a] * half[k];
    half[a] /= root[a][a];
  }
  return half;
}

/** How well the weights tell the outcome: mean log loss, and how often the likelier side won. */
function quality({ rows, won }: Sample, weights: readonly number[]): { loss: number; right: number } {
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

const moduleOf = (weights: readonly number[], command: string): string => `/**
 * What each feature says for the Free Peoples, in log odds. Made by
 *
 *     ${command}
 */
import type { Feature } from "./features.ts";

export const WEIGHTS: Readonly<Record<Feature, number>> = {
${FEATURES.map((name: Feature, k) => `  ${name}: ${rounded(weights[k])},`).join("\n")}
};
`;

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      games: { type: "string", default: "3000" },
      seed: { type: "string", default: "1" },
      out: { type: "string" },
    },
  });
  const games = Number(values.games);
  const seed = Number(values.seed);
  const learnt = sample(games, seed);
  const weights = learn(learnt);
  for (const [name, one] of [
    ["these games", learnt],
    ["others", sample(Math.ceil(games / 10), seed + 1)],
  ] as const) {
    const { loss, right } = quality(one, weights);
    process.stderr.write(
      `${name}: ${one.rows.length} positions, log loss ${loss.toFixed(4)}, right ${(100 * right).toFixed(1)} %\n`,
    );
  }
  const text = moduleOf(
    weights,
    `node games/war-of-the-ring/tools/weights.ts --games ${games} --seed ${seed}`,
  );
  if (values.out) writeFileSync(values.out, text);
  else process.stdout.write(text);
}
