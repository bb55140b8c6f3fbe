/** Section 21: what holds in every state of every game. For tests. */

import { GOAL, LANDMARKS_UP, UNITS } from "./data/board.ts";
import { CARDS_OF_CHAPTER, LANDMARKS, REGIONS, SIDES, type Side, TOKENS } from "./data/ids.ts";
import { SLOTS } from "./data/layouts.ts";
import { recount } from "./notation.ts";
import { isAvailable } from "./rules/tableau.ts";
import { bank, cloneDuel, type Duel, ELSEWHERE, FACE_DOWN, onBoard, PILE, unitsIn } from "./state.ts";

const repeated = (list: readonly number[]): boolean => new Set(list).size !== list.length;

function piecesProblems(g: Duel): string[] {
  const problems: string[] = [];
  if (bank(g) < 0 || g.coins.some((coins) => coins < 0)) problems.push("21.1: coins out of nowhere");
  for (const side of [0, 1] as Side[]) {
    if (onBoard(g, side) > UNITS) problems.push(`21.2: too many units of ${SIDES[side]}`);
    if (g.quest[side] < 0 || g.quest[side] > GOAL) problems.push("21.6: off the quest track");
  }
  for (let region = 0; region < REGIONS.length; region++) {
    if (unitsIn(g, 0, region) > 0 && unitsIn(g, 1, region) > 0)
      problems.push(`21.3: both sides' units in ${REGIONS[region]}`);
  }
  if ((g.fortresses[0] & g.fortresses[1]) !== 0) problems.push("21.3: two fortresses in one region");
  for (const region of REGIONS.keys()) {
    const standing = SIDES.findIndex((_, side) => (g.fortresses[side] & (1 << region)) !== 0);
    if (standing >= 0 && g.landmarks[region] !== standing)
      problems.push(`9.3: a fortress in ${REGIONS[region]} without its landmark`);
  }
  if (g.units.some((units) => units < 0)) problems.push("21.2: fewer than no units");
  return problems;
}

function cardProblems(g: Duel): string[] {
  const problems: string[] = [];
  const seen = g.where.flatMap((where, card) => (where === ELSEWHERE ? [] : [card]));
  const laid = [...seen, ...g.slots, ...g.secret.slots, ...g.secret.leftovers].filter((card) => card >= 0);
  if (repeated(laid)) problems.push("21.4: a card lies in two places");
  if (laid.length !== g.chapter * CARDS_OF_CHAPTER) problems.push("21.4: a card is missing");
  for (const [slot, card] of g.slots.entries()) {
    if ((card === FACE_DOWN) !== g.secret.slots[slot] >= 0)
      problems.push(`slot ${slot} is face down on one side only`);
    if (card === FACE_DOWN && SLOTS[g.chapter - 1][slot].faceUp)
      problems.push(`4.1: slot ${slot} lies face down`);
    if (card === FACE_DOWN && isAvailable(g, slot) && g.stack.at(-1)?.at === "choose")
      problems.push(`5.4: slot ${slot} was not turned up`);
  }
  return problems;
}

function tileAndTokenProblems(g: Duel): string[] {
  const problems: string[] = [];
  const tiles = g.landmarks.filter((where) => where !== ELSEWHERE).length + g.secret.pile.length;
  if (tiles !== LANDMARKS.length && g.chapter > 0) problems.push("21.5: a landmark is missing");
  if (g.landmarks.filter((where) => where === PILE).length > LANDMARKS_UP)
    problems.push("4.3: too many landmarks lie face up");
  const tokens = [...g.tokens.flat(), ...g.secret.stacks.flat()];
  if (tokens.length !== TOKENS.length || repeated(tokens))
    problems.push("21.5: a token is missing or doubled");
  if (g.known.some((known, race) => known < 0 || known > g.secret.stacks[race].length))
    problems.push("12.6: more tokens are known than there are");
  return problems;
}

/** What is counted on the way is what the cards in play say. */
function countProblems(g: Duel): string[] {
  const problems: string[] = [];
  const counted = cloneDuel(g);
  recount(counted);
  if (counted.skills.some((n, i) => n !== g.skills[i])) problems.push("10.1: a skill is miscounted");
  // A green card on its way lies there before its symbol counts (17.4).
  const pending = g.stack.some((f) => f.chapter === "effects");
  if (!pending && counted.races.some((n, i) => n !== g.races[i]))
    problems.push("10.4: a race symbol is miscounted");
  return problems;
}

/** A sentence for each thing that is wrong. */
export const invariants = (g: Duel): readonly string[] => [
  ...piecesProblems(g),
  ...cardProblems(g),
  ...tileAndTokenProblems(g),
  ...countProblems(g),
];
