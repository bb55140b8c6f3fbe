/** Others that stand on this game's ladder and at no table. */
import { learnt } from "@westmarch/bots/network";
import type { Policy } from "@westmarch/bots/types";
import { evaluate } from "./bot/evaluation.ts";
import { learning } from "./bot/features.ts";
import { playoutBy } from "./bot/playout.ts";
import { weighByHand } from "./bot/weights.ts";
import { policy, seenBy } from "./bot.ts";
import first from "./rivals/first-network.json" with { type: "json" };
import second from "./rivals/second-network.json" with { type: "json" };
import { veteran } from "./rivals/veteran.ts";
import type { Duel } from "./state.ts";

const { style: _style, ...all } = policy;
const firstSight = { weigh: weighByHand, playout: playoutBy(weighByHand) };
const judged = learnt(learning, first);

export const rivals: Readonly<Record<string, Policy<Duel>>> = {
  /** As it was before a network judged: a sum of figures, a few choices after the end of the tree. */
  "by-hand": { ...all, ...firstSight, edition: 1, evaluate },
  /** As it was when its network had learnt from that one's games, and first sight was set by hand. */
  "first-network": {
    ...all,
    ...firstSight,
    edition: 2,
    evaluate: (g, seat) => (g.result ? evaluate(g, seat) : judged(g, seat)),
    style: { horizon: 0, exploration: 0.5 },
  },
  /** As it was when its network had learnt from that one's games. */
  "second-network": { ...policy, ...seenBy(second), edition: 3 },
  /** A scripted player. */
  veteran: { ...policy, edition: 1, playout: veteran, greedy: veteran },
};
