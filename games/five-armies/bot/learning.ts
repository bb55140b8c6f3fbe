/**
 * A position as a network sees it: what holds of it, each as a number, on either side's turn. Amounts are ladders, of
 * which the lowest rungs hold, so that a little more is seen to be like a little less.
 */
import { featuresBy, figureLadders, gradeOf, ladder, layout, put } from "@westmarch/bots/features";
import type { Learning } from "@westmarch/bots/types";
import { frameOf } from "@westmarch/kernel";
import {
  ALOFT,
  ASIDE,
  BEORN,
  BOTH,
  bitOf,
  CARD,
  type CardId,
  CHARACTER,
  CHARACTER_COUNT,
  DEAD,
  DECK,
  deckOf,
  EVENT_DECK,
  FACE_COUNT,
  FREE,
  GROUP,
  GROUP_COUNT,
  NONE,
  other,
  PASSES,
  PLACE,
  PLACE_COUNT,
  type PlaceId,
  ROOST,
  SHADOW,
  type Side,
  STANDARD_TILES,
  storyDeck,
  TERRITORY,
  TILE,
  TOKEN,
  UNIT,
  UNIT_COUNT,
} from "../ids.ts";
import type { PackCard } from "../pack/types.ts";
import type { Printed } from "../printed.ts";
import { type Box, boxOf, printed } from "../printing.ts";
import { shadowPoints } from "../rules/board.ts";
import { ASIDE_TILE, FATE_END, type FiveArmies, HAND_LIMIT, IN_POOL, TILE_PLACE } from "../state.ts";
import { FEATURES, type Feature, features as figures } from "./features.ts";
import { mightAt } from "./force.ts";
import { type Land, survey } from "./land.ts";

const { block, inputs } = layout();

/** Figures that grow by little and little: the lowest rung of each, and how far it is to the next. */
const LADDERS = figureLadders(FEATURES, {
  fear: [0.5, 0.3],
  otherFears: [0.8, 0.6],
  brink: [0.05, 0.08],
  gateDanger: [0.05, 0.08],
  hopes: [0.2, 0.35],
  turns: [0.5, 0.5],
  dread: [0.05, 0.45],
  pointsLate: [0.2, 0.5],
  freeStrength: [0.75, 0.2],
  shadowStrength: [0.25, 0.3],
  freeUnits: [0.65, 0.2],
  shadowUnits: [0.25, 0.2],
  freeDamage: [1, 1],
  shadowDamage: [1, 1],
  freeLead: [3, 1],
  shadowLead: [1, 1],
  freePressed: [0.1, 0.35],
  shadowPressed: [0.2, 0.5],
  goblinsAway: [1, 1],
  inPasses: [1, 1],
  freeRecruits: [1, 1],
  shadowRecruits: [1, 1],
  bolgDanger: [0.03, 0.06],
});
/** Figures that are 1 or 0. */
const PLAIN = (["alarm", "beornWins", "beornMayCome"] satisfies readonly Feature[]).map((name) =>
  FEATURES.indexOf(name),
);

const BUILT_IN = boxOf(null);
const SETTLEMENTS = BUILT_IN.printed.settlements;
/** What a card does, whatever it is called. */
const textOf = (card: PackCard): string =>
  JSON.stringify([
    card.deck,
    "type" in card && card.type,
    "needs" in card && card.needs,
    card.command,
    "combat" in card && card.combat.text,
  ]);
const TEXTS = [...new Set(BUILT_IN.pack.cards.map(textOf))];

/** Where a card is, as far as it counts, and how many of one text are told apart. */
const [ON_TABLE, GONE] = [2, 3];
const CARD_PLACES = 4;
const COPIES = 2;

/** The questions of a turn before the dice are rolled; after that, the acting side counts. */
const ASKED: readonly string[] = ["generals", "leaders", "again", "bats", "fly", "followers"];
const TILE_VALUES = 4;
const TILES_SEEN = 6;
const POINTS_SEEN = 12;
/** Points are won by twos. */
const TWOS = 7;
const TURNS = 12;
const STATIONS = 5;
/** How many are in a settlement, next to it, and two steps around it, in grades. */
const GUARDS = [0, 2, 4, 6];
const ENEMIES = [0, 3, 6, 10];
const ENEMIES_FAR = [0, 4, 8, 14];
const GRADES = GUARDS.length + 1;
const DANGERS = 8;
const ARMY = [0, 1, 3, 5, 7];
const TYPES_SEEN = 2;
const MARKERS_SEEN = 4;
const LEADERSHIP_SEEN = 3;
const TOKENS_SEEN = 2;
/** Figures of a type are counted in pairs. */
const PAIR = 2;
const PAIRS_OUT = 8;
/** Cards in a deck and tokens in the box are counted in fours. */
const FOUR = 4;
const DECK_RUNGS = 8;
const BOX_RUNGS = 6;
const DICE_SEEN = 5;
const OWNED_SEEN = 8;
const WRATH_SEEN = 12;
const BODYGUARDS_SEEN = 6;
const EAGLES_SEEN = 4;
const BATS_SEEN = 3;

