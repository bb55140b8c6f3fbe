/** What is left to chance in making decks and packs. The caller hands all of it in: a table, or a seed. */

import type { Random } from "@westmarch/kernel";

/** One of several. */
export const oneOf = <T>(draw: Random, from: readonly T[]): T => from[draw(from.length)];

/** So many of them, none twice, in the order in which they were drawn. */
export function some<T>(draw: Random, from: readonly T[], number: number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(number, left.length) }, () => {
    const place = draw(left.length);
    const [taken] = left.splice(place, 1, ...left.slice(-1));
    left.pop();
    return taken;
  });
}

/** Weights are drawn among in these parts of 1. */
const GRAIN = 1000;

/** The place of one of these weights, each as likely as it is heavy. */
export function weighted(draw: Random, weights: readonly number[]): number {
  const parts = weights.map((weight) => Math.ceil(weight * GRAIN));
  let left = draw(parts.reduce((sum, part) => sum + part, 0));
  return parts.findIndex((part) => {
    left -= part;
    return left < 0;
  });
}

/** The place of the heaviest, the first of equal ones. */
export const heaviest = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));
