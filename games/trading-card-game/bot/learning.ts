/**
 * A position of two as a network sees it: what holds of it, each as a number, through the eyes of whoever leads the fellowship
 * this turn. Amounts are ladders, of which the lowest rungs hold, so that a little more is seen to be like a little less.
 */
import {
  type Climb,
  featuresBy,
  figureLadders,
  gradeOf,
  ladder,
  layout,
  put,
  rungsOf,
} from "@westmarch/bots/features";
import type { Learning } from "@westmarch/bots/types";
import { frameOf, NONE, type Seat } from "@westmarch/kernel";
import { damage, isFierce } from "../cards/conditions.ts";
import { type CardId, printed } from "../data/ids.ts";
import { lastSite } from "../newgame.ts";
import { PHASES } from "../notation/names.ts";
import { fellowshipTotal, minionTotal } from "../rules/archery.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import { chanceOf } from "../seats.ts";
import type { CardGame, Copy, LastingKind } from "../state.ts";
import { fellowship, siteNumber } from "../table/active.ts";
import { against, attachedTo, find, woundsOn } from "../table/copies.ts";
import { siteAt } from "../table/path.ts";
import { vitalityLeft } from "../table/vitality.ts";
import type { Phase } from "../words.ts";
import {
  ALL_COPIES,
  COPIES,
  CULTURE_COUNT,
  CULTURE_OF,
  KIND_COUNT,
  KIND_OF,
  kind,
  LADDER_OF,
  PEOPLE,
  SITES,
} from "./printing.ts";
import { RESTING } from "./quiet.ts";
import { sense, sensesOf, think } from "./sense.ts";
import { PARTS, standings, twilight, USUAL_SHADOW } from "./standing.ts";
import { minions } from "./threat.ts";
import tuned from "./tuned.json" with { type: "json" };

/** Whose sense the figures have. */
const { judge } = sensesOf(tuned);

const { block, inputs } = layout();

/**
 * Figures by which positions are judged without a network: the lowest rung of each, and how far it is to the next; of what costs
 * something, downwards.
 */
const FIGURES = figureLadders(PARTS, {
  progress: [1.5, 0.75],
  companions: [1.5, 0.75],
  support: [0.3, 0.4],
  bearer: [-0.1, -0.3],
  threat: [0.2, -0.4],
  twilight: [-0.4, -0.25],
  curses: [-0.1, -0.15],
});
/** What speaks for who leads the fellowship in all, in log odds. */
const ODDS: Climb = [-2.5, 0.25];
const ODDS_RUNGS = 20;

const SITES_SEEN = 9;
const BURDENS_SEEN = 10;
const VITALITY_SEEN = 6;
const COMPANIONS_SEEN = 9;
const HAND_SEEN = 10;
/** Cards of a pile are counted in fours; those of one kind that are left in a deck, in threes. */
const FOUR = 4;
const PILE_RUNGS = 15;
const DECK_RUNGS = 6;
/** Of one kind or culture in hand. */
const KIND_RUNGS = 5;
const GROUP_RUNGS = 2;
const COST_GRADES = [1, 3, 5];
const COST_RUNGS = 3;
const WOUNDS_SEEN = 3;
const BONUS_SEEN = 4;
/** Strengths of many together are counted in threes, vitality in twos. */
const THREE = 3;
const STRENGTH_RUNGS = 16;
const TWO = 2;
const VITALITY_RUNGS = 12;

