/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { bestOf, promise } from "@westmarch/bots/sight";
import type { Policy } from "@westmarch/bots/types";
import type { Ask, Option, Random } from "@westmarch/kernel";
import { evaluate } from "./bot/evaluation.ts";
import { reasons } from "./bot/reasons.ts";
import { scoreOptions } from "./bot/scores.ts";
import { type Senses, sensesOf } from "./bot/sense.ts";
import { pastSmall, SMALL } from "./bot/small.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { FiveArmies } from "./state.ts";

const scores: number[] = [];

/** By how much a quick choice may be off, and what is hardly a difference at all, in points. */
const QUICK = 0.3;
const EVEN = 0.02;
/** How much likelier an option is to be looked into when it scores a point more. */
const SHARPNESS = 2;

/** Between actions, or where a phase begins: in the middle of one, what a die brings has not been seen yet. */
function quiet(g: FiveArmies): boolean {
  const top = g.stack[g.stack.length - 1]?.chapter;
  return g.battle === null && g.columns.length === 0 && (top === "actions" || top === "game");
}

/** What is begun is played to its end and judged there. To play on costs more than what it tells. */
const STYLE = { horizon: 0, exploration: 0.4 };

/** Players whose rules of thumb have these senses. */
export function policyOf(senses: Senses): Policy<FiveArmies> {
  /** The option that looks best, when each score is blurred by up to so much. */
  function best(g: FiveArmies, ask: Ask, blur: number, random: Random): Option {
    scoreOptions(senses, g, ask, ask.options, scores);
    return bestOf(ask.options, scores, blur, random);
  }

  function weigh(g: FiveArmies, ask: Ask, options: readonly Option[], weights: number[]): void {
    scoreOptions(senses, g, ask, options, scores);
    promise(scores, options.length, SHARPNESS, weights);
  }

  return {
    edition: 5,
    style: STYLE,
    playout: (g, ask, random) => best(g, ask, QUICK, random),
    greedy: (view, ask, random) => best(view, ask, EVEN, random),
    weigh,
    reduce: pastSmall(senses, SMALL),
    evaluate,
    reasons,
    skills: {
      gentle: { worlds: 1, favourite: 1.5, far: 0.6 },
      fair: { iterations: 30 },
      skilled: { iterations: 120 },
      strong: { iterations: 480 },
    },
    quiet,
  };
}

export const policy: Policy<FiveArmies> = policyOf(sensesOf(tuned));
