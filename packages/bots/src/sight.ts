/**
 * Choices at first sight, by scores that a game's rules of thumb give: how some players choose, and where a search
 * looks first.
 */
import type { Ask, Option, Random } from "@westmarch/kernel";
import { roulette } from "./chance.ts";
import type { Policy } from "./types.ts";

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

/**
 * The number of an option on which a lot falls, of the first so many: one that scores `grain` (above 0) more is e times as
 * likely. How likely each was stands in `scores` afterwards, in any measure; `sum` of them all is returned beside it.
 */
export function byLot(
  scores: number[],
  many: number,
  grain: number,
  random: Random,
): { readonly choice: number; readonly sum: number } {
  const highest = highestOf(scores, many);
  let sum = 0;
  for (let i = 0; i < many; i++) {
    scores[i] = Math.exp((scores[i] - highest) / grain);
    sum += scores[i];
  }
  return { choice: roulette(scores, many, random), sum };
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

/** Fills in how good each of these options looks to the player that is asked (`scores[i]` of `options[i]`). */
export type Score<G> = (g: G, ask: Ask, options: readonly Option[], scores: number[]) => void;

/** Quick choices and first sight of a player whose rules of thumb fill in what options score (`scores[i]` of `options[i]`). */
export function sightBy<G>(
  score: Score<G>,
  sharpness: number,
): {
  /** The option that looks best to the player that is asked, when each score is blurred by up to so much. */
  best(g: G, ask: Ask, blur: number, random: Random): Option;
  readonly weigh: NonNullable<Policy<G>["weigh"]>;
} {
  const scores: number[] = [];
  return {
    best(g, ask, blur, random) {
      score(g, ask, ask.options, scores);
      return bestOf(ask.options, scores, blur, random);
    },
    weigh(g, ask, options, weights) {
      score(g, ask, options, scores);
      promise(scores, options.length, sharpness, weights);
    },
  };
}

/**
 * How a player chooses who takes some options to be worth something else than the rules of thumb say: `otherwise` tells for
 * one question what, or null. Less than `even` is no difference.
 */
export function choosingBy<G>(
  score: Score<G>,
  otherwise: (g: G, ask: Ask) => (option: Option) => number | null,
  even: number,
): (g: G, ask: Ask, random: Random) => Option {
  const scores: number[] = [];
  return (g, ask, random) => {
    const { options } = ask;
    const worth = otherwise(g, ask);
    score(g, ask, options, scores);
    for (let i = 0; i < options.length; i++) scores[i] = worth(options[i]) ?? scores[i];
    return bestOf(options, scores, even, random);
  };
}

/** Numbers that are told for some of these names. */
export type Some<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** What is told for each of these names, in their order: 0 where nothing is. */
export const listed = <Name extends string>(names: readonly Name[], told: Some<Name>): readonly number[] =>
  names.map((name) => told[name] ?? 0);

/** What readings incline to, each by so much. */
export function inclination(inclined: readonly number[], readings: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < inclined.length; i++) sum += inclined[i] * readings[i];
  return sum;
}
