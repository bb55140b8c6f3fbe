/** What runs in a thread of a tuning: some pairs of games. */

import type { Numbers } from "@westmarch/bots/numbers";
import type { Policy } from "@westmarch/bots/types";
import { type Core, seedOf } from "@westmarch/kernel";
import { lots, Match, type Tuning } from "./match.ts";

/** Pairs of games between players to both sides of these numbers, or between these and those it began with. */
export interface PairsTask {
  /** Address of the module that exports the `tuning`. */
  readonly module: string;
  readonly kind: "slope" | "exam";
  readonly steps: Float64Array;
  /** How far to either side. */
  readonly spread: number;
  readonly seed: number;
  /** Numbers of the pairs. */
  readonly from: number;
  readonly to: number;
}

export interface PairsAnswer {
  /** By number: how many games more were won by turning it up than by turning it down; all 0 in an exam. */
  readonly slope: Float64Array;
  /** Games won by the first of the two players, as the first side and as the second. */
  readonly won: readonly [number, number];
}

type AnyMatch = Match<Core, unknown, Numbers>;
let known: { readonly module: string; readonly match: AnyMatch } | null = null;
async function matchOf(module: string): Promise<AnyMatch> {
  if (known?.module !== module) {
    const { tuning }: { tuning: Tuning<Core, unknown, Numbers> } = await import(module);
    known = { module, match: new Match(tuning) };
  }
  return known.match;
}

export default async function playPairs(task: PairsTask): Promise<PairsAnswer> {
  const match = await matchOf(task.module);
  const { kind, steps, spread, seed } = task;
  const slope = new Float64Array(match.size);
  const won: [number, number] = [0, 0];
  const play = (a: Policy<Core>, b: Policy<Core>, n: number): number => {
    const [first, second] = match.pair(a, b, seedOf(kind, seed, n));
    won[0] += first;
    won[1] += second;
    return first + second - 1;
  };
  if (kind === "exam") {
    const [now, begun] = [match.policy(steps), match.policy(new Float64Array(match.size))];
    for (let n = task.from; n < task.to; n++) play(now, begun, n);
    return { slope, won };
  }
  for (let n = task.from; n < task.to; n++) {
    const turned = lots(match.size, seedOf("lots", seed, n));
    const [up, down] = [1, -1].map((way) =>
      match.policy(steps.map((at, k) => at + way * spread * turned[k])),
    );
    const better = play(up, down, n);
    if (better !== 0) for (let k = 0; k < match.size; k++) slope[k] += better * turned[k];
  }
  return { slope, won };
}
