/** How the computer opponents see this game: what to try first, and what a position is worth. */
import type { Policy, Random, SearchStyle } from "@westmarch/bots/types";
import { aimed, comesToAnEnd, considered, hurried, quick, weighBy } from "./bot/choosing.ts";
import crowdNetwork from "./bot/crowd-network.json" with { type: "json" };
import { EDITION } from "./bot/edition.ts";
import { byFigures, byNetworks, type Networks, ofSeat } from "./bot/evaluation.ts";
import { firstSight } from "./bot/first-sight.ts";
import network from "./bot/network.json" with { type: "json" };
import { throwAway } from "./bot/picking.ts";
import { quiet } from "./bot/quiet.ts";
import { reasonsOf } from "./bot/reasons.ts";
import { askedOf, type Senses, sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import type { CardGame } from "./state.ts";

/** One choice changes little: by figures, what has proved a little better is looked into more. */
const BY_FIGURES: Partial<SearchStyle> = { exploration: 0.15, pessimism: 0.02, horizon: 12 };
/** A network sees what may follow: playing on before it judges tells it little, and takes half of the time. */
const BY_NETWORK: Partial<SearchStyle> = { exploration: 0.4, pessimism: 0.02, horizon: 0 };

/** Players whose rules of thumb have these senses, and who judge by networks, if they have any. */
export function policyOf(senses: Senses, networks?: Networks): Policy<CardGame> {
  const asked = askedOf(senses);
  const figures = byFigures(senses.judge);
  const chances = networks ? byNetworks(networks, figures) : figures;
  const reasons = reasonsOf(senses.judge);
  return {
    edition: EDITION,
    playout: asked((g, ask, random: Random) => quick(g, ask, random)),
    evaluate: ofSeat(chances),
    chances,
    reasons: networks ? { ...reasons, beside: true } : reasons,
    hurried: asked(hurried),
    skills: {
      first: { worlds: 0, favourite: 1, far: 1, haste: 1, notices: 0.3, edition: 6 },
      gentle: { worlds: 1, favourite: 3, far: 0, haste: 0.7 },
      fair: { worlds: 2, favourite: 1, far: 1 },
      skilled: { iterations: networks ? 32 : 16 },
      strong: { iterations: networks ? 200 : 100 },
    },
    quiet,
    weigh: asked(weighBy(firstSight)),
    style: networks ? BY_NETWORK : BY_FIGURES,
    // Decks decide more than single choices do.
    puzzleGap: 0.05,
    reduce: asked(aimed),
    opening: asked(
      (view, ask, random: Random) =>
        throwAway(view, ask) ?? considered(view, ask) ?? comesToAnEnd(view, ask, random),
    ),
  };
}

export const policy: Policy<CardGame> = policyOf(sensesOf(tuned), { two: network, more: crowdNetwork });
