/**
 * Tunes the numbers of a game's rules of thumb by playing: all of them are turned a step up or down at once, by lot; one player
 * plays with these, another with every number turned the other way; and all go a little way towards the winner (simultaneous
 * perturbation, as Spall has it). For the tools of games; a player needs the numbers alone.
 */

import type { Numbers } from "@westmarch/bots/numbers";
import type { Core } from "@westmarch/kernel";
import { threads } from "../threads.ts";
import { Match, type Tuning } from "./match.ts";
import type { PairsAnswer, PairsTask } from "./worker.ts";

export type { Tuning } from "./match.ts";

export interface TuningStyle {
  /** Games to learn from. */
  readonly games: number;
  readonly seed: number;
  /** Threads; the result is the same. */
  readonly cores: number;
  /** How many times as far as usual a game moves the numbers, for few games; by default 1. */
  readonly pace?: number;
  /** Pairs of games that it is tried in at the end; by default 1000. */
  readonly tried?: number;
}

/** Pairs of games that are played before the numbers move. */
const BATCH = 100;
/** How far players stand from the numbers, and how far a game moves these, at first and in the end: in steps. */
const SPREAD = 0.6;
const RATE = 0.003;
const LAST_RATE = 0.001;
/** How strongly numbers are drawn back to where they began, of that: what makes no difference stays there. */
const PULL = 0.8;
/** The numbers that come out are the mean of this last part of the way. */
const SETTLED = 0.3;
const TRIED = 1000;

/**
 * The numbers after so many games. `module` is the address of the module that exports the same tuning as `tuning`, for the
 * threads.
 */
export async function tune<G extends Core<S>, S, N extends Numbers>(
  module: string,
  tuning: Tuning<G, S, N>,
  { games, seed, cores, pace = 1, tried = TRIED }: TuningStyle,
  tell: (line: string) => void,
): Promise<N> {
  const match = new Match(tuning);
  const workers = threads<PairsTask, PairsAnswer>(new URL("./worker.ts", import.meta.url), cores);
  /** Shares pairs out among the threads. */
  const play = async (kind: PairsTask["kind"], steps: Float64Array, from: number, to: number) => {
    const share = Math.ceil((to - from) / cores);
    const parts = Array.from({ length: cores }, (_, n) => ({
      module,
      kind,
      steps,
      spread: SPREAD,
      seed,
      from: from + n * share,
      to: Math.min(to, from + (n + 1) * share),
    }));
    return Promise.all(parts.map((part) => workers.run(part)));
  };
  const exam = async (steps: Float64Array, pairs: number): Promise<void> => {
    const answers = await play("exam", steps, 0, pairs);
    const [first, second] = [0, 1].map((side) => answers.reduce((sum, { won }) => sum + won[side], 0));
    const percent = (won: number, of: number): string => `${((100 * won) / of).toFixed(1)} %`;
    tell(
      `won against where it began: ${percent(first + second, 2 * pairs)} of ${2 * pairs} (${percent(first, pairs)} as the first side, ${percent(second, pairs)} as the second)`,
    );
  };
  try {
    const batches = Math.ceil(games / (2 * BATCH));
    const steps = new Float64Array(match.size);
    const mean = new Float64Array(match.size);
    const settling = Math.floor(batches * (1 - SETTLED));
    for (let batch = 0; batch < batches; batch++) {
      const rate = pace * (RATE + ((LAST_RATE - RATE) * batch) / batches);
      const answers = await play("slope", steps, batch * BATCH, (batch + 1) * BATCH);
      for (let k = 0; k < steps.length; k++) {
        steps[k] =
          (1 - PULL * rate) * steps[k] + rate * answers.reduce((sum, { slope }) => sum + slope[k], 0);
        if (batch >= settling) mean[k] += steps[k] / (batches - settling);
      }
      if (batch % 50 === 49) {
        tell(`${(batch + 1) * 2 * BATCH} games`);
        await exam(steps, 100);
      }
    }
    await exam(mean, tried);
    return match.rounded(mean);
  } finally {
    await workers.destroy();
  }
}
