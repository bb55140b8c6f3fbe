/**
 * Fits a network to a sample: gradient descent with a step of its own for each weight (Adam), over and over in an order that
 * the seed shuffles. Plain arithmetic in one thread, so that the same sample and seed give the same weights to the last bit.
 */

import { unit } from "@westmarch/bots/chance";
import type { Network, Recipe } from "@westmarch/bots/network";
import type { Random } from "@westmarch/bots/types";
import { seedOf, stream } from "@westmarch/kernel";
import type { Sample } from "./sample.ts";
import { packed, shuffle, Weights } from "./weights.ts";

export interface FitStyle {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

/** Positions between two steps. */
const BATCH = 128;
const RATE = 0.002;
/** What is learnt from: features, and what each position was worth. */
type Taught = Pick<Sample, "active" | "from" | "targets">;

/** The network while it learns. */
class Pupil {
  readonly #sample: Taught;
  readonly #hidden: number;
  readonly #stride: number;
  readonly layer: Weights;
  readonly biases: Weights;
  readonly out: Weights;
  readonly #sums: Float64Array;
  readonly #back: Float64Array;

  constructor(sample: Taught, inputs: number, hidden: number, random: Random) {
    this.#sample = sample;
    this.#hidden = hidden;
    this.#stride = hidden + 1;
    this.layer = new Weights(inputs * this.#stride);
    this.biases = new Weights(this.#stride);
    this.out = new Weights(hidden);
    this.#sums = new Float64Array(this.#stride);
    this.#back = new Float64Array(this.#stride);
    const usual = sample.active.length / Math.max(1, sample.targets.length);
    const spread = Math.sqrt(6 / Math.max(1, usual));
    for (let i = 0; i < this.layer.now.length; i++)
      this.layer.now[i] = i % this.#stride === hidden ? 0 : spread * (unit(random) - 0.5);
    for (let h = 0; h < hidden; h++) this.out.now[h] = (2 * (unit(random) - 0.5)) / Math.sqrt(hidden);
  }

  /** Learns one position. */
  learn(i: number): void {
    const { active, from, targets } = this.#sample;
    const [start, end] = [from[i], from[i + 1]];
    const { layer, biases, out } = this;
    const sums = this.#sums;
    const back = this.#back;
    sums.set(biases.now);
    for (let k = start; k < end; k++) {
      const row = active[k] * this.#stride;
      for (let h = 0; h < this.#stride; h++) sums[h] += layer.now[row + h];
    }
    let odds = sums[this.#hidden];
    for (let h = 0; h < this.#hidden; h++) if (sums[h] > 0) odds += out.now[h] * sums[h];
    const wrong = (1 / (1 + Math.exp(-odds)) - targets[i]) / BATCH;
    for (let h = 0; h < this.#hidden; h++) {
      const speaks = sums[h] > 0;
      if (speaks) out.slope[h] += wrong * sums[h];
      back[h] = speaks ? wrong * out.now[h] : 0;
      biases.slope[h] += back[h];
    }
    back[this.#hidden] = wrong;
    biases.slope[this.#hidden] += wrong;
    for (let k = start; k < end; k++) {
      const row = active[k] * this.#stride;
      for (let h = 0; h < this.#stride; h++) layer.slope[row + h] += back[h];
    }
  }

  step(round: number, rounds: number): void {
    for (const weights of [this.layer, this.biases, this.out]) weights.step(RATE, round, rounds);
  }
}

/** Learns from the sample. Throws where there is nothing to learn from. */
export function fit(
  sample: Taught,
  inputs: number,
  { hidden, epochs, seed }: FitStyle,
  recipe: Recipe,
  told: (epoch: number) => void = () => {},
): Network {
  const many = sample.targets.length;
  if (many === 0) throw new Error("there is no position to learn from");
  const random = stream(seedOf("fit", seed));
  const pupil = new Pupil(sample, inputs, hidden, random);
  const order = Uint32Array.from({ length: many }, (_, i) => i);
  const rounds = epochs * Math.ceil(many / BATCH);
  let round = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    for (let start = 0; start < many; start += BATCH) {
      const end = Math.min(many, start + BATCH);
      for (let k = start; k < end; k++) pupil.learn(order[k]);
      round++;
      pupil.step(round, rounds);
    }
    told(epoch);
  }
  return networkOf(pupil, { inputs, hidden }, recipe);
}

/** Digits that are kept of what is not a byte. */
const DIGITS = 6;
const short = (value: number): number => Number(value.toPrecision(DIGITS));

/** The weights as data. */
function networkOf(
  { layer, biases, out }: Pupil,
  { inputs, hidden }: { readonly inputs: number; readonly hidden: number },
  recipe: Recipe,
): Network {
  const { scales, digits } = packed(layer.now, hidden + 1);
  const text = (numbers: Iterable<number>): string => Array.from(numbers, short).join(" ");
  return {
    recipe,
    inputs,
    hidden,
    scales: text(scales),
    biases: text(biases.now),
    out: text(out.now),
    weights: digits,
  };
}
