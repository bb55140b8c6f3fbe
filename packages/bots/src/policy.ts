/** What the policies of games have in common whose players go by rules of thumb, and by what they have learnt. */
import type { Evaluation } from "./evaluation.ts";
import type { Network } from "./network.ts";
import type { Numbers } from "./numbers.ts";
import { type Score, sightBy } from "./sight.ts";
import type { Policy, Reasons } from "./types.ts";

/** What players have learnt, if anything. */
export interface Learnt {
  /** What pays, by playing (`experience.json`). */
  readonly experience?: Numbers;
  /** How likely a position is to be won (`network.json`). */
  readonly network?: Network;
}

interface Players<G> {
  /** What an option looks worth before the player thinks. */
  readonly score: Score<G>;
  /** How much likelier an option is to be looked into when it scores one more. */
  readonly sharpness: number;
  /** By how much a quick choice may be off. */
  readonly quick: number;
  /** What is hardly a difference at all. */
  readonly even: number;
  readonly byFigures: Evaluation<G>;
  readonly byNetwork: (network: Network) => Evaluation<G>;
  readonly reasons: Reasons<G>;
  readonly network: Network | undefined;
}

/** Their choices at first sight and their judgement, and `best`: the best of all options, each score blurred by so much. */
export function playersBy<G>({
  score,
  sharpness,
  quick,
  even,
  byFigures,
  byNetwork,
  reasons,
  network,
}: Players<G>) {
  const { best, weigh } = sightBy(score, sharpness);
  const play = {
    playout: (g, ask, random) => best(g, ask, quick, random),
    greedy: (view, ask, random) => best(view, ask, even, random),
    weigh,
    evaluate: network ? byNetwork(network) : byFigures,
    reasons: network ? { ...reasons, beside: true } : reasons,
  } satisfies Partial<Policy<G>>;
  return { best, play };
}
