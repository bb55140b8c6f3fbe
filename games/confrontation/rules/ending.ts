/** Section 10: the end of the game, and what ends a character. */
import { type Go, NONE } from "@westmarch/kernel";
import { ALL_REGIONS, CHARACTER, type CharacterId, type RegionId, type Side } from "../data/ids.ts";
import { type Confrontation, FALLEN, seatOf } from "../state.ts";
import type { C } from "../vocabulary.ts";
import type { Reason } from "../words.ts";
import { leaveShown } from "./standees.ts";

/** 2.4: shown characters leave the game and lie open beside the board. */
export function fall(c: C, characters: readonly CharacterId[], region: RegionId): void {
  const { g } = c;
  for (const character of characters) {
    g.secret.at[character] = FALLEN;
    g.fallen |= 1 << character;
    leaveShown(g, character, region);
  }
  c.tell("fell", { characters: [...characters], region });
}

/** How many characters of a side are still on the board: public. */
export function survivors(g: Confrontation, side: Side): number {
  let sum = 0;
  for (const region of ALL_REGIONS) sum += g.count[side * 16 + region];
  return sum;
}

/**
 * 10.1 to 10.4: the game ends at once, all faces are laid open, and the winner scores his survivors (10.6). In the
 * first game of a match the rules go on there, otherwise this is the result.
 */
export function gameOver(c: C, side: Side, reason: Reason): Go<never, "match"> {
  const { g } = c;
  const winner = seatOf(g, side);
  const score = survivors(g, side);
  g.over = true;
  g.secret.mover = NONE;
  g.points[winner] += score;
  c.reveal();
  const faces = CHARACTER.all
    .filter((character) => g.secret.at[character] >= 0)
    .map((character) => [character, g.secret.at[character]] as const);
  c.tell("game-ended", { side, reason, survivors: score, faces });
  if (g.rulings.match) return { unwind: "match" };
  g.result = { winners: [winner], reason, scores: g.points.slice() };
}

/** 10.6, A16: more points win the match, equal points draw it. */
export function matchWinners(points: readonly number[]): number[] {
  if (points[0] === points[1]) return [];
  return [points[0] > points[1] ? 0 : 1];
}
