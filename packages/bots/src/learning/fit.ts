/**
 * Fits a network to a sample: gradient descent with a step of its own for each weight (Adam), over and over in an order that
 * the seed shuffles. Plain arithmetic in one thread, so that the same sample and seed give the same weights to the last bit.
 */
import { seedOf, stream } from "@westmarch/kernel";
import { unit } from "../chance.ts";
import { digitsOf, type Network, type Recipe } from "../network.ts";
import type { Random } from "../types.ts";
import type { Sample } from "./sample.ts";

export interface FitStyle {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

/** Positions between two steps. */
const BATCH = 128;
const RATE = 0.002;
/** How much of the last steps' direction and length is kept. */
const KEPT = 0.9;
const KEPT_SQUARE = 0.999;
const TINY = 1e-8;
/** How much of a weight fades with each step, in shares of the rate. */
const FADING = 0.01;

/** Weights that are being learnt, with what Adam remembers of each. */
class Weights {
  readonly now: Float64Array;
  readonly slope: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;

  constructor(many: number) {
    this.now = new Float64Array(many);
    this.slope = new Float64Array(many);
    this.#mean = new Float64Array(many);
    this.#square = new Float64Array(many);
  }

  /** One step down the slope, which is forgotten. `round` counts from 1. */
  step(rate: number, round: number): void {
    const { now, slope } = this;
    const first = 1 - KEPT ** round;
    const second = 1 - KEPT_SQUARE ** round;
    for (let i = 0; i < now.length; i++) {
      const g = slope[i];
      this.#mean[i] = KEPT * this.#mean[i] + (1 - KEPT) * g;
      this.#square[i] = KEPT_SQUARE * this.#square[i] + (1 - KEPT_SQUARE) * g * g;
      now[i] -=
        rate * (this.#mean[i] / first / (Math.sqrt(this.#square[i] / second) + TINY) + FADING * now[i]);
      slope[i] = 0;
    }
  }
}

/** The network while it learns. */
class Pupil {
  readonly #sample: Sample;
  readonly #hidden: number;
  readonly #stride: number;
  readonly layer: Weights;
  readonly biases: Weights;
  readonly out: Weights;
  readonly #sums: Float64Array;
  readonly #back: Float64Array;

  constructor(sample: Sample, inputs: number, hidden: number, random: Random) {
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

  step(rate: number, round: number): void {
    for (const weights of [this.layer, this.biases, this.out]) weights.step(rate, round);
  }
}

const shuffle = (order: Uint32Array, random: Random): void => {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
};

/** Learns from the sample; steps grow shorter towards the end. Throws where there is nothing to learn from. */
export function fit(
  sample: Sample,
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
      pupil.step((RATE * (1 + Math.cos((Math.PI * round) / rounds))) / 2, round);
    }
    told(epoch);
  }
  return networkOf(pupil, { inputs, hidden }, recipe);
}

const LARGEST = 127;
/** Digits that are kept of what is not a byte. */
const DIGITS = 6;
const short = (value: number): number => Number(value.toPrecision(DIGITS));

/** The weights as data. */
function networkOf(
  { layer, biases, out }: Pupil,
  { inputs, hidden }: { readonly inputs: number; readonly hidden: number },
  recipe: Recipe,
): Network {
  const stride = hidden + 1;
  const largest = new Array<number>(stride).fill(0);
  for (const [i, weight] of layer.now.entries())
    largest[i % stride] = Math.max(largest[i % stride], Math.abs(weight));
  const scales = largest.map((most) => short(most > 0 ? most / LARGEST : 1));
  const bytes = Int8Array.from(layer.now, (weight, i) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scales[i % stride]))),
  );
  const text = (numbers: Iterable<number>): string => Array.from(numbers, short).join(" ");
  return {
    recipe,
    inputs,
    hidden,
    scales: text(scales),
    biases: text(biases.now),
    out: text(out.now),
    weights: digitsOf(bytes),
  };
}