const AT = {
  figures: block(LADDERS.size),
  plain: block(PLAIN.length),
  acting: block(BOTH.length),
  asked: block(ASKED.length),
  drawn: block(TILE_VALUES),
  points: block(POINTS_SEEN),
  fate: block(FATE_END),
  /** Points, fate and whether Beorn is still to come, beside each other. */
  race: block(TWOS * (FATE_END + 1) * 2),
  turn: block(TURNS),
  pool: block(TILE_VALUES * 2 * TILES_SEEN),
  special: block((TILE.names.length - STANDARD_TILES) * TILE_PLACE.names.length),
  guards: block(SETTLEMENTS.length * 2 * GRADES * GRADES),
  around: block(SETTLEMENTS.length * 2 * GRADES * GRADES),
  dangers: block(SETTLEMENTS.length * DANGERS),
  armies: block(2 * PLACE_COUNT * ARMY.length),
  types: block(PLACE_COUNT * UNIT_COUNT * TYPES_SEEN),
  damage: block(PLACE_COUNT * MARKERS_SEEN),
  leadership: block(2 * PLACE_COUNT * LEADERSHIP_SEEN),
  out: block(UNIT_COUNT * PAIRS_OUT),
  recruits: block(PLACE_COUNT * GROUP_COUNT * TOKENS_SEEN),
  unflipped: block(GROUP_COUNT * BOX_RUNGS),
  stations: block(CHARACTER_COUNT * STATIONS),
  places: block(CHARACTER_COUNT * PLACE_COUNT),
  activated: block(CHARACTER_COUNT),
  usedAbility: block(1),
  ring: block(1),
  wrath: block(WRATH_SEEN),
  promised: block(WRATH_SEEN),
  bodyguard: block(BODYGUARDS_SEEN),
  open: block(PASSES.length),
  lord: block(ROOST.names.length),
  eagles: block(ROOST.names.length * EAGLES_SEEN),
  bats: block(TERRITORY.names.length * BATS_SEEN),
  dice: block(2 * FACE_COUNT * DICE_SEEN),
  owned: block(2 * OWNED_SEEN),
  cards: block(TEXTS.length * CARD_PLACES * COPIES),
  hands: block(2 * 2 * HAND_LIMIT),
  decks: block(DECK.names.length * DECK_RUNGS),
  ground: block(PLACE_COUNT),
};
const INPUTS = inputs();

const values = new Array<number>(FEATURES.length).fill(0);
function putFigures(g: FiveArmies, land: Land): void {
  figures(g, values, land);
  LADDERS.write(AT.figures, values);
  for (let i = 0; i < PLAIN.length; i++) if (values[PLAIN[i]] === 1) put(AT.plain + i);
}

/** By its value: other packs may print higher ones. */
const rungOf = (g: FiveArmies, tile: number): number =>
  Math.max(0, Math.min(TILE_VALUES - 1, printed(g).tileValue[tile]));

function putMoment(g: FiveArmies): void {
  if (g.stack[g.stack.length - 1]?.chapter !== "game") {
    put(AT.acting + g.acting);
    return;
  }
  const { at, tile } = frameOf(g, "game") ?? NO_TURN;
  const asked = ASKED.indexOf(at);
  if (asked >= 0) put(AT.asked + asked);
  // Drawn, and about to be applied or set aside.
  if (at === "again" && tile >= 0) put(AT.drawn + rungOf(g, tile));
}
const NO_TURN = { at: "", tile: NONE };

