/** How the computer opponents see this game: what to try first, and what a position is worth. */
import { learnt, type Network } from "@westmarch/bots/network";
import type { Policy } from "@westmarch/bots/types";
import { frameOf, type Option } from "@westmarch/kernel";
import { believe } from "./bot/belief/believe.ts";
import { likelihood } from "./bot/beliefs.ts";
import { battleOf, weighCalling, weighCard, weighFetches } from "./bot/cards.ts";
import { evaluateBy } from "./bot/evaluation.ts";
import { considerMove } from "./bot/first-sight.ts";
import { learning } from "./bot/learning.ts";
import { frodoRuns, weighMove } from "./bot/moves.ts";
import network from "./bot/network.json" with { type: "json" };
import { reasons } from "./bot/reasons.ts";
import { placed, weighPlace } from "./bot/setup.ts";
import { CARD, CHARACTER, GOOD, REGION } from "./data/ids.ts";
import { type Confrontation, seatOf, sideOfSeat } from "./state.ts";

type WeighMove = typeof weighMove;

function weighOption(g: Confrontation, option: Option, move: WeighMove): number {
  switch (option[0]) {
    case "move":
      return move(g, CHARACTER.of(option[1]), REGION.of(option[2]));
    case "place": {
      const [character, region] = placed(option);
      return weighPlace(g, character, region);
    }
    case "card":
      return weighCard(g, battleOf(g), CARD.of(option[1]));
    case "cards":
    case "no-cards":
      return weighCalling(g, battleOf(g), option[0] === "cards");
    case "none":
      return 0.3;
    default:
      return 1;
  }
}

type Weigh = NonNullable<Policy<Confrontation>["weigh"]>;

/** First sight of every choice, with this of moves. */
export const weighBy =
  (move: WeighMove): Weigh =>
  (g, ask, options, weights) => {
    if (ask.prompt === "magic") {
      weighFetches(g, battleOf(g), sideOfSeat(g, ask.seat), options, weights);
      return;
    }
    for (let i = 0; i < options.length; i++) weights[i] = weighOption(g, options[i], move);
  };

/** What comes to mind where there is no time to think. */
export const inPassing = weighBy(weighMove);
/** What is looked into first where there is. */
const weigh = weighBy(considerMove);

/** One of the options, the more promising ones more often. */
export function playoutBy(weigh: Weigh): Policy<Confrontation>["playout"] {
  const weights: number[] = [];
  return (g, ask, random) => {
    const { options } = ask;
    weigh(g, ask, options, weights);
    let sum = 0;
    for (let i = 0; i < options.length; i++) sum += weights[i];
    let left = (random(1 << 24) / (1 << 24)) * sum;
    for (let i = 0; i < options.length; i++) {
      left -= weights[i];
      if (left < 0) return options[i];
    }
    return options[options.length - 1];
  };
}

const playout = playoutBy(inPassing);

/** How likely a seat is to win by what a network foretells. */
function judgedBy(network: Network): Policy<Confrontation>["evaluate"] {
  const judge = learnt(learning, network);
  return evaluateBy((g) => judge(g, seatOf(g, GOOD)));
}

/** Everything an onlooker can see, as one number. */
function fingerprint(g: Confrontation): number {
  let h = g.turn + 3 * g.turns;
  for (let i = 0; i < 32; i++) h = Math.imul(h, 5) + g.count[i];
  h = Math.imul(h ^ g.fallen, 0x9e3779b1);
  h = Math.imul(h ^ (g.used[0] | (g.used[1] << 9) | (g.variants << 18)), 0x85ebca6b);
  h = Math.imul(h ^ g.shown, 0xc2b2ae35);
  const f = frameOf(g, "battle");
  if (f) {
    h = Math.imul(h ^ (f.attacker + (f.defender << 5)), 0x9e3779b1);
    h = Math.imul(
      h ^ (f.goodCard + (f.darkCard << 5) + (f.goodFetched << 10) + (f.darkFetched << 15)),
      0x85ebca6b,
    );
  }
  return h | 0;
}

export const policy: Policy<Confrontation> = {
  edition: 8,
  playout,
  weigh,
  evaluate: judgedBy(network),
  reasons,
  hurried: (view, { prompt, options }, haste) => (prompt === "turn" ? frodoRuns(view, options, haste) : null),
  skills: {
    // Frodo runs to the foot of the mountains.
    first: { worlds: 1, favourite: 3, far: 0, haste: 0.35, notices: 0.4, edition: 7 },
    fair: { iterations: 30 },
    skilled: { iterations: 200 },
  },
  // What is played on tells no more than the position at once, and takes as long again.
  style: { horizon: 0 },
  quiet: (g) => !frameOf(g, "battle") && !frameOf(g, "movement"),
  fingerprint,
  likelihood,
  believe,
  opening: (view, ask, random) => (ask.prompt === "place" ? playout(view, ask, random) : null),
};