/** What is said of each player, first of the one who leads the fellowship. */
const sideBlocks = () => ({
  figures: block(FIGURES.size),
  at: block(SITES_SEEN),
  left: block(SITES_SEEN),
  burdens: block(BURDENS_SEEN),
  resistance: block(BURDENS_SEEN),
  bearer: block(VITALITY_SEEN),
  worn: block(1),
  companions: block(COMPANIONS_SEEN),
  dead: block(COMPANIONS_SEEN),
  vitality: block(VITALITY_RUNGS),
  strength: block(STRENGTH_RUNGS),
  hand: block(HAND_SEEN),
  deck: block(PILE_RUNGS),
  discard: block(PILE_RUNGS),
  handKinds: block(KIND_COUNT * KIND_RUNGS),
  handCultures: block(CULTURE_COUNT * KIND_RUNGS),
  handCosts: block((COST_GRADES.length + 1) * COST_RUNGS),
  deckKinds: block(KIND_COUNT * DECK_RUNGS),
  groups: block(KIND_COUNT * CULTURE_COUNT * GROUP_RUNGS),
  /** One card from the other. */
  held: block(ALL_COPIES),
  inPlay: block(ALL_COPIES),
  lost: block(PEOPLE.many),
  wounds: block(PEOPLE.many * WOUNDS_SEEN),
  exhausted: block(PEOPLE.many),
  bonus: block(PEOPLE.many * BONUS_SEEN),
  stacked: block(KIND_RUNGS),
});
type Blocks = ReturnType<typeof sideBlocks>;
const LEADER: Blocks = sideBlocks();
const SHADOW: Blocks = sideBlocks();

/** Where a phase may stand that is asked for actions, assignments or cards. */
const STAGES: readonly string[] = RESTING;
/** Effects that last, and are not seen by what they change. */
const LASTING: readonly LastingKind[] = [
  "strength",
  "damage",
  "defender",
  "fierce",
  "may fight",
  "tripled",
  "wound cap",
  "no wounds",
  "no archer",
  "fellowship archery",
  "minion archery",
  "may not be assigned",
  "may not move",
  "shadow number",
  "ring without text",
  "delayed",
];
/** Phases in which minions may still come from the hand of the Shadow. */
const COMING: readonly Phase[] = ["fellowship", "shadow", "regroup"];
const POOL_SEEN = 20;
const MOVES_SEEN = 4;
const MINIONS_SEEN = 8;
const ARROWS_SEEN = 6;
/** By how much a skirmish is won. */
const MARGIN = 8;
const MARGINS = 2 * MARGIN;
const BLOWS_SEEN = 4;
/** Who fights: the Ring-bearer, somebody with one point of vitality left, anybody else. */
const FIGHTERS = 3;
/** How a skirmish to come stands: overwhelmed, lost, narrowly lost, narrowly won, won. */
const OUTCOMES = 5;
const NARROWLY = 3;
const SKIRMISHES_SEEN = 3;

const AT = {
  odds: block(ODDS_RUNGS),
  phase: block(PHASES.length),
  stage: block((STAGES.length + 1) * 2),
  passed: block(1),
  discarded: block(1),
  moves: block(MOVES_SEEN),
  movesLeft: block(MOVES_SEEN),
  /** Of each phase by itself: what twilight means changes with it. */
  pool: block(PHASES.length * POOL_SEEN),
  expected: block(POOL_SEEN),
  site: block(SITES.many),
  next: block(SITES.many),
  minions: block(MINIONS_SEEN),
  fierce: block(MINIONS_SEEN),
  hurt: block(MINIONS_SEEN),
  damage: block(MINIONS_SEEN),
  unassigned: block(MINIONS_SEEN),
  minionStrength: block(STRENGTH_RUNGS),
  minionArrows: block(ARROWS_SEEN),
  fellowshipArrows: block(ARROWS_SEEN),
  fierceRound: block(1),
  /** What the Shadow could bring from its hand, and what the fellowship has to meet all of it with. */
  coming: block(COMING.length * STRENGTH_RUNGS),
  resolve: block(COMING.length * STRENGTH_RUNGS),
  fighting: block(PEOPLE.many),
  toWin: block(FIGHTERS * MARGINS),
  toOverwhelm: block(FIGHTERS * MARGINS),
  blows: block(FIGHTERS * BLOWS_SEEN),
  cancelled: block(1),
  skirmishes: block(FIGHTERS * OUTCOMES * SKIRMISHES_SEEN),
  lasting: block(LASTING.length),
  firstGame: block(1),
  isSecond: block(1),
};
const INPUTS = inputs();

/** By the first rung of each ladder that is climbed one by one: how far. */
const climbed = new Uint8Array(INPUTS);
const climb = (from: number, rungs: number): void => {
  if (climbed[from] < rungs) put(from + climbed[from]++);
};
const parts: number[] = [];
/** Puts down what a player's standing is made of, and hands back the sum. */
function putFigures(g: CardGame, seat: Seat, at: Blocks): number {
  standings(g, seat, parts);
  let sum = 0;
  for (const part of parts) sum += part;
  FIGURES.write(at.figures, parts);
  return sum;
}

