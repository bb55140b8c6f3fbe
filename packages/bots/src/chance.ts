/** What computer players draw from chance. */
import type { Chance, Random } from "@westmarch/kernel";

const FINE = 1 << 30;

/** A number in [0, 1). */
export const unit = (random: Random): number => random(FINE) / FINE;

/** One of these, all alike. */
export const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

/** An index drawn in proportion to the first `length` weights; any index if they are all nothing. */
export function roulette(weights: readonly number[], length: number, random: Random): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += weights[i];
  if (!(sum > 0)) return random(length);
  let left = unit(random) * sum;
  for (let i = 0; i < length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return length - 1;
}

/** Chance for imagined worlds: whatever comes next, whichever draw it is. */
export const loose =
  (random: Random): Chance =>
  (_counter, sides) =>
    random(sides);
