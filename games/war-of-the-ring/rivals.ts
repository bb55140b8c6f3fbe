/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import experience from "./bot/experience.json" with { type: "json" };
import { BY_HAND, sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policy, policyOf } from "./bot.ts";
import { strategist } from "./rivals/strategist.ts";
import type { War } from "./state.ts";

export const rivals: Readonly<Record<string, Policy<War>>> = {
  /** Plays on a few actions before it judges what it has begun, and so thinks less in the same time. */
  "played-on": { ...policy, style: { ...policy.style, horizon: 20 } },
  /** Judges by figures that can be said in words, as it did before a network had learnt to: edition 7. */
  figures: { ...policyOf(sensesOf(tuned), { experience }), edition: 7 },
  /** As it played before its rules of thumb were tuned by playing: edition 5. */
  "by-hand": { ...policyOf(sensesOf(BY_HAND)), edition: 5 },
  /** As it played before it had learnt anything by playing: by tuned rules of thumb alone. */
  tuned: { ...policyOf(sensesOf(tuned)), edition: 6 },
  /** A scripted player. */
  strategist: { ...policy, edition: 1, opening: () => null, playout: strategist, greedy: strategist },
};
