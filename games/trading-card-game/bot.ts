/** How the computer opponents see this game: what to try first, and what a position is worth. */
import type { Policy } from "@westmarch/bots/types";
import type { Ask, Option } from "@westmarch/kernel";
import { evaluate } from "./bot/evaluation.ts";
import type { CardGame } from "./state.ts";

/** Burdens worth bidding for the choice of a seat. */
const MOST_BID = 1;

/** How often, out of ten, whoever might do something does it instead of passing. */
const ACTS = 6;
const OF_TEN = 10;

/** Verbs that decline. */
const DECLINES: readonly string[] = ["pass", "done", "stop", "no"];

/** By rule of thumb: few burdens bid, whoever may act mostly does, and nobody moves items to and fro. */
function playout(_g: CardGame, { prompt, options }: Ask, random: (sides: number) => number): Option {
  if (prompt === "bid") return options[random(Math.min(options.length, MOST_BID + 1))];
  if (options.length === 1) return options[0];
  const decline = options.find(([verb]) => DECLINES.includes(verb));
  const deeds = options.filter(([verb]) => !DECLINES.includes(verb) && verb !== "transfer");
  if (deeds.length === 0) return decline ?? options[random(options.length)];
  if (decline && random(OF_TEN) >= ACTS) return decline;
  return deeds[random(deeds.length)];
}

/** Places in the rules at which nothing is in the middle of happening. */
const QUIET: readonly string[] = [
  "ownPhase",
  "procedure",
  "assignment",
  "regroup",
  "reconciling",
  "setting-up",
];

/** A bid is made by rule of thumb: what it is worth shows only at the end. */
const opening = (
  _view: CardGame,
  { prompt, options }: Ask,
  random: (sides: number) => number,
): Option | null => (prompt === "bid" ? options[random(Math.min(options.length, MOST_BID + 1))] : null);

export const policy: Policy<CardGame> = {
  playout,
  evaluate,
  opening,
  quiet: (g) => QUIET.includes(g.stack.at(-1)?.chapter ?? ""),
};
