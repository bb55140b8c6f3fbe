/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { experienced, type Numbers } from "@westmarch/bots/experience";
import { highestOf, sightBy } from "@westmarch/bots/sight";
import type { Policy } from "@westmarch/bots/types";
import type { Ask, Option } from "@westmarch/kernel";
import { evaluate } from "./bot/evaluation.ts";
import learnt from "./bot/experience.json" with { type: "json" };
import { fingerprint } from "./bot/fingerprint.ts";
import { guarded } from "./bot/guard.ts";
import { hurried } from "./bot/haste.ts";
import { noticing } from "./bot/noticing.ts";
import { reasons } from "./bot/reasons.ts";
import { scoresBy } from "./bot/scores.ts";
import { type Senses, sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { War } from "./state.ts";

const scores: number[] = [];

/** By how much a quick choice may be off, and what is hardly a difference at all. */
const QUICK = 0.5;
const EVEN = 0.02;
/** How much likelier an option is to be looked into when it scores one die more. */
const SHARPNESS = 1.5;

/** Questions that decide something; the rest is answered by rule of thumb. */
const WEIGHTY: ReadonlySet<string> = new Set([
  "act",
  "attack",
  "move",
  "declare",
  "mordor",
  "stand",
  "cease",
  "extend",
  "retreat",
  "casualty",
  "combat-card",
  "separate",
]);
/** No more options than this are searched, nor any that scores so much less than the best. */
const BREADTH = 10;
const HOPELESS = 2.5;

/** Between actions, or where a phase begins. */
function quiet(g: War): boolean {
  const top = g.stack[g.stack.length - 1]?.chapter;
  return g.battle === null && (top === "actions" || top === "game" || top === "fellowship");
}

/** A few actions are played on before a position is judged: what a die brings shows only in what follows. */
const STYLE = { horizon: 20, exploration: 0.3 };

/** Players whose rules of thumb have these senses, and who have learnt so much by playing, if anything. */
export function policyOf(senses: Senses, learnt?: Numbers): Policy<War> {
  const rules = scoresBy(senses);
  const score = learnt ? guarded(experienced(rules, noticing, learnt)) : rules;
  const { best, weigh } = sightBy(score, SHARPNESS);

  function promising(g: War, ask: Ask): readonly Option[] {
    const { options } = ask;
    if (options.length === 1) return options;
    if (!WEIGHTY.has(ask.prompt)) return [best(g, ask, 0, () => 0)];
    score(g, ask, options, scores);
    const highest = highestOf(scores, options.length);
    const order: number[] = [];
    for (let i = 0; i < options.length; i++) if (scores[i] > highest - HOPELESS) order.push(i);
    if (order.length > BREADTH) {
      order.sort((a, b) => scores[b] - scores[a] || a - b);
      order.length = BREADTH;
    }
    return order.map((i) => options[i]);
  }

  return {
    edition: 7,
    style: STYLE,
    playout: (g, ask, random) => best(g, ask, QUICK, random),
    greedy: (view, ask, random) => best(view, ask, EVEN, random),
    weigh,
    evaluate,
    reasons,
    hurried,
    ...(learnt && { novice: policyOf(senses) }),
    skills: {
      first: { worlds: 1, favourite: 3, far: 0, haste: 0.5 },
      gentle: { worlds: 1, favourite: 1, far: 1 },
      fair: { worlds: 0, favourite: 1, far: 1, novice: true },
      skilled: { iterations: 200 },
      strong: { iterations: 2000 },
    },
    reduce: promising,
    quiet,
    fingerprint,
    opening: (view, ask, random) => (WEIGHTY.has(ask.prompt) ? null : best(view, ask, EVEN, random)),
    isTrifle: (prompt) => !WEIGHTY.has(prompt),
  };
}

export const policy: Policy<War> = policyOf(sensesOf(tuned), learnt);
