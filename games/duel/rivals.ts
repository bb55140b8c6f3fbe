/** Other policies that stand on this game's ladder and at no table: the edition before today's, and a scripted player. */
import type { Policy } from "@westmarch/bots/types";
import { evaluate } from "./bot/evaluation.ts";
import { playoutBy } from "./bot/playout.ts";
import { weighByHand } from "./bot/weights.ts";
import { policy, seenBy } from "./bot.ts";
import { beginner } from "./rivals/beginner.ts";
import second from "./rivals/second-network.json" with { type: "json" };
import { veteran } from "./rivals/veteran.ts";
import type { Duel } from "./state.ts";

const { solve: _solve, ...unsolved } = policy;
const { style: _style, ...all } = unsolved;
const firstSight = { weigh: weighByHand, playout: playoutBy(weighByHand) };

export const rivals: Readonly<Record<string, Policy<Duel>>> = {
  /** As it was before a network judged: a sum of figures, a few choices after the end of the tree. */
  "by-hand": { ...all, ...firstSight, edition: 1, evaluate },
  /** The edition whose games taught today's network. */
  "second-network": { ...unsolved, ...seenBy(second), edition: 3 },
  /** The edition before today's: it searches the end of a game as it does everything before. */
  unsolved: { ...unsolved, edition: 4 },
  /** A scripted player who has just finished the guided game. */
  beginner: { ...unsolved, edition: 1, playout: beginner, greedy: beginner },
  /** A scripted player. */
  veteran: { ...unsolved, edition: 1, playout: veteran, greedy: veteran },
};
