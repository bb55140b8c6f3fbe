/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { type Learnt, playersBy } from "@westmarch/bots/policy";
import { highestOf } from "@westmarch/bots/sight";
import type { Policy, SearchStyle } from "@westmarch/bots/types";
import type { Ask, Option } from "@westmarch/kernel";
import { EDITION } from "./bot/edition.ts";
import { byFigures, byNetwork } from "./bot/evaluation.ts";
import experience from "./bot/experience.json" with { type: "json" };
import { fingerprint } from "./bot/fingerprint.ts";
import { firstSight } from "./bot/firstsight.ts";
import { hurried } from "./bot/haste.ts";
import network from "./bot/network.json" with { type: "json" };
import { quiet } from "./bot/quiet.ts";
import { reasons } from "./bot/reasons.ts";
import { type Senses, sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { War } from "./state.ts";

const scores: number[] = [];

/** How options are told apart before anybody thinks, in dice. */
const AT_SIGHT = { quick: 0.5, even: 0.02, sharpness: 1.5 };

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

/** A few actions are played on before figures judge a position: what a die brings shows only in what follows. */
const BY_FIGURES: Partial<SearchStyle> = { horizon: 20, exploration: 0.3 };
/** A network sees what may follow: playing on before it judges tells it little, and takes time. */
const BY_NETWORK: Partial<SearchStyle> = { horizon: 0, exploration: 0.3 };

/** Players whose rules of thumb have these senses, and who have learnt so much. */
export function policyOf(senses: Senses, { experience, network }: Learnt = {}): Policy<War> {
  const score = firstSight(senses, experience);
  const { best, play } = playersBy({ score, ...AT_SIGHT, byFigures, byNetwork, reasons, network });

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
    edition: EDITION,
    style: network ? BY_NETWORK : BY_FIGURES,
    ...play,
    hurried,
    ...(experience && { novice: policyOf(senses) }),
    skills: {
      first: { worlds: 1, favourite: 3, far: 0, haste: 0.5, notices: 0.6, edition: 9 },
      gentle: { worlds: 1, favourite: 1, far: 1 },
      fair: { worlds: 0, favourite: 1, far: 1, novice: true },
      skilled: { worlds: 0, favourite: 1, far: 1 },
      strong: { iterations: 200 },
    },
    // Single choices matter little in so long a game.
    puzzleGap: 0.05,
    reduce: promising,
    quiet,
    fingerprint,
    opening: (view, ask, random) => (WEIGHTY.has(ask.prompt) ? null : best(view, ask, AT_SIGHT.even, random)),
    isTrifle: (prompt) => !WEIGHTY.has(prompt),
  };
}

export const policy: Policy<War> = policyOf(sensesOf(tuned), { experience, network });
