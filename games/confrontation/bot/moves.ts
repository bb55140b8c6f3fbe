/** How promising a move looks at first sight, from what its side may know: its own characters, and how many stand where. */
import type { Option } from "@westmarch/kernel";
import { FORWARD, LAST_ROW, ROW } from "../data/board.ts";
import {
  type CharacterId,
  DARK,
  FRODO,
  GOOD,
  MORDOR,
  ORCS,
  REGION,
  type RegionId,
  SHIRE,
  sideOf,
  WARG,
} from "../data/ids.ts";
import { standees } from "../rules/standees.ts";
import type { Confrontation } from "../state.ts";

/** The weight of a move that wins at once. */
export const WINS = 1e6;
/** Two stand in The Shire already: a third wins (10.3). */
const ALMOST = 2;

/** How gladly each character attacks an unknown standee; by id. */
const FIGHTS: readonly number[] = [
  0.03, 0.4, 1, 0.8, 1.6, 1.6, 1, 1, 1.6, 1.6, 1.4, 1.6, 1.2, 0.9, 1.2, 2, 1, 1.8,
];

/** How gladly each character goes into an empty region; by id. */
const WALKS: readonly number[] = [
  1, 0.8, 0.9, 0.8, 1, 1, 0.9, 0.9, 1, 0.7, 0.7, 0.8, 0.5, 0.8, 0.8, 1, 0.9, 1,
];

/** How many Dark pieces stand one step in front of this region. */
function threats(g: Confrontation, region: RegionId): number {
  let count = 0;
  for (const from of FORWARD[GOOD][region]) count += standees(g, DARK, from);
  return count;
}

/** 10.1, 10.3: whether nothing is left to be done after this move. */
export const wins = (g: Confrontation, character: CharacterId, to: RegionId): boolean =>
  character === FRODO
    ? to === MORDOR
    : sideOf(character) === DARK &&
      to === SHIRE &&
      standees(g, DARK, SHIRE) === ALMOST &&
      standees(g, GOOD, SHIRE) === 0;

function frodoMoves(g: Confrontation, to: RegionId): number {
  if (standees(g, DARK, to) > 0) return FIGHTS[FRODO];
  const threat = threats(g, to);
  if (threat === 0) return 2 + ROW[to] / 2;
  return 0.5 / (threat * (1 + standees(g, GOOD, to) === 1 ? 2 : 1));
}

/** The weight of one move where it is played at once. */
export function weighMove(g: Confrontation, character: CharacterId, to: RegionId): number {
  if (wins(g, character, to)) return WINS;
  if (character === FRODO) return frodoMoves(g, to);
  if (sideOf(character) === GOOD) return standees(g, DARK, to) > 0 ? FIGHTS[character] : WALKS[character];
  if (standees(g, GOOD, to) === 0) return WALKS[character] * 0.8;
  // The Orcs strike first wherever they attack; the Warg takes what would slip away.
  const alone = standees(g, GOOD, to) === 1;
  return FIGHTS[character] * (alone || (character !== WARG && character !== ORCS) ? 1.2 : 1);
}

/**
 * Frodo's next step on a way without an enemy before him, as long as he is not farther than so much of it (0 … 1): the
 * choice of a player of Good who hurries to Mordor. Null where there is none.
 */
export function frodoRuns(g: Confrontation, options: readonly Option[], haste: number): Option | null {
  const from = g.secret.at[FRODO];
  for (const option of options) {
    if (option[0] !== "move" || option[1] !== FRODO) continue;
    const to = REGION.of(option[2]);
    const isOnward = ROW[to] > ROW[from] && ROW[to] <= haste * LAST_ROW;
    if (isOnward && standees(g, DARK, to) === 0 && threats(g, to) === 0) return option;
  }
  return null;
}
