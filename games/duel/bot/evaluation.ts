/**
 * What a position is worth, as a sum of what can be said in words. The figures were fitted to how some thousands of games
 * between searching players ended: log-odds, each for what one side has and the other has not. The search judges by
 * a network (`features.ts`), which sees more.
 */
import { reward } from "@westmarch/bots/evaluation";
import type { Seat } from "@westmarch/kernel";
import { CARDS, FREED_BY } from "../data/cards.ts";
import { CHAPTERS, other, RACES, REGIONS, type Side, SKILLS } from "../data/ids.ts";
import { EAGLE } from "../data/tokens.ts";
import { racesOf, regionsHeld } from "../rules/winning.ts";
import { type Duel, ELSEWHERE, EMPTY, onBoard } from "../state.ts";

/** Winning itself: where a table reaches it, nothing else counts. */
const WON = 5;

/** By steps taken (section 11). */
const QUEST = [0, 0.07, 0.15, 0.21, 0.34, 0.45, 0.55, 0.73, 0.85, 0.93, 1.06, 1.2, 1.4, 1.7, WON];

/** By regions held, when all cards are to come and when none are (16.3, 16.5). */
const REGIONS_EARLY = [0, -0.05, 0, 0.06, 0.13, 0.16, 0.35, WON];
const REGIONS_LATE = [-0.2, -0.25, -0.3, -0.33, -0.28, -0.1, 0.25, WON];

/** By different symbols, the Eagle counting as one (16.2). */
const SYMBOLS = [0, 0.11, 0.17, 0.12, 0.17, 0.6, WON, WON];

/** The first, second … symbol of a skill, when all cards are to come (8.3). */
const SKILL = [0.58, 0.31, 0.25, 0];
/** A card that gives one of several skills (8.5). */
const SLASHED = 0.9;
const SLASHED_CARDS = CARDS.flatMap(({ effects }, card) =>
  effects.some((effect) => effect.do === "one-of") ? [card] : [],
);

/** Each token, when all cards are to come: nothing for those that worked at once (12.9). */
const TOKEN = [
  ...[0.6, 0.2, 0.8], // elves
  ...[0, 0, 0], // ents
  ...[0.65, 0.66, 0.7], // hobbits
  ...[0.37, 0.17, 0.6], // humans
  ...[0.7, 0.75, 0.12], // dwarves
  ...[0, 0, 0], // wizards
];
/** What of a token's worth is left when no card is to come. */
const TOKEN_LEFT = 0.3;

const COIN = 0.115;
const UNIT_EARLY = 0.2;
const UNIT_LATE = 0.14;
const FORTRESS_LATE = 0.3;
/** One symbol of a race, which a second would make a pair (12.2). */
const HALF_PAIR = 0.3;
/** A card to come that this side's chain symbol will free (8.8). */
const CHAIN = 0.14;
/** To have the turn. */
const TEMPO = 0.16;

/** How much of the game is to come: cards still to be taken, of sixty. */
function toCome(g: Duel): number {
  let here = 0;
  for (const slot of g.slots) if (slot !== EMPTY) here++;
  return (here + (CHAPTERS - g.chapter) * g.slots.length) / (CHAPTERS * g.slots.length);
}

function skillsWorth(g: Duel, side: Side): number {
  let worth = 0;
  for (let skill = 0; skill < SKILLS.length; skill++) {
    const have = Math.min(g.skills[side * SKILLS.length + skill], SKILL.length);
    for (let i = 0; i < have; i++) worth += SKILL[i];
  }
  for (const card of SLASHED_CARDS) if (g.where[card] === side) worth += SLASHED;
  return worth;
}

/** Chains: the card that frees, and the one it frees. */
const CHAINS = FREED_BY.flatMap((giver, card) => (giver >= 0 ? [{ giver, card }] : []));

function chainsWorth(g: Duel, side: Side): number {
  let chains = 0;
  for (const { giver, card } of CHAINS) if (g.where[giver] === side && g.where[card] === ELSEWHERE) chains++;
  return CHAIN * chains;
}

function racesWorth(g: Duel, side: Side, early: number): number {
  let single = 0;
  for (let race = 0; race < RACES.length; race++) if (g.races[side * RACES.length + race] === 1) single++;
  const symbols = racesOf(g, side) + (g.tokens[side].includes(EAGLE) ? 1 : 0);
  return SYMBOLS[symbols] + HALF_PAIR * early * single;
}

function tokensWorth(g: Duel, side: Side, early: number): number {
  let worth = 0;
  for (const token of g.tokens[side]) worth += TOKEN[token];
  return worth * (TOKEN_LEFT + early);
}

function fortresses(g: Duel, side: Side): number {
  let standing = 0;
  for (let region = 0; region < REGIONS.length; region++) standing += (g.fortresses[side] >> region) & 1;
  return standing;
}

/** What a position is judged by, in the order in which `strengths` fills it in. */
export const PARTS = [
  "quest",
  "regions",
  "units",
  "fortresses",
  "races",
  "skills",
  "chains",
  "coins",
  "tokens",
  "tempo",
] as const;

/** Everything that speaks for a side, part by part. */
function strengths(g: Duel, side: Side, early: number, into: number[]): void {
  const late = 1 - early;
  const held = regionsHeld(g, side);
  into[0] = QUEST[g.quest[side]];
  into[1] = early * REGIONS_EARLY[held] + late * REGIONS_LATE[held];
  into[2] = (early * UNIT_EARLY + late * UNIT_LATE) * onBoard(g, side);
  into[3] = late * FORTRESS_LATE * fortresses(g, side);
  into[4] = racesWorth(g, side, early);
  into[5] = early * skillsWorth(g, side);
  into[6] = early * chainsWorth(g, side);
  into[7] = COIN * g.coins[side];
  into[8] = tokensWorth(g, side, early);
  into[9] = g.turn === side ? TEMPO : 0;
}

const theirs: number[] = [];

/** What speaks for a seat against the other, part by part, in log odds. */
export function balance(g: Duel, seat: Seat, into: number[]): void {
  const side: Side = seat === 0 ? 0 : 1;
  const early = toCome(g);
  strengths(g, side, early, into);
  strengths(g, other(side), early, theirs);
  for (let i = 0; i < PARTS.length; i++) into[i] -= theirs[i];
}

const parts: number[] = [];

/** How likely this seat is to win, 0 … 1. */
export function evaluate(g: Duel, seat: Seat): number {
  if (g.result) return reward(g.result, g.sealed.length, seat);
  balance(g, seat, parts);
  let sum = 0;
  for (let i = 0; i < PARTS.length; i++) sum += parts[i];
  return 1 / (1 + Math.exp(-sum));
}
