/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { Experience, type Numbers, numbered } from "@westmarch/bots/experience";
import { sightBy } from "@westmarch/bots/sight";
import type { Policy, Random } from "@westmarch/bots/types";
import type { Ask, Option } from "@westmarch/kernel";
import { aimed, BLUR, comesToAnEnd, considered, quick, type Sight } from "./bot/choosing.ts";
import { evaluate } from "./bot/evaluation.ts";
import learnt from "./bot/experience.json" with { type: "json" };
import { firstSight } from "./bot/first-sight.ts";
import { moveAgain } from "./bot/marching.ts";
import { noticing } from "./bot/noticing.ts";
import { throwAway } from "./bot/picking.ts";
import { reasonsOf } from "./bot/reasons.ts";
import { isAction, isLearnt, scoreOptions } from "./bot/scores.ts";
import { askedOf, type Senses, sensesOf, think } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { CardGame } from "./state.ts";

/** Who is in a hurry moves again against more than he should: the usual way in which beginners lose. */
const hurried = (g: CardGame, { prompt, options }: Ask, haste: number): Option | null =>
  prompt === "move-again" && options.length > 1 ? moveAgain(g, haste) : null;

/** Where a position can be judged: nothing is being played, said or told. */
const RESTING: ReadonlySet<string> = new Set([
  "procedure",
  "ownPhase",
  "assignment",
  "skirmishes",
  "regroup",
  "reconciling",
]);
const quiet = (g: CardGame): boolean => RESTING.has(g.stack.at(-1)?.chapter ?? "");

/** One choice changes little: what has proved a little better is looked into more. */
const STYLE = { exploration: 0.15, pessimism: 0.02, horizon: 12 };

export const weighBy =
  (sight: Sight): NonNullable<Policy<CardGame>["weigh"]> =>
  (g, ask, options, weights) => {
    const actions = isAction(ask.prompt);
    for (const [i, option] of options.entries())
      weights[i] = actions ? 0.05 + Math.max(0, sight(g, ask.seat, option)) : 1;
  };

/** Players whose rules of thumb have these senses. */
export function policyOf(senses: Senses): Policy<CardGame> {
  const asked = askedOf(senses);
  return {
    edition: 4,
    playout: asked((g, ask, random: Random) => quick(g, ask, random)),
    evaluate(g, seat) {
      think(senses.judge);
      return evaluate(g, seat);
    },
    reasons: reasonsOf(senses.judge),
    hurried: asked(hurried),
    skills: {
      first: { worlds: 0, favourite: 1, far: 1, haste: 1 },
      gentle: { worlds: 1, favourite: 3, far: 0, haste: 0.7 },
      fair: { worlds: 2, favourite: 1, far: 1 },
      skilled: { iterations: 16 },
      strong: { iterations: 100 },
    },
    quiet,
    weigh: asked(weighBy(firstSight)),
    style: STYLE,
    reduce: asked(aimed),
    opening: asked(
      (view, ask, random: Random) =>
        throwAway(view, ask) ?? considered(view, ask) ?? comesToAnEnd(view, ask, random),
    ),
  };
}

/** How much likelier an option is to be looked into when it scores one more. */
const SHARPNESS = 2;

/** Players who have learnt so much by playing, beside such rules of thumb. */
export function experienced(senses: Senses, learnt: Numbers): Policy<CardGame> {
  const plain = policyOf(senses);
  const experience = new Experience(noticing, numbered(learnt));
  const { best, weigh } = sightBy<CardGame>((g, ask, options, scores) => {
    scoreOptions(senses, g, ask, options, scores);
    experience.add(g, ask, options, scores);
  }, SHARPNESS);
  return {
    ...plain,
    edition: 5,
    playout: (g, ask, random) =>
      isLearnt(ask.prompt) ? best(g, ask, BLUR, random) : plain.playout(g, ask, random),
    weigh,
    reduce(g, ask) {
      const options = plain.reduce?.(g, ask) ?? ask.options;
      return isAction(ask.prompt) || !isLearnt(ask.prompt) || options.length !== 1
        ? options
        : [best(g, ask, 0, () => 0)];
    },
    opening(view, ask, random) {
      const choice = plain.opening?.(view, ask, random) ?? null;
      return choice && isLearnt(ask.prompt) && !isAction(ask.prompt) ? best(view, ask, 0, random) : choice;
    },
  };
}

export const policy: Policy<CardGame> = experienced(sensesOf(tuned), learnt);
