/**
 * A position as a network sees it: what holds of it, each as a number, through the eyes of the side whose turn it is. Amounts
 * are ladders, of which the lowest rungs hold, so that a little more is seen to be like a little less.
 */
import { featuresBy, ladder, layout, put } from "@westmarch/bots/features";
import type { Learning } from "@westmarch/bots/types";
import { GOAL, UNITS } from "../data/board.ts";
import { CARDS, FREED_BY } from "../data/cards.ts";
import {
  ALL_LANDMARKS,
  CHAPTERS,
  LANDMARKS,
  other,
  RACES,
  REGIONS,
  type Side,
  SKILLS,
  TOKENS,
} from "../data/ids.ts";
import { SLOTS_OF_CHAPTER } from "../data/layouts.ts";
import { EAGLE } from "../data/tokens.ts";
import { cardPrice, landmarkPrice } from "../rules/cost.ts";
import { isAvailable } from "../rules/tableau.ts";
import { racesOf, regionsHeld } from "../rules/winning.ts";
import { type Duel, ELSEWHERE, EMPTY, onBoard, PILE } from "../state.ts";
import { OPTION_INPUTS, optionFeatures } from "./options.ts";

const { block, inputs } = layout();

const COINS = 16;
const UNITS_SEEN = 3;
const SYMBOLS = 2;
const SKILLS_SEEN = 3;
const RACES_TO_WIN = 6;

/** The card that frees, and the one it frees. */
const CHAINS = FREED_BY.flatMap((giver, card) => (giver >= 0 ? [{ giver, card }] : []));
const SLASHED_CARDS = CARDS.flatMap(({ effects }, card) =>
  effects.some((effect) => effect.do === "one-of") ? [card] : [],
);

/** What is said of each side, first of the one whose turn it is. */
const sideBlocks = () => ({
  quest: block(GOAL),
  regions: block(REGIONS.length),
  present: block(REGIONS.length * UNITS_SEEN),
  fortresses: block(REGIONS.length),
  units: block(UNITS),
  coins: block(COINS),
  skills: block(SKILLS.length * SKILLS_SEEN),
  slashed: block(SLASHED_CARDS.length),
  races: block(RACES.length * SYMBOLS),
  symbols: block(RACES_TO_WIN),
  tokens: block(TOKENS.length),
  chains: block(CHAINS.length),
  /** An open card that it can pay, and one that is free by its chain. */
  pays: block(CARDS.length),
  landmarks: block(LANDMARKS.length),
});
type Blocks = ReturnType<typeof sideBlocks>;
const SIDE_BLOCKS: readonly [Blocks, Blocks] = [sideBlocks(), sideBlocks()];

const CHAPTER = block(CHAPTERS);
/** How many cards are left in the chapter, and in the last one again: then everything is counted. */
const LEFT = block(SLOTS_OF_CHAPTER);
const LEFT_LAST = block(SLOTS_OF_CHAPTER);
/** How many cards can be taken now, and whether an odd number of cards is left: who takes the last one. */
const OPEN = block(8);
const ODD = block(1);
const EXTRA = block(1);
/** Cards that lie open, and those that are seen and covered. */
const AVAILABLE = block(CARDS.length);
const COVERED = block(CARDS.length);
const TILES = block(LANDMARKS.length);
const IS_SAURON = block(1);

const INPUTS = inputs();

function board(g: Duel, side: Side, at: Blocks): void {
  ladder(at.quest, g.quest[side], GOAL);
  ladder(at.regions, regionsHeld(g, side), REGIONS.length);
  ladder(at.units, onBoard(g, side), UNITS);
  for (let region = 0; region < REGIONS.length; region++) {
    ladder(at.present + region * UNITS_SEEN, g.units[side * REGIONS.length + region], UNITS_SEEN);
    if ((g.fortresses[side] >> region) & 1) put(at.fortresses + region);
  }
}

function holdings(g: Duel, side: Side, at: Blocks): void {
  ladder(at.coins, g.coins[side], COINS);
  for (let skill = 0; skill < SKILLS.length; skill++)
    ladder(at.skills + skill * SKILLS_SEEN, g.skills[side * SKILLS.length + skill], SKILLS_SEEN);
  for (let i = 0; i < SLASHED_CARDS.length; i++) if (g.where[SLASHED_CARDS[i]] === side) put(at.slashed + i);
  for (let race = 0; race < RACES.length; race++)
    ladder(at.races + race * SYMBOLS, g.races[side * RACES.length + race], SYMBOLS);
  ladder(at.symbols, racesOf(g, side) + (g.tokens[side].includes(EAGLE) ? 1 : 0), RACES_TO_WIN);
  for (const token of g.tokens[side]) put(at.tokens + token);
  for (let i = 0; i < CHAINS.length; i++)
    if (g.where[CHAINS[i].giver] === side && g.where[CHAINS[i].card] === ELSEWHERE) put(at.chains + i);
}

function tableau(g: Duel, mine: Side): void {
  const theirs = other(mine);
  let left = 0;
  let open = 0;
  for (let slot = 0; slot < SLOTS_OF_CHAPTER; slot++) {
    const card = g.slots[slot];
    if (card === EMPTY) continue;
    left++;
    const isOpen = isAvailable(g, slot);
    if (isOpen) open++;
    if (card < 0) continue;
    put((isOpen ? AVAILABLE : COVERED) + card);
    if (!isOpen) continue;
    if (cardPrice(g, mine, card) <= g.coins[mine]) put(SIDE_BLOCKS[0].pays + card);
    if (cardPrice(g, theirs, card) <= g.coins[theirs]) put(SIDE_BLOCKS[1].pays + card);
  }
  ladder(LEFT, left, SLOTS_OF_CHAPTER);
  if (g.chapter === CHAPTERS) ladder(LEFT_LAST, left, SLOTS_OF_CHAPTER);
  ladder(OPEN, open, 8);
  if (left % 2 === 1) put(ODD);
}

function write(g: Duel): void {
  const mine = g.turn;
  const theirs = other(mine);
  board(g, mine, SIDE_BLOCKS[0]);
  board(g, theirs, SIDE_BLOCKS[1]);
  holdings(g, mine, SIDE_BLOCKS[0]);
  holdings(g, theirs, SIDE_BLOCKS[1]);
  if (g.chapter > 0) {
    put(CHAPTER + g.chapter - 1);
    tableau(g, mine);
  }
  if (g.extra > 0) put(EXTRA);
  if (mine === 1) put(IS_SAURON);
  for (const landmark of ALL_LANDMARKS) {
    if (g.landmarks[landmark] !== PILE) continue;
    put(TILES + landmark);
    if (landmarkPrice(g, mine, landmark) <= g.coins[mine]) put(SIDE_BLOCKS[0].landmarks + landmark);
    if (landmarkPrice(g, theirs, landmark) <= g.coins[theirs]) put(SIDE_BLOCKS[1].landmarks + landmark);
  }
}

export const learning: Learning<Duel> = {
  inputs: INPUTS,
  viewer: (g) => g.turn,
  features: featuresBy(write),
  choices: { inputs: OPTION_INPUTS, features: optionFeatures },
};
