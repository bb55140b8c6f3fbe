/** Chapters 4, 5, 9 and 16: dice and Rings, whose turn it is, and the battle being fought. */

import { FIELD_BATTLE, SIEGE_BATTLE, SORTIE } from "../data/battles.ts";
import {
  ALL_FACES,
  ALL_FIGURES,
  ARMY_FACE,
  BOTH_SIDES,
  EYE_FACE,
  FACE_COUNT,
  FACES,
  NOBODY,
  other,
  SIDES,
  WILL_FACE,
} from "../data/ids.ts";
import { unusedDice } from "../facts.ts";
import { besieged, figuresIn, isBesieged } from "../rules/figures.ts";
import { seatsOf } from "../seats.ts";
import type { Battle, War } from "../state.ts";

/** 1.1.1, 5.1.2: dice that there are. */
const DICE_OF_SIDE: readonly number[] = [6, 10];
/** 1.1.2, 1.1.3: what an unused die of a side never shows. */
const NEVER: readonly (readonly number[])[] = [
  [ARMY_FACE, EYE_FACE],
  [WILL_FACE, EYE_FACE],
];

/** 1.1, 5.2, 5.4. */
export function diceProblems(g: War): string[] {
  const problems: string[] = [];
  for (const side of BOTH_SIDES) {
    const name = SIDES[side];
    for (const face of ALL_FACES) {
      const dice = g.dice[side * FACE_COUNT + face];
      if (dice < 0) problems.push(`5.2.1: fewer than no dice of ${name}`);
      if (dice > 0 && NEVER[side].includes(face))
        problems.push(`1.1.2: a die of ${name} shows ${FACES[face]}`);
    }
    if (g.owned[side] > DICE_OF_SIDE[side]) problems.push(`1.1.1: ${name} owns ${g.owned[side]} dice`);
    if (g.box[side] < 0 || unusedDice(g, side) + g.box[side] > g.owned[side])
      problems.push(`5.2.2: ${name} has more dice than it owns`);
  }
  return problems;
}

/** 4.1, 15.1: the game turn goes on until there is a winner; winners are seats of this game. */
export function turnProblems(g: War): string[] {
  const problems: string[] = [];
  // A victory is checked at the very end of a turn (4.7), and then nothing comes after it.
  if (!g.result && g.stack[0]?.chapter !== "game") problems.push("4.1.1: the game turn is not going on");
  const { result } = g;
  if (result?.winners.some((seat) => seat < 0 || seat >= g.sealed.length))
    problems.push("15.1: somebody who is not there has won");
  return problems;
}

/** 9.1.1: where attacker and defender stand, as far as they still do. */
function placeProblems(g: War, b: Battle): string[] {
  switch (b.kind) {
    case FIELD_BATTLE:
      return b.from === b.to ? ["9.1.1: a field battle within a region"] : [];
    case SIEGE_BATTLE:
    case SORTIE: {
      if (b.from !== b.to) return ["9.1.1: a siege battle between two regions"];
      const inside = b.kind === SORTIE ? b.attacker : other(b.attacker);
      return besieged(g, b.to) === NOBODY || isBesieged(g, inside, b.to)
        ? []
        : ["10.4.1: the besieged are outside"];
    }
    default:
      return ["9.1.1: a battle of no kind"];
  }
}

/** Chapter 9. */
export function battleProblems(g: War): string[] {
  const b = g.battle;
  const fought = g.stack.some(({ chapter }) => chapter === "battle");
  if (!b) return fought ? ["9.1: a battle without sides is being fought"] : [];
  const problems = placeProblems(g, b);
  if (!fought) problems.push("9.9.1: a battle is over and goes on");
  for (const side of BOTH_SIDES)
    if (!seatsOf(g, side).includes(b.seats[side])) problems.push(`9.4: nobody commands ${SIDES[side]}`);
  for (const figure of ALL_FIGURES)
    if (b.rear[figure] < 0 || (b.rear[figure] > 0 && b.rear[figure] > figuresIn(g, b.from, figure)))
      problems.push("9.2.4: the rearguard has lost figures");
  for (const side of BOTH_SIDES)
    if (b.rolled[side].length > 5 || b.rerolled[side].length > 5)
      problems.push("1.1.4: more than five Combat dice");
  return problems;
}
