/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import experience from "./bot/experience.json" with { type: "json" };
import { scoresBy } from "./bot/scores.ts";
import { JUDGES, sensesOf } from "./bot/sense.ts";
import { pastSmall, SMALLEST } from "./bot/small.ts";
import tuned from "./bot/tuned.json" with { type: "json" };
import { policyOf } from "./bot.ts";
import { evaluate } from "./rivals/by-hand.ts";
import { veteran } from "./rivals/veteran.ts";
import type { FiveArmies } from "./state.ts";

/** By the numbers that were set by hand. */
const untuned: Policy<FiveArmies> = { ...policyOf(JUDGES), edition: 4 };
const { reduce: _reduce, ...all } = untuned;

/** A few actions were played on before a position was judged. */
const style = { horizon: 12, exploration: 0.4 };

export const rivals: Readonly<Record<string, Policy<FiveArmies>>> = {
  /** As it was before its evaluation was fitted to games: figures set by hand, and every small choice thought over. */
  "by-hand": { ...all, edition: 1, style, evaluate },
  /** As it was before it judged what it had begun as soon as that had come to its end. */
  "long-playouts": { ...untuned, edition: 2, style, reduce: pastSmall(scoresBy(JUDGES), SMALLEST) },
  /** As it was before its rules of thumb were tuned by playing. */
  untuned,
  /** Judges by figures that can be said in words, as it did before a network had learnt to: edition 6. */
  figures: { ...policyOf(sensesOf(tuned), { experience }), edition: 6 },
  /** As it played before it had learnt anything by playing: by tuned rules of thumb alone. */
  tuned: { ...policyOf(sensesOf(tuned)), edition: 5 },
  /** A scripted player. */
  veteran: { ...untuned, edition: 1, playout: veteran, greedy: veteran },
};