function putRoad(g: CardGame, seat: Seat, at: Blocks): void {
  ladder(at.at, g.at[seat], SITES_SEEN);
  ladder(at.left, lastSite(g.rulings) - g.at[seat], SITES_SEEN);
  ladder(at.burdens, g.burdens[seat], BURDENS_SEEN);
  ladder(at.resistance, g.resistance[seat] - g.burdens[seat], BURDENS_SEEN);
  if (g.worn[seat]) put(at.worn);
  const bearer = g.bearer[seat] === NONE ? undefined : find(g, g.bearer[seat]);
  if (bearer) ladder(at.bearer, vitalityLeft(g, bearer), VITALITY_SEEN);
}

/** Puts down a companion or an ally. */
function putPerson(g: CardGame, copy: Copy, at: Blocks): void {
  const person = PEOPLE.of[copy.card];
  if (person < 0) return;
  for (let i = 0; i < woundsOn(g, copy.id); i++) climb(at.wounds + person * WOUNDS_SEEN, WOUNDS_SEEN);
  if (vitalityLeft(g, copy) === 1) climb(at.exhausted + person, 1);
  for (const { card } of attachedTo(g, copy.id))
    for (let i = 0; i < (printed(card).strengthBonus ?? 0); i++)
      climb(at.bonus + person * BONUS_SEEN, BONUS_SEEN);
}

function putTable(g: CardGame, seat: Seat, at: Blocks): void {
  let [companions, vitality, strong] = [0, 0, 0];
  for (const copy of g.table) {
    const { card, owner, zone, id } = copy;
    if (owner !== seat || zone === "path") continue;
    if (zone === "stacked") {
      climb(at.stacked, KIND_RUNGS);
      continue;
    }
    const [group, culture] = [KIND_OF[card], CULTURE_OF[card]];
    if (COPIES[card] > 0) climb(at.inPlay + LADDER_OF[card], COPIES[card]);
    if (group >= 0 && culture >= 0)
      climb(at.groups + (group * CULTURE_COUNT + culture) * GROUP_RUNGS, GROUP_RUNGS);
    putPerson(g, copy, at);
    if (zone !== "fellowship") continue;
    companions++;
    vitality += vitalityLeft(g, copy);
    strong += printed(card).strength ?? 0;
    for (const item of attachedTo(g, id)) strong += printed(item.card).strengthBonus ?? 0;
  }
  ladder(at.companions, companions, COMPANIONS_SEEN);
  ladder(at.vitality, vitality / TWO, VITALITY_RUNGS);
  ladder(at.strength, strong / THREE, STRENGTH_RUNGS);
}

function putHeld(card: CardId, at: Blocks): void {
  const [group, culture] = [KIND_OF[card], CULTURE_OF[card]];
  if (COPIES[card] > 0) climb(at.held + LADDER_OF[card], COPIES[card]);
  if (group >= 0) climb(at.handKinds + group * KIND_RUNGS, KIND_RUNGS);
  if (culture >= 0) climb(at.handCultures + culture * KIND_RUNGS, KIND_RUNGS);
  climb(at.handCosts + gradeOf(printed(card).twilight ?? 0, COST_GRADES) * COST_RUNGS, COST_RUNGS);
}

const kinds = new Uint8Array(KIND_COUNT);
function putPiles(g: CardGame, seat: Seat, at: Blocks): void {
  const { hands, decks } = g.secret;
  ladder(at.hand, hands[seat].length, HAND_SEEN);
  ladder(at.deck, decks[seat].length / FOUR, PILE_RUNGS);
  ladder(at.discard, g.discards[seat].length / FOUR, PILE_RUNGS);
  for (const card of hands[seat]) if (card >= 0) putHeld(card, at);
  kinds.fill(0);
  for (const card of decks[seat]) if (card >= 0 && KIND_OF[card] >= 0) kinds[KIND_OF[card]]++;
  for (let i = 0; i < KIND_COUNT; i++) ladder(at.deckKinds + i * DECK_RUNGS, kinds[i] / THREE, DECK_RUNGS);
  ladder(at.dead, g.dead[seat].length, COMPANIONS_SEEN);
  for (const card of g.dead[seat]) if (PEOPLE.of[card] >= 0) climb(at.lost + PEOPLE.of[card], 1);
}

