/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { evaluate } from "./bot/evaluation.ts";
import { policy } from "./bot.ts";
import { veteran } from "./rivals/veteran.ts";
import type { Duel } from "./state.ts";

const { style: _style, ...all } = policy;

export const rivals: Readonly<Record<string, Policy<Duel>>> = {
  /** As it was before a network judged: a sum of figures, a few choices after the end of the tree. */
  "by-hand": { ...all, edition: 1, evaluate },
  /** A scripted player. */
  veteran: { ...policy, edition: 1, playout: veteran, greedy: veteran },
};
