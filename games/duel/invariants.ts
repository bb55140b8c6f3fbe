/** Section 21: what holds in every state of every game, besides what holds in every position. For tests. */

import { LANDMARKS_UP } from "./data/board.ts";
import { CARDS_OF_CHAPTER, LANDMARKS, REGIONS, SIDES, TOKENS } from "./data/ids.ts";
import { SLOTS } from "./data/layouts.ts";
import { positions, recount } from "./position.ts";
import { isAvailable } from "./rules/tableau.ts";
import { cloneDuel, type Duel, ELSEWHERE, FACE_DOWN, PILE } from "./state.ts";

function fortressProblems(g: Duel): string[] {
  return REGIONS.flatMap((name, region) => {
    const standing = SIDES.findIndex((_, side) => (g.fortresses[side] & (1 << region)) !== 0);
    return standing < 0 || g.landmarks[region] === standing
      ? []
      : [`9.3: a fortress in ${name} without its landmark`];
  });
}

function cardProblems(g: Duel): string[] {
  const problems: string[] = [];
  const seen = g.where.flatMap((where, card) => (where === ELSEWHERE ? [] : [card]));
  const laid = [...seen, ...g.slots, ...g.secret.slots, ...g.secret.leftovers].filter((card) => card >= 0);
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
  if (tokens.length !== TOKENS.length) problems.push("21.5: a token is missing");
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
  ...positions.problems(g),
  ...fortressProblems(g),
  ...cardProblems(g),
  ...tileAndTokenProblems(g),
  ...countProblems(g),
];
