/** Weights that are being learnt, each by steps of its own length (Adam). */
import { digitsOf } from "@westmarch/bots/network";
import type { Random } from "@westmarch/bots/types";

/** How much of the last steps' direction and length is kept. */
const KEPT = 0.9;
const KEPT_SQUARE = 0.999;
const TINY = 1e-8;
/** How much of a weight fades with each step, in shares of the rate. */
const FADING = 0.01;

/** Weights with what Adam remembers of each. */
export class Weights {
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

  /** Step number `round` of `rounds`, from 1 on, down the slope, which is forgotten. Steps grow shorter towards the end. */
  step(longest: number, round: number, rounds: number): void {
    const rate = (longest * (1 + Math.cos((Math.PI * round) / rounds))) / 2;
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

/** Any order, each as likely. */
export function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
}

const LARGEST = 127;
/** Digits that are kept of a scale. */
const DIGITS = 6;

/** Weights in rows of so many columns, as bytes: column by column they are measured in their scale. */
export function packed(
  weights: Float64Array,
  columns: number,
): { scales: readonly number[]; digits: string } {
  const largest = new Array<number>(columns).fill(0);
  for (const [i, weight] of weights.entries())
    largest[i % columns] = Math.max(largest[i % columns], Math.abs(weight));
  const scales = largest.map((most) => Number((most > 0 ? most / LARGEST : 1).toPrecision(DIGITS)));
  const bytes = Int8Array.from(weights, (weight, i) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scales[i % columns]))),
  );
  return { scales, digits: digitsOf(bytes) };
}