const tilesSeen = new Uint8Array(TILE_VALUES * 2);
function putRace(g: FiveArmies): void {
  const points = shadowPoints(g);
  const twos = Math.min(TWOS - 1, points >> 1);
  ladder(AT.points, points, POINTS_SEEN);
  ladder(AT.fate, g.fate, FATE_END);
  put(AT.race + (twos * (FATE_END + 1) + Math.min(FATE_END, g.fate)) * 2 + (g.at[BEORN] === ASIDE ? 1 : 0));
  ladder(AT.turn, g.turn, TURNS);
  tilesSeen.fill(0);
  for (const tile of TILE.all) {
    const where = g.tiles[tile];
    if (tile >= STANDARD_TILES) put(AT.special + (tile - STANDARD_TILES) * TILE_PLACE.names.length + where);
    if (where === IN_POOL || where === ASIDE_TILE)
      tilesSeen[rungOf(g, tile) * 2 + (printed(g).tileIcon[tile] ? 1 : 0)]++;
  }
  for (let i = 0; i < tilesSeen.length; i++) ladder(AT.pool + i * TILES_SEEN, tilesSeen[i], TILES_SEEN);
}

const strengths = new Float64Array(2 * PLACE_COUNT);
function putArmies(g: FiveArmies): void {
  for (const side of BOTH)
    for (const at of PLACE.all) {
      const { strength, lead } = mightAt(g, side, at);
      const i = side * PLACE_COUNT + at;
      strengths[i] = strength;
      ladder(AT.armies + i * ARMY.length, gradeOf(strength, ARMY), ARMY.length);
      ladder(AT.leadership + i * LEADERSHIP_SEEN, lead, LEADERSHIP_SEEN);
    }
  for (let i = 0; i < g.units.length; i++) ladder(AT.types + i * TYPES_SEEN, g.units[i], TYPES_SEEN);
  for (let at = 0; at < PLACE_COUNT; at++) ladder(AT.damage + at * MARKERS_SEEN, g.damage[at], MARKERS_SEEN);
  for (const unit of UNIT.all) {
    let out = 0;
    for (let at = 0; at < PLACE_COUNT; at++) out += g.units[at * UNIT_COUNT + unit];
    ladder(AT.out + unit * PAIRS_OUT, Math.ceil(out / PAIR), PAIRS_OUT);
  }
}

/** Enemies of the owner that can come to a settlement by one step, or stand in it. */
function enemiesNextTo(print: Printed, at: PlaceId, from: number): number {
  let sum = strengths[from + at];
  for (const near of print.neighbours[at]) sum += strengths[from + near];
  for (const pass of PASSES) if (print.outlets[pass].includes(at)) sum += strengths[from + pass];
  return sum;
}

/** After the armies: of settlements that the built-in pack has, and this one too. */
function putSettlements(g: FiveArmies, { goals }: Land): void {
  const print = printed(g);
  for (let i = 0; i < SETTLEMENTS.length; i++) {
    const at = SETTLEMENTS[i];
    if (print.points[at] === 0) continue;
    const owner = g.control[at] === 0 ? FREE : SHADOW;
    const enemies = other(owner) * PLACE_COUNT;
    const guard = (i * 2 + owner) * GRADES + gradeOf(strengths[owner * PLACE_COUNT + at], GUARDS);
    let around = 0;
    for (const near of print.range[at]) around += strengths[enemies + near];
    put(AT.guards + guard * GRADES + gradeOf(enemiesNextTo(print, at, enemies), ENEMIES));
    put(AT.around + guard * GRADES + gradeOf(around, ENEMIES_FAR));
  }
  for (const { at, danger } of goals) {
    const i = SETTLEMENTS.indexOf(at);
    if (i >= 0) ladder(AT.dangers + i * DANGERS, Math.floor(danger * (DANGERS + 1)), DANGERS);
  }
}

const boxed = new Uint8Array(GROUP_COUNT);
function putRecruits(g: FiveArmies): void {
  for (let i = 0; i < g.recruits.length; i++)
    ladder(AT.recruits + i * TOKENS_SEEN, g.recruits[i], TOKENS_SEEN);
  boxed.fill(0);
  for (const token of TOKEN.all) boxed[printed(g).tokenGroup[token]] += g.unflipped[token];
  for (const group of GROUP.all)
    ladder(AT.unflipped + group * BOX_RUNGS, Math.ceil(boxed[group] / FOUR), BOX_RUNGS);
}

