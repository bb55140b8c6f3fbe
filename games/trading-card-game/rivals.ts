/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { sensesOf } from "./bot/sense.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policyOf } from "./bot.ts";
import { byHand } from "./rivals/by-hand.ts";
import { firstSearch } from "./rivals/first-search.ts";
import { secondSearch } from "./rivals/second-search.ts";
import { veteran } from "./rivals/veteran.ts";
import type { CardGame } from "./state.ts";

const { opening: _opening, ...others } = byHand;

export const rivals: Readonly<Record<string, Policy<CardGame>>> = {
  /** Judges by figures that can be said in words, as it did before a network had learnt to: edition 4. */
  figures: { ...policyOf(sensesOf(tuned)), edition: 4 },
  /** By numbers set by hand, as it played before they were tuned by playing. */
  "by-hand": byHand,
  /** As its first computers played: they kept minions back, moved on sooner, and saw little use for the Shadow's abilities. */
  "first-search": firstSearch,
  /** As its second edition played: it bid a burden to go first, and was more often off at first sight. */
  "second-search": secondSearch,
  /** A scripted player. */
  veteran: { ...others, edition: 2, playout: veteran, greedy: veteran },
};
