/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { experienced, type Numbers } from "@westmarch/bots/experience";
import { sightBy } from "@westmarch/bots/sight";
import type { Policy } from "@westmarch/bots/types";
import { evaluate } from "./bot/evaluation.ts";
import learnt from "./bot/experience.json" with { type: "json" };
import { noticing } from "./bot/noticing.ts";
import { reasons } from "./bot/reasons.ts";
import { scoresBy } from "./bot/scores.ts";
import { type Senses, sensesOf } from "./bot/sense.ts";
import { pastSmall, SMALL } from "./bot/small.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { FiveArmies } from "./state.ts";

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

/** Players whose rules of thumb have these senses, and who have learnt so much by playing, if anything. */
export function policyOf(senses: Senses, learnt?: Numbers): Policy<FiveArmies> {
  const rules = scoresBy(senses);
  const score = learnt ? experienced(rules, noticing, learnt) : rules;
  const { best, weigh } = sightBy(score, SHARPNESS);
  return {
    edition: 6,
    style: STYLE,
    playout: (g, ask, random) => best(g, ask, QUICK, random),
    greedy: (view, ask, random) => best(view, ask, EVEN, random),
    weigh,
    reduce: pastSmall(score, SMALL),
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

export const policy: Policy<FiveArmies> = policyOf(sensesOf(tuned), learnt);
