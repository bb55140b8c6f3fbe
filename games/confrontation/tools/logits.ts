/** What draws whom to which move: multinomial logits of the features of moves, by character, fitted by Adam. */
import { SENSES } from "../bot/belief/sense.ts";
import { CHARACTER, CHARACTERS } from "../data/ids.ts";

/** One move among all that there were. */
export interface Move {
  readonly who: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly chosen: number;
}

const EPOCHS = 14;
const BATCH = 256;
/** A light pull towards nothing. */
const PULL = 0.0002;

/** Mean log loss of these moves; adds to the gradient where one is given. */
export function lossOf(
  moves: readonly Move[],
  weights: readonly Float64Array[],
  gradient?: readonly Float64Array[],
): number {
  let total = 0;
  for (const { who, rows, chosen } of moves) {
    const odds = rows.map((row, o) => Math.exp(row.reduce((sum, x, k) => sum + x * weights[who[o]][k], 0)));
    const all = odds.reduce((sum, one) => sum + one, 0);
    total -= Math.log(odds[chosen] / all);
    if (gradient)
      for (const [o, row] of rows.entries()) {
        const off = (odds[o] / all - (o === chosen ? 1 : 0)) / moves.length;
        for (const [k, x] of row.entries()) gradient[who[o]][k] += off * x;
      }
  }
  return total / moves.length;
}

/** Weights by character and feature that make the moves chosen likeliest. */
export function fit(moves: readonly Move[]): readonly Float64Array[] {
  const zeros = () => CHARACTERS.map(() => new Float64Array(SENSES.length));
  const [weights, first, second] = [zeros(), zeros(), zeros()];
  let t = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const pace = 0.03 * (1 - epoch / EPOCHS) + 0.001;
    const order = moves.map((_, i) => moves[(i * 7919 + epoch * 31) % moves.length]);
    for (let from = 0; from < order.length; from += BATCH) {
      const gradient = zeros();
      lossOf(order.slice(from, from + BATCH), weights, gradient);
      t++;
      for (const character of CHARACTER.all)
        for (let k = 0; k < SENSES.length; k++) {
          const slope = gradient[character][k] + PULL * weights[character][k];
          const m = 0.9 * first[character][k] + 0.1 * slope;
          const v = 0.999 * second[character][k] + 0.001 * slope * slope;
          first[character][k] = m;
          second[character][k] = v;
          weights[character][k] -= (pace * (m / (1 - 0.9 ** t))) / (Math.sqrt(v / (1 - 0.999 ** t)) + 1e-8);
        }
    }
  }
  return weights;
}

/** As rows of a module. */
export const writtenOut = (weights: readonly Float64Array[]): string =>
  weights.map((row) => `      [${[...row].map((x) => Number(x.toFixed(2))).join(", ")}],`).join("\n");
