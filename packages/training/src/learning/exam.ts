/** How well positions are judged that no network has learnt from. */
import { judgementOf, type Network } from "@westmarch/bots/network";
import type { Sample } from "./sample.ts";

/** Of a judge: smaller is better for both losses. */
export interface Marks {
  /** Mean log loss against how games ended; a drawn one is half of each. */
  readonly loss: number;
  /** How often, 0 … 1, the side it gave the better chances did not lose. */
  readonly right: number;
}

/** No judgement is surer than this. */
const SUREST = 1e-6;

/** How well these chances, one for each position of a sample, foretell how its games ended. */
export function marksOf(sample: Pick<Sample, "results">, chances: ArrayLike<number>): Marks {
  let loss = 0;
  let right = 0;
  const many = sample.results.length;
  for (let i = 0; i < many; i++) {
    const chance = Math.min(1 - SUREST, Math.max(SUREST, chances[i]));
    const won = sample.results[i];
    loss -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
    if (won === 0.5 || chance > 0.5 === (won === 1)) right++;
  }
  return { loss: many > 0 ? loss / many : 0, right: many > 0 ? right / many : 0 };
}

/** What a network says of each position of a sample, 0 … 1. */
export function judged({ active, from }: Pick<Sample, "active" | "from">, network: Network): Float64Array {
  const judge = judgementOf(network);
  return Float64Array.from({ length: from.length - 1 }, (_, i) =>
    judge(active.subarray(from[i], from[i + 1]), from[i + 1] - from[i]),
  );
}

/** The network beside the teacher's evaluation. */
export const exam = (
  sample: Sample,
  network: Network,
): { readonly network: Marks; readonly evaluation: Marks } => ({
  network: marksOf(sample, judged(sample, network)),
  evaluation: marksOf(sample, sample.guesses),
});
