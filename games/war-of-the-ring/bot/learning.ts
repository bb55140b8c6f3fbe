/**
 * A position as a network sees it: what holds of it, each as a number, on either side's turn. Amounts are ladders, of
 * which the lowest rungs hold, so that a little more is seen to be like a little less.
 */
import { featuresBy, figureLadders, gradeOf, ladder, layout, put } from "@westmarch/bots/features";
import type { Learning } from "@westmarch/bots/types";
import { ALL_CARDS, bitOf, type CardId, deckOf, sideOfCard } from "../data/cards.ts";
import {
  ALL_CHARACTERS,
  ALL_DECKS,
  ALL_NATIONS,
  BOTH_SIDES,
  CHARACTER_COUNT,
  DECK_COUNT,
  FACE_COUNT,
  FREE,
  NATION_COUNT,
  NOBODY,
  NONE,
  other,
  SHADOW,
  sideOfDeck,
} from "../data/ids.ts";
import { HOME, NEIGHBOURS, REGION_COUNT, SETTLEMENT_REGIONS } from "../data/regions.ts";
import { ALL_TILES } from "../data/tiles.ts";
import { companionsInFellowship, isActive, isMarked, onMordorTrack, pointsToWin } from "../facts.ts";
import { seatsOf } from "../seats.ts";
import {
  ASIDE,
  CORRUPTION_LIMIT,
  CRACK_OF_DOOM,
  DEAD,
  IN_FELLOWSHIP,
  IN_POOL,
  KINDS,
  STIRRED,
  WAITING,
  type War,
} from "../state.ts";
import { FEATURES, features as figures } from "./features.ts";
import { stepsToGates } from "./quest.ts";
import { strengthsOf } from "./strength.ts";

const { block, inputs } = layout();

/** Figures that are no whole numbers: the lowest rung of each, and how far it is to the next. */
const LADDERS = figureLadders(FEATURES, {
  spare: [-3, 0.75],
  hunters: [0.1, 0.08],
  mordorSpare: [-3, 1],
  tiles: [1.3, 0.07],
  shadowDanger: [0.4, 0.25],
  shadowOnTheBrink: [0.05, 0.25],
  shadowSieges: [0.3, 0.25],
  shadowOnslaught: [2, 0.3],
  shadowStrength: [5, 0.3],
  freeDanger: [0.5, 0.3],
  freeSieges: [0.2, 0.2],
  freeOnslaught: [2.4, 0.3],
  freeStrength: [3.6, 0.2],
  freeGarrisons: [3, 0.5],
  raceSteps: [0.15, 0.25],
  raceSpare: [-1.5, 0.4],
  freeHand: [1, 0.6],
  shadowHand: [1, 0.6],
});

const STAGES = 3;
const STEPS = 14;
const STATIONS = 5;
const DICE_SEEN = 5;
const POINTS_SEEN = 14;
const BOX_SEEN = 9;
const RINGS_SEEN = 4;
/** How many are in a Settlement and around it, in grades. */
const GUARDS = [0.5, 2.5, 5, 9];
const ENEMIES = [0.5, 3, 7, 13];
const GRADES = GUARDS.length + 1;
const ARMY = [0, 3, 7, 12];
const SIEGE = 6;
const FIGURES_LEFT = 6;
const CARDS_SEEN = 8;
/** Cards left in a deck are counted in fours. */
const DECK_RUNGS = 6;
const FOUR = 4;
const NAZGUL_SEEN = 9;
const TURNS = 24;
/** The cards that the network was taught, the first of the table: its size is theirs, and of a later one it sees nothing. */
const TAUGHT = ALL_CARDS.slice(0, 96);

const AT = {
  figures: block(LADDERS.size),
  corruption: block(STAGES * (CORRUPTION_LIMIT + 1)),
  gates: block(STEPS),
  progress: block(STEPS),
  companions: block(CARDS_SEEN),
  mordor: block((CRACK_OF_DOOM + 1) * (CORRUPTION_LIMIT + 1)),
  revealed: block(2),
  stations: block(CHARACTER_COUNT * STATIONS),
  places: block(CHARACTER_COUNT * REGION_COUNT),
  guide: block(CHARACTER_COUNT),
  tiles: block(ALL_TILES.length * 2),
  dice: block(2 * FACE_COUNT * DICE_SEEN),
  owned: block(2 * POINTS_SEEN),
  box: block(2 * BOX_SEEN),
  rings: block(2 * RINGS_SEEN),
  short: block(2 * POINTS_SEEN),
  /** The quest, the burden and the war beside each other. */
  race: block(6 * 6 * 5),
  steps: block(NATION_COUNT * STATIONS),
  active: block(NATION_COUNT),
  captured: block(SETTLEMENT_REGIONS.length),
  guards: block(SETTLEMENT_REGIONS.length * GRADES * GRADES),
  sieges: block(SETTLEMENT_REGIONS.length * SIEGE),
  armies: block(2 * REGION_COUNT * ARMY.length),
  pool: block(NATION_COUNT * KINDS * FIGURES_LEFT),
  held: block(TAUGHT.length),
  inPlay: block(TAUGHT.length),
  spent: block(TAUGHT.length),
  cards: block(DECK_COUNT * CARDS_SEEN),
  decks: block(DECK_COUNT * DECK_RUNGS),
  nazgul: block(NAZGUL_SEEN),
  nazgulIn: block(REGION_COUNT),
  turn: block(TURNS),
  acting: block(2),
  stirred: block(1),
};
const INPUTS = inputs();

const values = new Array<number>(FEATURES.length).fill(0);
function putFigures(g: War): void {
  figures(g, values);
  LADDERS.write(AT.figures, values);
}