/** Puts down all that is a player's own, and hands back his standing. */
function putSide(g: CardGame, seat: Seat, at: Blocks): number {
  putRoad(g, seat, at);
  putTable(g, seat, at);
  putPiles(g, seat, at);
  return putFigures(g, seat, at);
}

/** Who is asked next. */
function asked(g: CardGame): Seat {
  const top = g.stack.at(-1);
  switch (top?.chapter) {
    case "procedure":
      return chanceOf(g, frameOf(g, "procedure") ?? { turn: NONE, passed: [] });
    case "ownPhase":
      return frameOf(g, "ownPhase")?.seat ?? g.turn;
    case "reconciling":
      return frameOf(g, "reconciling")?.seat ?? g.turn;
    case "assignment":
      return top.at === "shadow" ? other(g) : g.turn;
    default:
      return g.turn;
  }
}

/** Whoever plays the Shadow. */
const other = ({ turn }: CardGame): Seat => (turn === 0 ? 1 : 0);

function putSite(g: CardGame, number: number, at: number): void {
  for (const { card } of siteAt(g, number)) if (SITES.of[card] >= 0) climb(at + SITES.of[card], 1);
}

function putMoment(g: CardGame): void {
  const phase = PHASES.indexOf(g.phase);
  put(AT.phase + phase);
  const chapter = g.stack.at(-1)?.chapter ?? "";
  const stage = STAGES.indexOf(chapter) + 1;
  put(AT.stage + 2 * stage + (asked(g) === g.turn ? 0 : 1));
  if (chapter === "procedure" && frameOf(g, "procedure")?.passed.length) put(AT.passed);
  if (chapter === "reconciling" && frameOf(g, "reconciling")?.discarded) put(AT.discarded);
  ladder(AT.moves, g.moves, MOVES_SEEN);
  ladder(AT.movesLeft, g.moveLimit - g.moves, MOVES_SEEN);
  ladder(AT.pool + phase * POOL_SEEN, g.pool, POOL_SEEN);
  ladder(AT.expected, twilight(g), POOL_SEEN);
  putSite(g, siteNumber(g), AT.site);
  putSite(g, siteNumber(g) + 1, AT.next);
  for (const { what } of g.lasting) {
    const which = LASTING.indexOf(what);
    if (which >= 0) climb(AT.lasting + which, 1);
  }
  if (g.fierceRound) put(AT.fierceRound);
  if (g.rulings.firstGame) put(AT.firstGame);
  if (g.order[0] !== g.turn) put(AT.isSecond);
}

/** Puts down the minions, and hands back how strong they are together. */
function putMinions(g: CardGame): number {
  let [strong, blows, fierce, hurt, unassigned] = [0, 0, 0, 0, 0];
  const all = minions(g);
  for (const copy of all) {
    strong += strength(g, copy);
    blows += damage(g, copy);
    hurt += woundsOn(g, copy.id);
    if (isFierce(g, copy)) fierce++;
    if (against(g, copy.id) === NONE) unassigned++;
  }
  ladder(AT.minions, all.length, MINIONS_SEEN);
  ladder(AT.minionStrength, strong / THREE, STRENGTH_RUNGS);
  ladder(AT.damage, blows, MINIONS_SEEN);
  ladder(AT.fierce, fierce, MINIONS_SEEN);
  ladder(AT.hurt, hurt, MINIONS_SEEN);
  ladder(AT.unassigned, unassigned, MINIONS_SEEN);
  if (all.length > 0) {
    ladder(AT.minionArrows, minionTotal(g), ARROWS_SEEN);
    ladder(AT.fellowshipArrows, fellowshipTotal(g, 0), ARROWS_SEEN);
  }
  return strong;
}

