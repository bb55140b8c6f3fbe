import { CAPTAIN, LEADERSHIP } from "../../data/characters.ts";
import {
  ALL_CHARACTERS,
  type CharacterId,
  COMPANIONS,
  ELITE,
  FREE,
  GANDALF_THE_WHITE,
  LEADER,
  NAZGUL,
  PERSON,
  SHADOW,
  type Side,
  WITCH_KING,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { Leading } from "../../facts.ts";
import { type Battle, DICE_LIMIT, type War, WHITE_RIDER } from "../../state.ts";
import type { Force } from "../../words/armies.ts";
import { forceIn, leadershipOf, unitsIn, unitsOf } from "../figures.ts";

/** The battle being fought. */
export const battleOf = (g: War): Battle => {
  if (!g.battle) throw new Error("no battle is being fought");
  return g.battle;
};

/** Where a side's force stands. */
export const standsIn = (b: Battle, side: Side): RegionId => (side === b.attacker ? b.from : b.to);

/** Everything of a side that takes part (9.2.4, 9.3.1): all but the attacker's rearguard. */
export function participants(g: War, b: Battle, side: Side): number[] {
  const force = forceIn(g, side, standsIn(b, side));
  if (side === b.attacker)
    for (let figure = 0; figure < force.length; figure++) force[figure] -= b.rear[figure];
  return force;
}

export const takesPart = (g: War, b: Battle, character: CharacterId, side: Side): boolean =>
  g.at[character] === standsIn(b, side) && (side !== b.attacker || b.rear[PERSON + character] === 0);

export const unitsInBattle = (g: War, b: Battle, side: Side): number =>
  unitsIn(g, side, standsIn(b, side)) - (side === b.attacker ? unitsOf(b.rear) : 0);
export const elitesInBattle = (force: Force): number => {
  let elites = 0;
  for (let figure = ELITE; figure < LEADER; figure++) elites += force[figure];
  return elites;
};

/** Nazgûl or the Witch-king in the battle (7.4.5). */
export const hasNazgul = (force: Force): boolean => force[NAZGUL] > 0 || force[PERSON + WITCH_KING] > 0;

/** Companions in the battle, a mask. */
export const companionsInBattle = (g: War, b: Battle): number => {
  let mask = 0;
  for (const character of COMPANIONS) if (takesPart(g, b, character, FREE)) mask |= 1 << character;
  return mask;
};

/** What a card may take from a side's dice in a round. */
type DiceTerms = Pick<Battle, "silenced" | "diceLost" | "shutIn" | "ceiling">;
/** What a card may take from a side's Leadership. */
type LeadTerms = Pick<Battle, "terms" | "muted" | "silenced" | "forfeited">;

/** 9.5.1, 9.5.5: dice of the Combat roll that a side throws with this force. */
export function diceOf(b: DiceTerms, side: Side, force: Force): number {
  let strength = unitsOf(force);
  if (side === FREE)
    for (const character of COMPANIONS)
      if (CAPTAIN[character] && force[PERSON + character] > 0 && (b.silenced & (1 << character)) === 0)
        strength++;
  const dice = Math.min(strength, DICE_LIMIT);
  const lost = b.diceLost[side] + (side === SHADOW ? b.shutIn : 0);
  return Math.min(lost > 0 ? Math.max(Math.min(1, dice), dice - lost) : dice, b.ceiling[side]);
}
export const combatDice = (g: War, b: Battle, side: Side): number =>
  diceOf(b, side, participants(g, b, side));

/** Leadership of Nazgûl and the Witch-king that still counts in this round (9.4.12). */
export function nazgulLeadership(g: War, b: Battle): number {
  if ((b.terms & WHITE_RIDER) !== 0) return 0;
  const force = participants(g, b, SHADOW);
  const witchKing = force[PERSON + WITCH_KING] > 0 ? LEADERSHIP[WITCH_KING] : 0;
  return Math.max(0, force[NAZGUL] + witchKing - b.forfeited[SHADOW]);
}

/** 9.3.4: Leadership of a side's force in this round, after what was forfeited or cancelled. */
export function leadershipLeft(g: Leading, b: LeadTerms, side: Side, force: Force): number {
  let points = leadershipOf(g, force);
  for (const character of ALL_CHARACTERS)
    if (force[PERSON + character] > 0 && ((b.muted | b.silenced) & (1 << character)) !== 0)
      points -= LEADERSHIP[character];
  if ((b.terms & WHITE_RIDER) !== 0) {
    if (side === SHADOW) {
      points -= force[NAZGUL] + (force[PERSON + WITCH_KING] > 0 ? LEADERSHIP[WITCH_KING] : 0);
    } else if (
      force[PERSON + GANDALF_THE_WHITE] > 0 &&
      ((b.muted | b.silenced) & (1 << GANDALF_THE_WHITE)) === 0
    ) {
      points -= LEADERSHIP[GANDALF_THE_WHITE];
    }
  }
  return Math.max(0, points - b.forfeited[side]);
}
export const leadershipInBattle = (g: War, b: Battle, side: Side): number =>
  leadershipLeft(g, b, side, participants(g, b, side));
