/** What makes a player move this piece there: features of a move, from what both players have seen of the other side. */
import { FORWARD, LAST_ROW, RIVER, ROW } from "../../data/board.ts";
import {
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  GOOD,
  other,
  type RegionId,
  SHIRE,
  type Side,
  sideOf,
} from "../../data/ids.ts";
import { isOrdinary } from "../../rules/movement.ts";
import { bit, isOne, slotsFrom, standees } from "../../rules/standees.ts";
import type { Confrontation } from "../../state.ts";
import { gain } from "../odds.ts";

/** The features of a move, in the order in which `sense` fills them in. */
export const SENSES = [
  "moves",
  "moves:later",
  "attack",
  "attack:two",
  "attack:gain",
  "attack:known",
  "quiet:threatened",
  "quiet:threats",
  "quiet:danger",
  "leaves:threatened",
  "leaves:alone",
  "leaves:danger",
  "joins",
  "parts",
  "home",
  "row1",
  "row2",
  "row3",
  "row4",
  "row5",
  "special",
  "river",
  "shire",
  "known",
] as const;

/** Points that make a large gain. */
const LARGE = 4;
/** Turns after which a game is well on its way. */
const LATE = 20;

/** Which characters the standees of a side in a region may be, and what such an encounter gains on average. */
function expected(
  g: Confrontation,
  side: Side,
  region: RegionId,
  value: (who: CharacterId) => number,
): number {
  const from = slotsFrom(side, region);
  const many = standees(g, side, region);
  let sum = 0;
  for (let slot = 0; slot < many; slot++) {
    let total = 0;
    let count = 0;
    for (const who of CHARACTERS_OF[side]) {
      if ((g.may[from + slot] & bit(who)) === 0 || (g.fallen & (1 << who)) !== 0) continue;
      total += value(who);
      count++;
    }
    sum += total / Math.max(1, count);
  }
  return many > 0 ? sum / many : 0;
}

/** Enemies that can step into a region. */
function threats(g: Confrontation, side: Side, region: RegionId): number {
  let count = 0;
  for (const from of FORWARD[side][region]) count += standees(g, other(side), from);
  return count;
}

/** What is to be feared for a character in a region: the most that an enemy who can step in would gain. */
function danger(g: Confrontation, who: CharacterId, region: RegionId): number {
  const side = sideOf(who);
  let worst = 0;
  for (const from of FORWARD[side][region])
    if (standees(g, other(side), from) > 0)
      worst = Math.max(
        worst,
        expected(g, other(side), from, (enemy) => gain(enemy, who)),
      );
  return worst / LARGE;
}

/** Whether it is known for certain that this character is among those that stand there. */
function isKnown(g: Confrontation, who: CharacterId, region: RegionId): boolean {
  const from = slotsFrom(sideOf(who), region);
  for (let slot = 0; slot < standees(g, sideOf(who), region); slot++)
    if (g.may[from + slot] === bit(who)) return true;
  return false;
}

const anyKnown = (g: Confrontation, side: Side, region: RegionId): boolean => {
  const from = slotsFrom(side, region);
  for (let slot = 0; slot < standees(g, side, region); slot++) {
    if (isOne(g.may[from + slot])) return true;
  }
  return false;
};

/** Rows that a piece of this side has left behind it. */
const gone = (side: Side, region: RegionId): number => (side === GOOD ? ROW[region] : LAST_ROW - ROW[region]);

/** Fills in the features of a character's move. */
export function sense(g: Confrontation, who: CharacterId, from: RegionId, to: RegionId, f: number[]): void {
  const side = sideOf(who);
  const foes = standees(g, other(side), to);
  const row = gone(side, from);
  const leaving = threats(g, side, from);
  f.fill(0);
  f.length = SENSES.length;
  let n = 0;
  f[n++] = 1;
  f[n++] = Math.min(1, g.turns / 2 / LATE);
  f[n++] = foes > 0 ? 1 : 0;
  f[n++] = foes > 1 ? 1 : 0;
  f[n++] = foes > 0 ? expected(g, other(side), to, (enemy) => gain(who, enemy)) / LARGE : 0;
  f[n++] = foes > 0 && anyKnown(g, other(side), to) ? 1 : 0;
  const arriving = foes > 0 ? 0 : threats(g, side, to);
  f[n++] = arriving > 0 ? 1 : 0;
  f[n++] = Math.min(2, arriving) / 2;
  f[n++] = arriving > 0 ? danger(g, who, to) : 0;
  f[n++] = leaving > 0 ? 1 : 0;
  f[n++] = leaving > 0 && standees(g, side, from) === 1 ? 1 : 0;
  f[n++] = leaving > 0 ? danger(g, who, from) : 0;
  f[n++] = standees(g, side, to) > 0 ? 1 : 0;
  f[n++] = row > 0 && standees(g, side, from) > 1 ? 1 : 0;
  f[n++] = row === 0 ? 1 : 0;
  for (let r = 1; r <= 5; r++) f[n++] = row === r ? 1 : 0;
  f[n++] = isOrdinary(side, from, to) ? 0 : 1;
  f[n++] = side === GOOD && RIVER[from] === to ? 1 : 0;
  f[n++] = side === DARK && to === SHIRE ? 1 + (standees(g, DARK, SHIRE) === 2 ? 3 : 0) : 0;
  f[n] = isKnown(g, who, from) ? 1 : 0;
}
