/** How the computer opponents see this game: what to try first, and what a position is worth. */

import { learnt, type Network, weighed } from "@westmarch/bots/network";
import type { Policy } from "@westmarch/bots/types";
import { type Ask, frameOf, type Option } from "@westmarch/kernel";
import { bestNearTheEnd } from "./bot/endgame.ts";
import { evaluate as byHand } from "./bot/evaluation.ts";
import { learning } from "./bot/features.ts";
import network from "./bot/network.json" with { type: "json" };
import { playoutBy } from "./bot/playout.ts";
import { reasons } from "./bot/reasons.ts";
import type { Duel } from "./state.ts";

/** How much less the favourites stand out than the teacher chose them: the search finds others worth a look, too. */
const SOFTNESS = 3;

/** What a network makes of this game: first sight, playouts by it, and how likely a seat is to win, 0 … 1. */
export function seenBy(network: Network): Pick<Policy<Duel>, "weigh" | "playout" | "evaluate"> {
  const promise = weighed(learning, network, SOFTNESS);
  const weigh = (g: Duel, _ask: Ask, options: readonly Option[], into: number[]): void =>
    promise(g, options, into);
  const judged = learnt(learning, network);
  return {
    weigh,
    playout: playoutBy(weigh),
    evaluate: (g, seat) => (g.result ? byHand(g, seat) : judged(g, seat)),
  };
}

/** Numbers mixed into one, in their order. */
function mix(h: number, list: readonly number[]): number {
  let mixed = h;
  for (let i = 0; i < list.length; i++) mixed = Math.imul(mixed, 31) + list[i];
  return mixed;
}

/** What an onlooker can tell positions apart by: the cards, tiles and tokens taken and turned up, and the board. */
function fingerprint(g: Duel): number {
  let h = mix(g.turn + 2 * g.chapter + 8 * g.extra, g.slots);
  h = mix(mix(mix(h, g.landmarks), g.tokens[0]), g.tokens[1]);
  const top = frameOf(g, "effects");
  if (top) h = mix(h, top.offer);
  for (let i = 0; i < g.units.length; i++) h = Math.imul(h, 17) + g.units[i];
  for (let side = 0; side < 2; side++) {
    h = Math.imul(h ^ g.coins[side], 0x9e3779b1) + g.quest[side];
    h = Math.imul(h ^ g.fortresses[side], 0x85ebca6b) + g.tokens[side].length;
  }
  return h | 0;
}

const seen = seenBy(network);

/** Near the end, what is best however it goes on; of several such options the one that looks best. */
const solve: Policy<Duel>["solve"] = (g, ask) => {
  const best = bestNearTheEnd(g);
  if (!best) return null;
  const looks: number[] = [];
  seen.weigh?.(g, ask, best, looks);
  return best[looks.indexOf(Math.max(...looks.slice(0, best.length)))];
};

export const policy: Policy<Duel> = {
  ...seen,
  solve,
  edition: 5,
  // The network sees what lies open: playing on before it judges tells it nothing more.
  style: { horizon: 0, exploration: 0.6 },
  reasons,
  skills: {
    first: { worlds: 1, favourite: 1.5, far: 0.3, notices: 0.4, edition: 6 },
    gentle: { worlds: 1, favourite: 1, far: 0.7 },
    fair: { iterations: 8 },
    skilled: { iterations: 50 },
    strong: { iterations: 300 },
  },
  quiet: (g) => g.stack.at(-1)?.chapter === "turn",
  fingerprint,
};