const MINION = kind("Minion");
/** Twilight that a minion costs more below its site, nearly always. */
const ROAMING = 2;
const byStrength = (one: CardId, next: CardId): number =>
  (printed(next).strength ?? 0) - (printed(one).strength ?? 0);

/** How strong the minions are together that the Shadow can pay for, the strongest first. */
function fromHand(g: CardGame, pool: number, site: number): number {
  let [left, strong] = [pool, 0];
  const held = g.secret.hands[other(g)].filter((card) => card >= 0 && KIND_OF[card] === MINION);
  for (const card of held.sort(byStrength)) {
    const { twilight: price = 0, siteNumber: home = 0 } = printed(card);
    const dear = price + (home > site ? ROAMING : 0);
    if (dear > left) continue;
    left -= dear;
    strong += printed(card).strength ?? 0;
  }
  return strong;
}

/** What still comes this turn, if the fellowship moves on. */
function putComing(g: CardGame, there: number): void {
  const when = COMING.indexOf(g.phase);
  if (when < 0) return;
  const all = fellowship(g);
  const stays = g.phase === "shadow";
  const site = siteNumber(g) + (stays ? 0 : 1);
  const pool = stays ? g.pool : g.pool + all.length + (USUAL_SHADOW[site] ?? 0);
  const coming = there + fromHand(g, pool, site);
  ladder(AT.coming + when * STRENGTH_RUNGS, coming / THREE, STRENGTH_RUNGS);
  let resolve = 0;
  for (const copy of all) {
    const left = vitalityLeft(g, copy);
    resolve += strength(g, copy) * (left <= 1 ? sense.weary : left === 2 ? sense.worn : 1);
  }
  const spare = (resolve - coming) / THREE + STRENGTH_RUNGS / 2;
  ladder(AT.resolve + when * STRENGTH_RUNGS, spare, STRENGTH_RUNGS);
}

const fighter = (g: CardGame, copy: Copy): number =>
  copy.id === g.bearer[g.turn] ? 0 : vitalityLeft(g, copy) === 1 ? 1 : 2;

function outcome(own: number, theirs: number, times: number): number {
  if (theirs >= times * own) return 0;
  if (own > theirs) return own - theirs > NARROWLY ? 4 : 3;
  return theirs - own >= NARROWLY ? 1 : 2;
}

/** Puts down the skirmish going on, and how those to come stand. */
function putSkirmishes(g: CardGame): void {
  if (!g.against.some((id) => id !== NONE)) return;
  const all = minions(g);
  for (const copy of g.table) {
    if (!g.against.includes(copy.id)) continue;
    const group = all.filter(({ id }) => against(g, id) === copy.id);
    if (group.length === 0) continue;
    const own = strength(g, copy);
    const theirs = group.reduce((sum, minion) => sum + strength(g, minion), 0);
    const times = overwhelmedAt(g, copy);
    const who = fighter(g, copy);
    if (copy.id !== g.skirmish) {
      climb(
        AT.skirmishes + (who * OUTCOMES + outcome(own, theirs, times)) * SKIRMISHES_SEEN,
        SKIRMISHES_SEEN,
      );
      continue;
    }
    if (PEOPLE.of[copy.card] >= 0) put(AT.fighting + PEOPLE.of[copy.card]);
    ladder(AT.toWin + who * MARGINS, own - theirs + MARGIN, MARGINS);
    ladder(AT.toOverwhelm + who * MARGINS, times * own - theirs + MARGIN, MARGINS);
    const blows = group.reduce((sum, minion) => sum + damage(g, minion), 1);
    ladder(AT.blows + who * BLOWS_SEEN, blows, BLOWS_SEEN);
  }
  if (g.skirmishCancelled) put(AT.cancelled);
}

function write(g: CardGame): void {
  think(judge);
  climbed.fill(0);
  const lead = putSide(g, g.turn, LEADER) - putSide(g, other(g), SHADOW);
  ladder(AT.odds, rungsOf(lead / sense.scale, ODDS), ODDS_RUNGS);
  putMoment(g);
  putComing(g, putMinions(g));
  putSkirmishes(g);
}

export const learning: Learning<CardGame> = {
  inputs: INPUTS,
  viewer: ({ turn }) => turn,
  features: featuresBy(write),
};
