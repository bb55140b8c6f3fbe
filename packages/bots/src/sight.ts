/** Choices at first sight, by scores that a game's rules of thumb give: who plays so and where a search looks first. */
import type { Option, Random } from "@westmarch/kernel";

const GRAIN = 1 << 20;

/** The option that scores highest, when each score (`scores[i]` of `options[i]`) is blurred by up to so much (`blur`, 0 or more). */
export function bestOf(
  options: readonly Option[],
  scores: ArrayLike<number>,
  blur: number,
  random: Random,
): Option {
  let best = options[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const score = scores[i] + (random(GRAIN) / GRAIN) * blur;
    if (score <= highest) continue;
    highest = score;
    best = options[i];
  }
  return best;
}

/** The highest of the first so many scores. */
export function highestOf(scores: ArrayLike<number>, many: number): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i++) if (scores[i] > highest) highest = scores[i];
  return highest;
}

/** However badly an option scores, it is this promising. */
const LEAST = 0.01;

/**
 * How promising the first so many options look by their scores, 0.01 … 1, into `weights`: `sharpness` is by how much (as a
 * logarithm) an option is likelier to be looked into when it scores one more.
 */
export function promise(scores: ArrayLike<number>, many: number, sharpness: number, weights: number[]): void {
  const highest = highestOf(scores, many);
  for (let i = 0; i < many; i++) weights[i] = Math.max(LEAST, Math.exp(sharpness * (scores[i] - highest)));
}
