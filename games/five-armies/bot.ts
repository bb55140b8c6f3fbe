/** How the computer opponents see this game: what to try first, and what a position is worth. */
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option } from "@westmarch/kernel";
import { evaluate } from "./bot/evaluation.ts";
import { reasons } from "./bot/reasons.ts";
import { scoreOptions } from "./bot/scores.ts";
import { pastSmall, SMALL } from "./bot/small.ts";
import type { FiveArmies } from "./state.ts";

const scores: number[] = [];
const GRAIN = 1 << 20;

/** The option that scores highest when each score is blurred by up to so much. */
function bestOf(g: FiveArmies, ask: Ask, random: Random, blur: number): Option {
  const { options } = ask;
  scoreOptions(g, ask, options, scores);
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

/** By how much a quick choice may be off, and what is hardly a difference at all, in points. */
const QUICK = 0.3;
const EVEN = 0.02;
/** How much likelier an option is to be looked into when it scores a point more. */
const SHARPNESS = 2;

function weigh(g: FiveArmies, ask: Ask, options: readonly Option[], weights: number[]): void {
  scoreOptions(g, ask, options, scores);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) if (scores[i] > highest) highest = scores[i];
  for (let i = 0; i < options.length; i++)
    weights[i] = Math.max(0.01, Math.exp(SHARPNESS * (scores[i] - highest)));
}

/** Between actions, or where a phase begins: in the middle of one, what a die brings has not been seen yet. */
function quiet(g: FiveArmies): boolean {
  const top = g.stack[g.stack.length - 1]?.chapter;
  return g.battle === null && g.columns.length === 0 && (top === "actions" || top === "game");
}

/** What is begun is played to its end and judged there. To play on costs more than what it tells. */
const STYLE = { horizon: 0, exploration: 0.4 };

export const policy: Policy<FiveArmies> = {
  edition: 4,
  style: STYLE,
  playout: (g, ask, random) => bestOf(g, ask, random, QUICK),
  greedy: (view, ask, random) => bestOf(view, ask, random, EVEN),
  weigh,
  reduce: pastSmall(SMALL),
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
