/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { BY_HAND, sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policy, policyOf } from "./bot.ts";
import { strategist } from "./rivals/strategist.ts";
import type { War } from "./state.ts";

export const rivals: Readonly<Record<string, Policy<War>>> = {
  /** Judges what it has begun as soon as that has come to its end, and so thinks 3.7 times as much in the same time. */
  "at-once": { ...policy, style: { ...policy.style, horizon: 0 } },
  /** As it played before its rules of thumb were tuned by playing: edition 5. */
  "by-hand": { ...policyOf(sensesOf(BY_HAND)), edition: 5 },
  /** As it played before it had learnt anything by playing: by tuned rules of thumb alone. */
  tuned: { ...policyOf(sensesOf(tuned)), edition: 6 },
  /** A scripted player. */
  strategist: { ...policy, edition: 1, opening: () => null, playout: strategist, greedy: strategist },
};