function putQuest(g: War): void {
  const inMordor = onMordorTrack(g);
  const gates = stepsToGates(g);
  const stage = inMordor ? 2 : gates <= 4 ? 1 : 0;
  ladder(AT.corruption + stage * (CORRUPTION_LIMIT + 1), g.corruption, CORRUPTION_LIMIT + 1);
  if (inMordor) put(AT.mordor + g.mordor * (CORRUPTION_LIMIT + 1) + Math.min(CORRUPTION_LIMIT, g.corruption));
  else {
    ladder(AT.gates, gates, STEPS);
    ladder(AT.progress, g.progress, STEPS);
    ladder(AT.companions, companionsInFellowship(g), CARDS_SEEN);
  }
  if (g.revealed === 1) put(AT.revealed + (inMordor ? 1 : 0));
  const way = inMordor ? 5 : Math.min(4, gates >> 1);
  put(
    AT.race +
      (way * 6 + Math.min(5, g.corruption >> 1)) * 5 +
      Math.max(0, Math.min(4, g.points[SHADOW] >> 1)),
  );
  for (const tile of ALL_TILES) {
    if (g.tiles[tile] === IN_POOL) put(AT.tiles + 2 * tile);
    else if (g.tiles[tile] === WAITING) put(AT.tiles + 2 * tile + 1);
  }
}

function putCharacters(g: War): void {
  for (const one of ALL_CHARACTERS) {
    const at = g.at[one];
    const station = at === IN_FELLOWSHIP ? 0 : at === DEAD ? 1 : at === ASIDE ? 2 : at >= 0 ? 3 : 4;
    put(AT.stations + one * STATIONS + station);
    if (at >= 0) put(AT.places + one * REGION_COUNT + at);
  }
  if (g.guide !== NONE) put(AT.guide + g.guide);
  let nazgul = 0;
  for (let at = 0; at < REGION_COUNT; at++) {
    if (g.nazgul[at] === 0) continue;
    nazgul += g.nazgul[at];
    put(AT.nazgulIn + at);
  }
  ladder(AT.nazgul, nazgul, NAZGUL_SEEN);
}

const strengths = new Float64Array(2 * REGION_COUNT);
function putArmies(g: War): void {
  strengthsOf(g, strengths);
  for (let i = 0; i < strengths.length; i++)
    ladder(AT.armies + i * ARMY.length, gradeOf(strengths[i], ARMY), ARMY.length);
  for (let i = 0; i < SETTLEMENT_REGIONS.length; i++) {
    const at = SETTLEMENT_REGIONS[i];
    const owner = g.control[at];
    if (owner === NOBODY) continue;
    if (owner !== HOME[at]) put(AT.captured + i);
    const enemies = other(owner) * REGION_COUNT;
    const outside = strengths[enemies + at];
    let around = outside;
    for (const near of NEIGHBOURS[at]) around += strengths[enemies + near];
    const guard = strengths[owner * REGION_COUNT + at];
    put(AT.guards + (i * GRADES + gradeOf(guard, GUARDS)) * GRADES + gradeOf(around, ENEMIES));
    if (outside > 0) ladder(AT.sieges + i * SIEGE, 1 + Math.floor(outside / (guard + 1)), SIEGE);
  }
}

function putNations(g: War): void {
  for (const nation of ALL_NATIONS) {
    ladder(AT.steps + nation * STATIONS, g.steps[nation], STATIONS);
    if (isActive(g, nation)) put(AT.active + nation);
  }
  for (let i = 0; i < NATION_COUNT * KINDS; i++) ladder(AT.pool + i * FIGURES_LEFT, g.pool[i], FIGURES_LEFT);
}

function isHeld(g: War, card: CardId): boolean {
  const deck = deckOf(card);
  for (const seat of seatsOf(g, sideOfCard(card)))
    if ((g.secret.hands[seat * 2 + (deck & 1)] & bitOf(card)) !== 0) return true;
  return false;
}

function putCards(g: War): void {
  for (const card of TAUGHT) {
    const deck = deckOf(card);
    const bit = bitOf(card);
    if ((g.table[deck] & bit) !== 0) put(AT.inPlay + card);
    else if ((g.spent[deck] & bit) !== 0) put(AT.spent + card);
    else if (isHeld(g, card)) put(AT.held + card);
  }
  for (const deck of ALL_DECKS) {
    let hands = 0;
    for (const seat of seatsOf(g, sideOfDeck(deck))) hands += g.handCount[seat * 2 + (deck & 1)];
    ladder(AT.cards + deck * CARDS_SEEN, hands, CARDS_SEEN);
    ladder(AT.decks + deck * DECK_RUNGS, Math.ceil(g.deckCount[deck] / FOUR), DECK_RUNGS);
  }
}

function write(g: War): void {
  putFigures(g);
  putQuest(g);
  putCharacters(g);
  putArmies(g);
  putNations(g);
  putCards(g);
  for (let i = 0; i < 2 * FACE_COUNT; i++) ladder(AT.dice + i * DICE_SEEN, g.dice[i], DICE_SEEN);
  for (const side of BOTH_SIDES) {
    ladder(AT.owned + side * POINTS_SEEN, g.owned[side], POINTS_SEEN);
    ladder(AT.box + side * BOX_SEEN, g.box[side], BOX_SEEN);
    ladder(AT.rings + side * RINGS_SEEN, g.rings[side], RINGS_SEEN);
    ladder(AT.short + side * POINTS_SEEN, pointsToWin(g, side) - g.points[side], POINTS_SEEN);
  }
  ladder(AT.turn, g.turn, TURNS);
  put(AT.acting + g.acting);
  if (isMarked(g, STIRRED)) put(AT.stirred);
}

export const learning: Learning<War> = {
  inputs: INPUTS,
  viewer: (g) => seatsOf(g, FREE)[0],
  features: featuresBy(write),
};
