/**
 * A battle fought to its end many times over. Neither side plays a card, withdraws or retreats; the attacker goes on as
 * long as he can, in a siege for as long as an Elite buys another round; hits are taken so that most go on fighting.
 */
import { chanceOn } from "@westmarch/armies/chance";
import { SIEGE_BATTLE } from "../../data/battles.ts";
import {
  BOTH_SIDES,
  eliteOf,
  NATIONS_OF,
  type NationId,
  other,
  regularOf,
  type Side,
  UNITS,
} from "../../data/ids.ts";
import type { Leading } from "../../facts.ts";
import { hitsOn } from "../../rules/battle/roll.ts";
import { stepsOf, unitsOf } from "../../rules/figures.ts";
import { DICE_LIMIT, THREE_ROUNDS } from "../../state.ts";
import type { Matchup } from "./matchup.ts";
import { againIn, diceIn, leadingIn } from "./round.ts";

/** Pairs are by side: [Free Peoples, Shadow]. */
export type Pair = readonly [number, number];

/** How often a battle ended so, of 1. */
export interface Ends {
  /** The defender is destroyed and the attacker is not. */
  readonly won: number;
  /** The attacker is destroyed and the defender is not. */
  readonly lost: number;
  /** Neither side has a figure left. */
  readonly both: number;
  /** The attacker cannot go on, and both are still there. */
  readonly held: number;
}

export interface Forecast {
  readonly ends: Ends;
  /** Units to be lost by the end: an Elite that steps down is none. */
  readonly losses: Pair;
  /** By round: how many battles of 1 come to it, and the units that are lost in it then. */
  readonly rounds: readonly { readonly share: number; readonly losses: Pair }[];
}

/** Draws a number in [0, 1). */
type Chance = () => number;

/** A battle of more rounds than this ends with both still there: it never is. */
const MOST_ROUNDS = 100;
/** Rounds that are told apart. */
const TOLD_ROUNDS = 8;

/** How a force stands in the midst of a battle. */
interface Standing {
  readonly force: number[];
  /** By Nation: Regulars there are to stand in for an Elite. */
  readonly regulars: number[];
  /** Elites buy rounds, and are kept for it. */
  readonly keepsElites: boolean;
}

/** 9.7.6: an Elite becomes a Regular, or without one to be had is lost (AMB-35). */
function stepDown({ force, regulars }: Standing, nation: NationId): void {
  force[eliteOf(nation)]--;
  if (regulars[nation] === 0) return;
  regulars[nation]--;
  force[regularOf(nation)]++;
}

const loseRegular = ({ force, regulars }: Standing, nation: NationId): void => {
  force[regularOf(nation)]--;
  regulars[nation]++;
};

/** 9.7: takes one or two of the hits so that most dice are left; what it used up. */
function takeHit(standing: Standing, nations: readonly NationId[], hits: number): number {
  const { force, regulars, keepsElites } = standing;
  const fallen = nations.find((nation) => force[regularOf(nation)] > 0);
  const lesser = nations.find((nation) => force[eliteOf(nation)] > 0 && regulars[nation] > 0);
  const steps = lesser !== undefined && !keepsElites && unitsOf(force) <= DICE_LIMIT;
  if (lesser !== undefined && (steps || fallen === undefined)) {
    stepDown(standing, lesser);
    return 1;
  }
  if (fallen !== undefined) {
    loseRegular(standing, fallen);
    return 1;
  }
  const last = nations.find((nation) => force[eliteOf(nation)] > 0);
  if (last !== undefined) force[eliteOf(last)]--;
  return Math.min(2, hits);
}

function takeHits(standing: Standing, side: Side, hits: number): void {
  const { force } = standing;
  // Nothing has to be chosen where all fall.
  if (hits >= stepsOf(force)) for (const unit of UNITS) force[unit] = 0;
  else for (let left = hits; left > 0; ) left -= takeHit(standing, NATIONS_OF[side], left);
}

