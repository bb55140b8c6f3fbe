/** One round of a battle, without cards: dice, what hits, what is rolled again, and the hits to be expected. */
import { chanceOn, mean, sharesWithRerolls } from "@westmarch/armies/chance";
import { ALL_CHARACTERS, FREE, SARUMAN, SHADOW, type Side } from "../../data/ids.ts";
import type { Leading } from "../../facts.ts";
import { diceOf, leadershipLeft } from "../../rules/battle/force.ts";
import { hitsOn } from "../../rules/battle/roll.ts";
import { stepsOf } from "../../rules/figures.ts";
import { ASIDE, DICE_LIMIT } from "../../state.ts";
import type { Force } from "../../words/armies.ts";
import type { Matchup } from "./matchup.ts";

/** A side's part in a round. */
export interface Round {
  readonly dice: number;
  /** The pips from which a die hits. */
  readonly hitOn: number;
  /** Missed dice that are rolled again, at the most. */
  readonly again: number;
  /** Hits to be expected. */
  readonly hits: number;
  /** Hits that destroy this side's whole force. */
  readonly stands: number;
}

/** No card takes anything from anybody. */
const NO_CARDS = {
  silenced: 0,
  muted: 0,
  diceLost: [0, 0],
  ceiling: [DICE_LIMIT, DICE_LIMIT],
  forfeited: [0, 0],
};

/** What Leadership depends on: of the Characters outside the battle only Saruman matters. */
export const leadingIn = ({ saruman, players }: Matchup): Leading => ({
  at: ALL_CHARACTERS.map((character) => (character === SARUMAN ? saruman : ASIDE)),
  players,
});

/** Dice that a side throws in one round, and how many of them it may roll again. */
export const diceIn = ({ shutIn }: Matchup, side: Side, force: Force): number =>
  diceOf({ ...NO_CARDS, shutIn }, side, force);
export const againIn = ({ terms }: Matchup, leading: Leading, side: Side, force: Force): number =>
  Math.min(DICE_LIMIT, leadershipLeft(leading, { ...NO_CARDS, terms }, side, force));

function partOf(m: Matchup, side: Side): Round {
  const force = m.forces[side];
  const dice = diceIn(m, side, force);
  const again = Math.min(dice, againIn(m, leadingIn(m), side, force));
  const hitOn = hitsOn(m, side);
  return {
    dice,
    hitOn,
    again,
    hits: mean(sharesWithRerolls(dice, chanceOn(hitOn), again)),
    stands: stepsOf(force),
  };
}

/** The next round of a battle, by side. */
export const roundOf = (m: Matchup): readonly [Round, Round] => [partOf(m, FREE), partOf(m, SHADOW)];
