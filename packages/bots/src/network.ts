/**
 * A small network that judges positions: features that hold or do not hold → a hidden layer → how likely it is to win. It
 * runs anywhere; how it comes by its weights is in `learning/`.
 */
import type { Option, Seat } from "@westmarch/kernel";
import type { Learning } from "./types.ts";

/** Where weights come from: with it, the same are made again. */
export interface Recipe {
  readonly game: string;
  /** Whose sense of play taught: one of the game's rivals, or null for its own. */
  readonly teacher: string | null;
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
  /** What each feature of a choice says for it; left out where choices have none. */
  readonly priors?: Priors;
}

/** One byte for each feature of a choice, in digits as above, measured in `scale`. */
export interface Priors {
  readonly inputs: number;
  readonly scale: number;
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

/** Columns that are summed up side by side: so many sums stay in the registers of the machine. */
const ABREAST = 8;

/** Sums up the rows of what holds, eight columns at a time, onto what stands in `start`. */
function addUp(
  layer: Float32Array,
  width: number,
  start: Float32Array,
  active: Uint16Array,
  many: number,
  sums: Float64Array,
) {
  for (let h = 0; h < width; h += ABREAST) {
    let s0 = start[h];
    let s1 = start[h + 1];
    let s2 = start[h + 2];
    let s3 = start[h + 3];
    let s4 = start[h + 4];
    let s5 = start[h + 5];
    let s6 = start[h + 6];
    let s7 = start[h + 7];
    for (let k = 0; k < many; k++) {
      const from = active[k] * width + h;
      s0 += layer[from];
      s1 += layer[from + 1];
      s2 += layer[from + 2];
      s3 += layer[from + 3];
      s4 += layer[from + 4];
      s5 += layer[from + 5];
      s6 += layer[from + 6];
      s7 += layer[from + 7];
    }
    sums[h] = s0;
    sums[h + 1] = s1;
    sums[h + 2] = s2;
    sums[h + 3] = s3;
    sums[h + 4] = s4;
    sums[h + 5] = s5;
    sums[h + 6] = s6;
    sums[h + 7] = s7;
  }
}

/** What a network says. Throws where it is not whole. */
export function judgementOf(network: Network): Judgement {
  const { inputs, hidden } = network;
  const columns = hidden + 1;
  const bytes = bytesOf(network.weights);
  if (bytes.length !== inputs * columns)
    throw new Error(
      `a network of ${inputs} features holds ${bytes.length} weights in place of ${inputs * columns}`,
    );
  const scales = numbersOf(network.scales, columns);
  const width = Math.ceil(columns / ABREAST) * ABREAST;
  const layer = new Float32Array(inputs * width);
  for (let i = 0; i < bytes.length; i++) {
    const column = i % columns;
    layer[((i - column) / columns) * width + column] = bytes[i] * scales[column];
  }
  const start = new Float32Array(width);
  start.set(numbersOf(network.biases, columns));
  const last = numbersOf(network.out, hidden);
  const sums = new Float64Array(width);
  return (active, many) => {
    addUp(layer, width, start, active, many, sums);
    let odds = sums[hidden];
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) odds += last[h] * sums[h];
    return 1 / (1 + Math.exp(-odds));
  };
}

/** What a network says of these features. Throws where it was made for others. */
export function judgementFor<G>({ inputs }: Learning<G>, network: Network): Judgement {
  if (network.inputs !== inputs)
    throw new Error(`a network of ${network.inputs} features cannot judge by ${inputs}; train it anew`);
  return judgementOf(network);
}

/** An evaluation as a policy has it. Throws where the network was made for other features. */
export function learnt<G>(learning: Learning<G>, network: Network): (g: G, seat: Seat) => number {
  const { inputs, viewer, features } = learning;
  const judge = judgementFor(learning, network);
  const active = new Uint16Array(inputs);
  return (g, seat) => {
    const chance = judge(active, features(g, active));
    return viewer(g) === seat ? chance : 1 - chance;
  };
}

/** How promising an option looks, as a logarithm: only differences count. Throws where the priors are not whole. */
export function likingOf({ inputs, scale, weights }: Priors): Judgement {
  const bytes = bytesOf(weights);
  if (bytes.length !== inputs) throw new Error(`priors of ${inputs} features hold ${bytes.length} weights`);
  const each = Float64Array.from(bytes, (byte) => byte * scale);
  return (active, many) => {
    let sum = 0;
    for (let k = 0; k < many; k++) sum += each[active[k]];
    return sum;
  };
}

/**
 * What `Policy.weigh` asks, from what was learnt. The softer, 1 and above, the less the favourites stand out: 1 is how often the
 * teacher chose them. Throws where the priors were made for other features.
 */
export function weighed<G>({ choices }: Learning<G>, { priors }: Network, softness: number) {
  if (!choices || !priors || priors.inputs !== choices.inputs)
    throw new Error("these priors are for other features; train them anew");
  const liking = likingOf(priors);
  const active = new Uint16Array(choices.inputs);
  return (g: G, options: readonly Option[], into: number[]): void => {
    for (let i = 0; i < options.length; i++)
      into[i] = Math.exp(liking(active, choices.features(g, options[i], active)) / softness);
  };
}
