/** Games of chance choices as a player or a spectator sees and hears them, step by step. */
import type { Shown } from "@westmarch/boardkit";
import type { AskOf, Option, Seat } from "@westmarch/kernel";
import {
  type Moment as MomentOf,
  momentsOf as momentsIn,
  showings as showingsIn,
} from "@westmarch/testkit/campaign";
import { step } from "../board/staging/step.ts";
import { ACTION } from "../ids.ts";
import type { FiveArmies } from "../index.ts";
import { engine } from "./table.ts";

export type Moment = MomentOf<FiveArmies>;

export const EARS: readonly (Seat | null)[] = [0, 1, null];

/** Choices that lead to combats, and to more of them than chance would. */
const isWarlike = ([verb, , action]: Option): boolean =>
  verb === "attack" || verb === "continue" || (verb === "use" && ATTACKS.some((one) => one === action));
const ATTACKS = ACTION.all.filter((action) => /attack|beorn/.test(ACTION.names[action]));

/** One of the questions, and its choices: more often those that lead to combats. */
function warlike(asks: readonly AskOf<FiveArmies>[], choose: (sides: number) => number) {
  const ask = asks[choose(Math.max(1, asks.length))];
  if (!ask) return null;
  const fights = ask.options.filter(isWarlike);
  return [ask, fights.length > 0 && choose(4) > 0 ? fights : ask.options] as const;
}

/** A game of chance choices, with many combats: every moment of it, by ear. */
export const momentsOf = (seed: string, ears = EARS): Moment[][] =>
  momentsIn(engine, seed, ears, { settings: {}, among: warlike });

/** Everything that a page shows of a game, in order. */
export const showings = (
  moments: readonly Moment[],
  seat: Seat | null,
  calm = false,
): Generator<Shown<FiveArmies>> => showingsIn(moments, step, seat, calm);
