/** Other policies that stand on this game's ladder and at no table: the edition before today's, and a scripted player. */
import type { Policy } from "@westmarch/bots/types";
import experience from "./bot/experience.json" with { type: "json" };
import { sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policy, policyOf } from "./bot.ts";
import { beginner } from "./rivals/beginner.ts";
import { strategist } from "./rivals/strategist.ts";
import type { War } from "./state.ts";

export const rivals: Readonly<Record<string, Policy<War>>> = {
  /** The edition before today's: judges by figures that can be said in words, as it did before a network had learnt to. */
  figures: { ...policyOf(sensesOf(tuned), { experience }), edition: 7 },
  /** A scripted player who has just finished the guided game. */
  beginner: { ...policy, edition: 1, opening: () => null, playout: beginner, greedy: beginner },
  /** A scripted player. */
  strategist: { ...policy, edition: 1, opening: () => null, playout: strategist, greedy: strategist },
};
