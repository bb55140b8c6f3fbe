/** How the game stands at a glance, and what that inclines a side to. */
import { inclination } from "@westmarch/bots/sight";
import { FACE_COUNT, other, PLACE, type Side } from "../ids.ts";
import { hasArmy, shadowPoints } from "../rules/board.ts";
import { FATE_END, type FiveArmies, POINTS_TO_WIN } from "../state.ts";
import { READINGS, type Reading } from "./readings.ts";
import { sense } from "./sense.ts";

/** Dice that a side has not used. */
export function diceOf(g: FiveArmies, side: Side): number {
  let many = 0;
  for (let face = 0; face < FACE_COUNT; face++) many += g.dice[side * FACE_COUNT + face];
  return many;
}
/** Cards in a side's hand. */
export const cardsOf = (g: FiveArmies, side: Side): number =>
  g.handCount[side * 2] + g.handCount[side * 2 + 1];

function damageOf(g: FiveArmies, side: Side): number {
  let markers = 0;
  for (const at of PLACE.all) if (hasArmy(g, side, at)) markers += g.damage[at];
  return markers;
}

const READ: Readonly<Record<Reading, (g: FiveArmies, side: Side) => number>> = {
  always: () => 1,
  fate: (g) => g.fate / FATE_END,
  points: (g) => shadowPoints(g) / POINTS_TO_WIN,
  ownDice: (g, side) => diceOf(g, side) / 6,
  theirDice: (g, side) => diceOf(g, other(side)) / 6,
  cards: (g, side) => cardsOf(g, side) / 6,
  damage: (g, side) => damageOf(g, side) / 6,
};
const read = READINGS.map((reading) => READ[reading]);
const seen: number[] = [];

export const readingOf = (reading: Reading, g: FiveArmies, side: Side): number => READ[reading](g, side);

/** Looks at the table, for what is asked of `tendencyTo` next. */
export function look(g: FiveArmies, side: Side): void {
  for (let i = 0; i < read.length; i++) seen[i] = read[i](g, side);
}

/** How much more such a use of a die is worth as the game stands, in points. */
export const tendencyTo = (use: string): number => inclination(sense.tendencies.get(use) ?? [], seen);