function putCharacters(g: FiveArmies): void {
  for (const one of CHARACTER.all) {
    const at = g.at[one];
    const station = at >= 0 ? 0 : at === ASIDE ? 1 : at === DEAD ? 2 : at === ALOFT ? 3 : 4;
    put(AT.stations + one * STATIONS + station);
    if (at >= 0) put(AT.places + one * PLACE_COUNT + at);
    if ((g.activated & (1 << one)) !== 0) put(AT.activated + one);
  }
  if (g.hasUsedAbility === 1) put(AT.usedAbility);
  if (g.ring === 1) put(AT.ring);
  ladder(AT.wrath, g.wrath, WRATH_SEEN);
  ladder(AT.promised, g.promised, WRATH_SEEN);
  ladder(AT.bodyguard, g.bodyguard, BODYGUARDS_SEEN);
}

function putMountainAndSky(g: FiveArmies): void {
  for (let i = 0; i < PASSES.length; i++) if (g.open[i] === 1) put(AT.open + i);
  if (g.lord !== NONE) put(AT.lord + g.lord);
  for (const roost of ROOST.all) ladder(AT.eagles + roost * EAGLES_SEEN, g.eagles[roost], EAGLES_SEEN);
  for (const one of TERRITORY.all) ladder(AT.bats + one * BATS_SEEN, g.bats[one], BATS_SEEN);
}

/**
 * By card: its text among those of the built-in pack, or -1 where another pack prints one that the network has not
 * learnt.
 */
const texts = new WeakMap<Box, readonly number[]>();
function textsOf(box: Box): readonly number[] {
  const known = texts.get(box);
  if (known) return known;
  const byDesign = new Map(box.pack.cards.map((card) => [card.id, TEXTS.indexOf(textOf(card))]));
  const made = box.printed.designs.map((design) => byDesign.get(design) ?? -1);
  texts.set(box, made);
  return made;
}

/** Looked up: by card, its deck and its bit. */
const DECKS = CARD.all.map(deckOf);
const BITS = CARD.all.map(bitOf);
const holds = (masks: readonly number[], card: CardId, side: Side): boolean => {
  const deck = DECKS[card];
  if (deck === EVENT_DECK) return (masks[side * 2] & BITS[card]) !== 0;
  return deck === storyDeck(side) && (masks[side * 2 + 1] & BITS[card]) !== 0;
};

/** Which seat has a card, or where it lies; null while it is in its deck. */
function placeOfCard(g: FiveArmies, card: CardId): number | null {
  const { hands, buried } = g.secret;
  if ((g.table[DECKS[card]] & BITS[card]) !== 0) return ON_TABLE;
  if ((g.spent[DECKS[card]] & BITS[card]) !== 0) return GONE;
  for (const side of BOTH) {
    if (holds(hands, card, side)) return side;
    if (holds(buried, card, side)) return GONE;
  }
  return null;
}

const copies = new Uint8Array(TEXTS.length * CARD_PLACES);
function putCards(g: FiveArmies): void {
  const known = textsOf(boxOf(g));
  copies.fill(0);
  for (const card of CARD.all) {
    const where = known[card] < 0 ? null : placeOfCard(g, card);
    if (where === null) continue;
    const i = known[card] * CARD_PLACES + where;
    if (copies[i] < COPIES) put(AT.cards + i * COPIES + copies[i]++);
  }
  for (let i = 0; i < g.handCount.length; i++) ladder(AT.hands + i * HAND_LIMIT, g.handCount[i], HAND_LIMIT);
  for (let deck = 0; deck < g.deckCount.length; deck++)
    ladder(AT.decks + deck * DECK_RUNGS, Math.ceil(g.deckCount[deck] / FOUR), DECK_RUNGS);
  if (g.ground !== NONE) put(AT.ground + g.ground);
}

function putDice(g: FiveArmies): void {
  for (let i = 0; i < g.dice.length; i++) ladder(AT.dice + i * DICE_SEEN, g.dice[i], DICE_SEEN);
  for (const side of BOTH) ladder(AT.owned + side * OWNED_SEEN, g.owned[side], OWNED_SEEN);
}

function write(g: FiveArmies): void {
  const land = survey(g);
  putFigures(g, land);
  putMoment(g);
  putRace(g);
  putArmies(g);
  putSettlements(g, land);
  putRecruits(g);
  putCharacters(g);
  putMountainAndSky(g);
  putCards(g);
  putDice(g);
}

export const learning: Learning<FiveArmies> = {
  inputs: INPUTS,
  viewer: () => FREE,
  features: featuresBy(write),
};
