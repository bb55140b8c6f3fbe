/** Section 21: what holds in every state of every game. For tests. */

import { UNITS } from "./data/board.ts";
import { CARDS } from "./data/cards.ts";
import { CARDS_OF_CHAPTER, LANDMARKS, REGIONS, SIDES, type Side, TOKENS } from "./data/ids.ts";
import { bank, type Duel, ELSEWHERE, FACE_DOWN, onBoard, PILE, unitsIn } from "./state.ts";

const repeated = (list: readonly number[]): boolean => new Set(list).size !== list.length;

function piecesProblems(g: Duel): string[] {
  const problems: string[] = [];
  if (bank(g) < 0 || g.coins.some((coins) => coins < 0)) problems.push("21.1: coins out of nowhere");
  for (const side of [0, 1] as Side[]) {
    if (onBoard(g, side) > UNITS) problems.push(`21.2: too many units of ${SIDES[side]}`);
    if (g.quest[side] < 0 || g.quest[side] > 14) problems.push("21.6: off the quest track");
  }
  for (let region = 0; region < REGIONS.length; region++) {
    if (unitsIn(g, 0, region) > 0 && unitsIn(g, 1, region) > 0)
      problems.push(`21.3: both sides' units in ${REGIONS[region]}`);
  }
  if ((g.fortresses[0] & g.fortresses[1]) !== 0) problems.push("21.3: two fortresses in one region");
  if (g.units.some((units) => units < 0)) problems.push("21.2: fewer than no units");
  return problems;
}

/** A sentence for each thing that is wrong. */
export function invariants(g: Duel): readonly string[] {
  const problems = piecesProblems(g);
  const seen = g.where.flatMap((where, card) => (where === ELSEWHERE ? [] : [card]));
  const laid = [...seen, ...g.slots, ...g.secret.slots, ...g.secret.leftovers].filter((card) => card >= 0);
  if (repeated(laid)) problems.push("21.4: a card lies in two places");
  if (laid.length !== g.chapter * CARDS_OF_CHAPTER) problems.push("21.4: a card is missing");
  for (const [slot, card] of g.slots.entries()) {
    if ((card === FACE_DOWN) !== g.secret.slots[slot] >= 0)
      problems.push(`slot ${slot} is face down on one side only`);
  }
  const tiles = g.landmarks.filter((where) => where !== ELSEWHERE).length + g.secret.pile.length;
  if (tiles !== LANDMARKS.length && g.chapter > 0) problems.push("21.5: a landmark is missing");
  const tokens = [...g.tokens.flat(), ...g.secret.stacks.flat()];
  if (tokens.length !== TOKENS.length || repeated(tokens))
    problems.push("21.5: a token is missing or doubled");
  const races = CARDS.filter((card, id) => card.colour === "green" && g.where[id] < PILE).length;
  const pending = g.stack.some((f) => f.chapter === "effects");
  if (!pending && races !== g.races.reduce((sum, n) => sum + n))
    problems.push("10.4: a race symbol is miscounted");
  return problems;
}
