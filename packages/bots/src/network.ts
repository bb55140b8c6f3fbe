/**
 * A small network that judges positions: features that hold or do not hold → a hidden layer → how likely it is to win. It
 * runs anywhere; how it comes by its weights is in `learning/`.
 */
import type { Seat } from "@westmarch/kernel";
import type { Learning } from "./types.ts";

/** Where weights come from: with it, the same are made again. */
export interface Recipe {
  readonly game: string;
  /** Iterations of the search that taught. */
  readonly iterations: number;
  readonly games: number;
  readonly seed: number;
  /** Edition of the teacher's sense of play. */
  readonly edition: number;
  readonly epochs: number;
  /** How far a target trusts what came later, 0 (what the teacher thought then) … 1 (the result alone). */
  readonly trust: number;
}

/**
 * Weights as data, in texts that no formatter touches. To each feature belong `hidden + 1` whole numbers of one byte, the
 * last of them for the way past the hidden layer; column by column they are measured in `scales`.
 */
export interface Network {
  readonly recipe: Recipe;
  readonly inputs: number;
  readonly hidden: number;
  /** Numbers with spaces between, `hidden + 1` of them; and so on. */
  readonly scales: string;
  readonly biases: string;
  /** What each hidden unit says for a win, in log odds. */
  readonly out: string;
  /** Bytes of the first layer, feature by feature, in two hexadecimal digits each. */
  readonly weights: string;
}

const DIGITS = 2;

/** Bytes from their digits, as whole numbers from -128 to 127. */
const bytesOf = (digits: string): Int8Array =>
  Int8Array.from({ length: digits.length / DIGITS }, (_, i) =>
    Number.parseInt(digits.slice(DIGITS * i, DIGITS * (i + 1)), 16),
  );

/** As `bytesOf` reads them. */
export const digitsOf = (bytes: Int8Array): string =>
  Array.from(bytes, (byte) => (byte & 0xff).toString(16).padStart(DIGITS, "0")).join("");

/** Numbers from a text of them. */
const numbersOf = (text: string, many: number): Float32Array => {
  const numbers = Float32Array.from(text.split(" "), Number);
  if (numbers.length !== many || numbers.some(Number.isNaN))
    throw new Error(`a network holds ${text} in place of ${many} numbers`);
  return numbers;
};

/** How likely it is to win, 0 … 1, where the first `many` of these features hold. */
export type Judgement = (active: Uint16Array, many: number) => number;

/** What a network says. Throws where it is not whole. */
export function judgementOf(network: Network): Judgement {
  const { inputs, hidden } = network;
  const stride = hidden + 1;
  const bytes = bytesOf(network.weights);
  if (bytes.length !== inputs * stride)
    throw new Error(
      `a network of ${inputs} features holds ${bytes.length} weights in place of ${inputs * stride}`,
    );
  const scales = numbersOf(network.scales, stride);
  // Measured beforehand: a sum of floats is as fast as one of bytes, and says it at once.
  const layer = Float32Array.from(bytes, (byte, i) => byte * scales[i % stride]);
  const start = numbersOf(network.biases, stride);
  const last = numbersOf(network.out, hidden);
  const sums = new Float32Array(stride);
  return (active, many) => {
    sums.set(start);
    for (let k = 0; k < many; k++) {
      const from = active[k] * stride;
      for (let h = 0; h < stride; h++) sums[h] += layer[from + h];
    }
    let odds = sums[hidden];
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) odds += last[h] * sums[h];
    return 1 / (1 + Math.exp(-odds));
  };
}

/** An evaluation as a policy has it. Throws where the network was made for other features. */
export function learnt<G>(
  { inputs, viewer, features }: Learning<G>,
  network: Network,
): (g: G, seat: Seat) => number {
  if (network.inputs !== inputs)
    throw new Error(`a network of ${network.inputs} features cannot judge by ${inputs}; train it anew`);
  const judge = judgementOf(network);
  const active = new Uint16Array(inputs);
  return (g, seat) => {
    const chance = judge(active, features(g, active));
    return viewer(g) === seat ? chance : 1 - chance;
  };
}
