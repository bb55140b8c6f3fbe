/** Other policies that stand on this game's ladder and at no table: former editions, and a scripted player. */
import type { Policy } from "@westmarch/bots/types";
import { sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policyOf } from "./bot.ts";
import { beginner } from "./rivals/beginner.ts";
import { byHand } from "./rivals/by-hand.ts";
import { secondSearch } from "./rivals/second-search.ts";
import { veteran } from "./rivals/veteran.ts";
import type { CardGame } from "./state.ts";

const { opening: _opening, ...others } = byHand;

export const rivals: Readonly<Record<string, Policy<CardGame>>> = {
  /** The edition before today's: judges by figures that can be said in words, as it did before a network had learnt to. */
  figures: { ...policyOf(sensesOf(tuned)), edition: 4 },
  /** Its second edition, which plays the games of browser tests: it bid a burden to go first, and was more often off at first sight. */
  "second-search": secondSearch,
  /** A scripted player who has just finished the guided game. */
  beginner: { ...others, edition: 1, playout: beginner, greedy: beginner },
  /** A scripted player. */
  veteran: { ...others, edition: 2, playout: veteran, greedy: veteran },
};