/** 10.4.4: another round of a siege is bought with an Elite; whether there is one. */
function buysRound(m: Matchup, standing: Standing): boolean {
  const threeRounds = (m.terms & THREE_ROUNDS) !== 0;
  if (threeRounds && m.hardSieges) return false;
  const { force, regulars } = standing;
  const payer = NATIONS_OF[m.attacker].find(
    (nation) => force[eliteOf(nation)] > 0 && (regulars[nation] > 0 || (m.hardSieges && unitsOf(force) > 1)),
  );
  if (payer === undefined) return false;
  stepDown(standing, payer);
  return true;
}

/** Whether this round is fought, with what it costs. */
function goesOn(m: Matchup, standing: Standing, round: number): boolean {
  if (round > MOST_ROUNDS) return false;
  const free = (m.terms & THREE_ROUNDS) !== 0 ? 3 : 1;
  return m.kind !== SIEGE_BATTLE || round <= free || buysRound(m, standing);
}

const roll = (chance: Chance, dice: number, hit: number): number => {
  let hits = 0;
  for (let die = 0; die < dice; die++) if (chance() < hit) hits++;
  return hits;
};

/** Hits of a side in one round. */
function hitsOf(
  m: Matchup,
  leading: Leading,
  side: Side,
  force: readonly number[],
  hit: number,
  chance: Chance,
): number {
  const dice = diceIn(m, side, force);
  const hits = roll(chance, dice, hit);
  if (hits === dice) return hits;
  return hits + roll(chance, Math.min(dice - hits, againIn(m, leading, side, force)), hit);
}

/** Fights a battle so many times. The same chance gives the same forecast. */
export function forecast(m: Matchup, battles: number, chance: Chance): Forecast {
  const leading = leadingIn(m);
  const ends = { won: 0, lost: 0, both: 0, held: 0 };
  const rounds = Array.from({ length: TOLD_ROUNDS }, () => ({ fought: 0, losses: [0, 0] }));
  const losses = [0, 0];
  const before = m.forces.map(unitsOf);

  for (let battle = 0; battle < battles; battle++) {
    const standing = BOTH_SIDES.map((side) => ({
      force: m.forces[side].slice(),
      regulars: m.regulars.slice(),
      keepsElites: m.kind === SIEGE_BATTLE && side === m.attacker,
    }));
    const units = before.slice();
    for (let n = 0; ; n++) {
      const round = m.round + n;
      // The round that comes next may have been decided upon, and paid for, already.
      if ((n > 0 || m.undecided) && !goesOn(m, standing[m.attacker], round)) break;
      const hits = BOTH_SIDES.map((side) =>
        hitsOf(m, leading, side, standing[side].force, chanceOn(hitsOn({ ...m, round }, side)), chance),
      );
      const told = n < TOLD_ROUNDS ? rounds[n] : null;
      if (told) told.fought++;
      for (const side of BOTH_SIDES) {
        takeHits(standing[side], side, hits[other(side)]);
        const left = unitsOf(standing[side].force);
        if (told) told.losses[side] += units[side] - left;
        units[side] = left;
      }
      if (units.includes(0)) break;
    }
    const [own, enemy] = [units[m.attacker], units[other(m.attacker)]];
    ends[enemy > 0 ? (own > 0 ? "held" : "lost") : own > 0 ? "won" : "both"]++;
    for (const side of BOTH_SIDES) losses[side] += before[side] - units[side];
  }

  const share = (number: number): number => number / battles;
  return {
    ends: { won: share(ends.won), lost: share(ends.lost), both: share(ends.both), held: share(ends.held) },
    losses: [share(losses[0]), share(losses[1])],
    rounds: rounds
      .filter(({ fought }) => fought > 0)
      .map(({ fought, losses: [free, shadow] }) => ({
        share: share(fought),
        losses: [free / fought, shadow / fought],
      })),
  };
}
