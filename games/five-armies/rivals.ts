/** Others that stand on this game's ladder and at no table. */
import type { Policy } from "@westmarch/bots/types";
import { policy } from "./bot.ts";
import { evaluate } from "./rivals/by-hand.ts";
import type { FiveArmies } from "./state.ts";

const { reduce: _reduce, ...all } = policy;

export const rivals: Readonly<Record<string, Policy<FiveArmies>>> = {
  /** As it was before its evaluation was fitted to games: figures set by hand, and every small choice thought over. */
  "by-hand": { ...all, edition: 1, evaluate },
};
