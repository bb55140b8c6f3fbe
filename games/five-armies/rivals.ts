/** Other policies that stand on this game's ladder and at no table: the edition before today's, and a scripted player. */
import type { Policy } from "@westmarch/bots/types";
import experience from "./bot/experience.json" with { type: "json" };
import { JUDGES, sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policyOf } from "./bot.ts";
import { beginner } from "./rivals/beginner.ts";
import { veteran } from "./rivals/veteran.ts";
import type { FiveArmies } from "./state.ts";

/** By the numbers that were set by hand. */
const untuned: Policy<FiveArmies> = { ...policyOf(JUDGES), edition: 4 };

export const rivals: Readonly<Record<string, Policy<FiveArmies>>> = {
  /** The edition before today's: judges by figures that can be said in words, as it did before a network had learnt to. */
  figures: { ...policyOf(sensesOf(tuned), { experience }), edition: 6 },
  /** A scripted player who has just finished the guided game. */
  beginner: { ...untuned, edition: 1, playout: beginner, greedy: beginner },
  /** A scripted player. */
  veteran: { ...untuned, edition: 1, playout: veteran, greedy: veteran },
};
