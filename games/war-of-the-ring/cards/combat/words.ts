/** The words that many Combat cards are written in: what they demand, and what they do to the round's figures. */
import { hitsAmong, throwDice } from "@westmarch/armies/dice";
import type { Context } from "@westmarch/kernel";
import { LEADERSHIP } from "../../data/characters.ts";
import {
  type CharacterId,
  COMPANIONS,
  FREE,
  GANDALF_THE_WHITE,
  LEADER,
  NAZGUL,
  other,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import {
  companionsInBattle,
  elitesInBattle,
  hasNazgul,
  nazgulLeadership,
  participants,
  standsIn,
  takesPart,
} from "../../rules/battle/force.ts";

import { type Battle, DICE_LIMIT, type War, WHITE_RIDER } from "../../state.ts";
import { enter } from "../../vocabulary.ts";
import type { AskingCard } from "../../words/battle.ts";
import type { CombatCard, CombatEffect } from "../combat.ts";

type C = Context<War>;
type Demand = NonNullable<CombatCard["demands"]>;

// ---- conditions (9.4.4, 9.4.11)

export const companionFights: Demand = (g, b) => companionsInBattle(g, b) !== 0;
export const leaderOrCompanionFights: Demand = (g, b) => {
  if (companionsInBattle(g, b) !== 0) return true;
  const force = participants(g, b, FREE);
  for (let figure = LEADER; figure < NAZGUL; figure++) if (force[figure] > 0) return true;
  return false;
};
/** One of these Companions takes part. */
export const fights =
  (...companions: readonly CharacterId[]): Demand =>
  (g, b) =>
    companions.some((companion) => takesPart(g, b, companion, FREE));
export const elites = (g: War, b: Battle, side: Side): number => elitesInBattle(participants(g, b, side));
export const eliteFights: Demand = (g, b, side) => elites(g, b, side) > 0;
/** The Witch-king is one of them (7.4.5). */
export const nazgulFights: Demand = (g, b) => hasNazgul(participants(g, b, SHADOW));
/** The Nazgûl have at least so many points of Leadership left (9.4.12). */
export const nazgulLead =
  (points: number): Demand =>
  (g, b) =>
    nazgulLeadership(g, b) >= points;
/** The Army under attack is where the Ring-bearers are: nowhere once they are on the Mordor Track. */
export const besideRingBearers: Demand = (g, b) => b.to === g.bearers;

/** 9.4.8: whether a Companion in the battle still has Leadership that can be forfeited. */
export const canForfeit = (g: War, b: Battle, companion: CharacterId): boolean =>
  LEADERSHIP[companion] > 0 &&
  takesPart(g, b, companion, FREE) &&
  ((b.muted | b.silenced) & (1 << companion)) === 0 &&
  (companion !== GANDALF_THE_WHITE || (b.terms & WHITE_RIDER) === 0);

/** Companions in the battle whose Leadership can be forfeited, a mask. */
export const leadingCompanions = (g: War, b: Battle): number => {
  let mask = 0;
  for (const companion of COMPANIONS) if (canForfeit(g, b, companion)) mask |= 1 << companion;
  return mask;
};
export const companionCanForfeit: Demand = (g, b) => leadingCompanions(g, b) !== 0;

// ---- dice

/** Added to every die of its player's Combat roll. */
export const addsToRoll =
  (more: number): CombatEffect =>
  (_c, b, side) => {
    b.rollBonus[side] += more;
  };
/** Added to every die of its player's Combat roll and Leader re-roll. */
export const addsToRolls =
  (more: number): CombatEffect =>
  (_c, b, side) => {
    b.rollBonus[side] += more;
    b.rerollBonus[side] += more;
  };
/** Added to every die of both rolls of both sides. */
export const addsToAll =
  (more: number): CombatEffect =>
  (_c, b) => {
    for (let side = 0; side < 2; side++) {
      b.rollBonus[side] += more;
      b.rerollBonus[side] += more;
    }
  };
/** The enemy's Combat roll has no more than so many dice (9.5.5). */
export const limitsEnemy =
  (dice: number): CombatEffect =>
  (_c, b, side) => {
    const enemy = other(side);
    b.ceiling[enemy] = Math.min(b.ceiling[enemy], dice);
  };

/** 9.4.12: gives up points of Nazgûl Leadership; false if there are not so many left. */
export function forfeitPoints(c: C, b: Battle, points: number): boolean {
  if (nazgulLeadership(c.g, b) < points) return false;
  b.forfeited[SHADOW] += points;
  c.tell("forfeited", { side: SHADOW, points });
  return true;
}
/** 9.4.8: these Companions (a mask) do not count for Leadership in this round. */
export function forfeitCompanions(c: C, b: Battle, companions: number): void {
  if (companions === 0) return;
  b.muted |= companions;
  c.tell("forfeited", { side: FREE, characters: companions });
}

/** Missed dice of a side's Combat roll. */
export const missed = (b: Battle, side: Side): number =>
  b.rolled[side].length - b.rollHits[side] - b.spoiled[side];
/** Up to `most` missed dice become hits. */
export function turnMisses(c: C, b: Battle, side: Side, most: number): void {
  const dice = Math.min(most, missed(b, side));
  if (dice === 0) return;
  b.rollHits[side] += dice;
  c.tell("turned", { side, dice });
}

/** Whether a side has hit at all in its Combat roll or its Leader re-roll. */
const hasHit = (b: Battle, side: Side): boolean => b.rollHits[side] + b.rerollHits[side] > 0;
/** So many hits more for one that has been rolled. */
export const addsHits =
  (hits: number): CombatEffect =>
  (_c, b, side) => {
    if (hasHit(b, side)) b.bonusHits[side] += hits;
  };

/** An effect for which its player is asked: the chapter of the card. */
export const asks =
  (card: AskingCard): CombatEffect =>
  (_c, _b, side, id) =>
    enter(card, { side, card: id });

// ---- what is taken off

/** Hits that a side takes at once, and its enemy deals outside the two rolls (9.4.9). */
export function hitEnemy(c: C, b: Battle, side: Side, dice: readonly number[], hits: number) {
  c.tell("special-attack", { side, dice, hits });
  const enemy = other(side);
  return hits > 0 ? enter("hits", { side: enemy, region: standsIn(b, enemy), hits }) : undefined;
}
/** 9.4.9: a special attack: no modifier, no re-roll, and losses at once. */
export function strike(c: C, b: Battle, side: Side, howMany: number, needed: number) {
  const dice = throwDice(c, Math.min(howMany, DICE_LIMIT));
  return hitEnemy(c, b, side, dice, hitsAmong(dice, 0, needed));
}
/** The same before the Combat roll: Mûmakil counts it. */
export function strikeFirst(c: C, b: Battle, side: Side, howMany: number, needed: number) {
  const dice = throwDice(c, Math.min(howMany, DICE_LIMIT));
  const hits = hitsAmong(dice, 0, needed);
  b.earlyHits[side] += hits;
  return hitEnemy(c, b, side, dice, hits);
}

/** Hits that a side need not take after all. */
export function cancelHits(c: C, b: Battle, side: Side, most: number): void {
  const hits = Math.min(most, b.toTake[side]);
  if (hits === 0) return;
  b.toTake[side] -= hits;
  c.tell("hits-cancelled", { side, hits });
}
/** The card of the other side, if there is one, has no effect in this round. */
export function cancelCard(c: C, b: Battle, side: Side): void {
  const enemy = other(side);
  if (b.cards[enemy] < 0) return;
  b.cancelled[enemy] = 1;
  c.tell("card-cancelled", { card: b.cards[enemy] });
}
