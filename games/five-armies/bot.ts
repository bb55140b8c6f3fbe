/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { type Learnt, playersBy } from "@westmarch/bots/policy";
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

/** How options are told apart before anybody thinks, in points. */
const AT_SIGHT = { quick: 0.3, even: 0.02, sharpness: 2 };

/** What is begun is played to its end and judged there. To play on costs more than what it tells. */
const STYLE = { horizon: 0, exploration: 0.4 };

/** Players whose rules of thumb have these senses, and who have learnt so much. */
export function policyOf(senses: Senses, { experience, network }: Learnt = {}): Policy<FiveArmies> {
  const score = firstSight(senses, experience);
  const { play } = playersBy({ score, ...AT_SIGHT, byFigures, byNetwork, reasons, network });
  return {
    edition: EDITION,
    style: STYLE,
    ...play,
    // Single choices matter little before the last turns.
    puzzleGap: 0.05,
    reduce: pastSmall(score, SMALL),
    skills: {
      first: { worlds: 1, favourite: 3, far: 0, notices: 0.6, edition: 8 },
      gentle: { worlds: 1, favourite: 1.5, far: 0.6 },
      fair: { iterations: network ? 8 : 30 },
      skilled: { iterations: network ? 40 : 120 },
      strong: { iterations: network ? 200 : 480 },
    },
    quiet,
  };
}

export const policy: Policy<FiveArmies> = policyOf(sensesOf(tuned), { experience, network });
