/** How the computer opponents see this game: what to try first, and what a position is worth. */
import type { Numbers } from "@westmarch/bots/experience";
import type { Network } from "@westmarch/bots/network";
import { sightBy } from "@westmarch/bots/sight";
import type { Policy } from "@westmarch/bots/types";
import { EDITION } from "./bot/edition.ts";
import { byFigures, byNetwork } from "./bot/evaluation.ts";
import experience from "./bot/experience.json" with { type: "json" };
import { firstSight } from "./bot/firstsight.ts";
import network from "./bot/network.json" with { type: "json" };
import { quiet } from "./bot/quiet.ts";
import { reasons } from "./bot/reasons.ts";
import { type Senses, sensesOf } from "./bot/sense.ts";
import { pastSmall, SMALL } from "./bot/small.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { FiveArmies } from "./state.ts";

/** By how much a quick choice may be off, and what is hardly a difference at all, in points. */
const QUICK = 0.3;
const EVEN = 0.02;
/** How much likelier an option is to be looked into when it scores a point more. */
const SHARPNESS = 2;

/** What is begun is played to its end and judged there. To play on costs more than what it tells. */
const STYLE = { horizon: 0, exploration: 0.4 };

/** What players have learnt, if anything. */
export interface Learnt {
  /** What pays, by playing (`experience.json`). */
  readonly experience?: Numbers;
  /** How likely a position is to be won (`network.json`). */
  readonly network?: Network;
}

/** Players whose rules of thumb have these senses, and who have learnt so much. */
export function policyOf(senses: Senses, { experience, network }: Learnt = {}): Policy<FiveArmies> {
  const score = firstSight(senses, experience);
  const { best, weigh } = sightBy(score, SHARPNESS);
  return {
    edition: EDITION,
    style: STYLE,
    playout: (g, ask, random) => best(g, ask, QUICK, random),
    greedy: (view, ask, random) => best(view, ask, EVEN, random),
    weigh,
    reduce: pastSmall(score, SMALL),
    evaluate: network ? byNetwork(network) : byFigures,
    reasons: network ? { ...reasons, beside: true } : reasons,
    skills: {
      gentle: { worlds: 1, favourite: 1.5, far: 0.6 },
      fair: { iterations: network ? 8 : 30 },
      skilled: { iterations: network ? 40 : 120 },
      strong: { iterations: network ? 200 : 480 },
    },
    quiet,
  };
}

export const policy: Policy<FiveArmies> = policyOf(sensesOf(tuned), { experience, network });
