/**
 * A position as a network sees it: what holds of it, each as a number, from the side of the player who leads the fellowship
 * this turn, beside whom one other is looked at. Amounts are ladders, of which the lowest rungs hold, so that a little more is
 * seen to be like a little less.
 */
import { featuresBehind, featuresBy, gradeOf, ladder, put, rungsOf } from "@westmarch/bots/features";
import type { Learning } from "@westmarch/bots/types";
import { frameOf, NONE, type Seat } from "@westmarch/kernel";
import { damage, isFierce } from "../cards/conditions.ts";
import { type CardId, printed } from "../data/ids.ts";
import { lastSite } from "../newgame.ts";
import { PHASES } from "../notation/names.ts";
import { fellowshipTotal, minionTotal } from "../rules/archery.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import { chanceOf } from "../seats.ts";
import type { CardGame, Copy } from "../state.ts";
import { fellowship, siteNumber } from "../table/active.ts";
import { against, attachedTo, find, woundsOn } from "../table/copies.ts";
import { siteAt } from "../table/path.ts";
import { vitalityLeft } from "../table/vitality.ts";
import {
  ARROWS_SEEN,
  AT,
  BLOWS_SEEN,
  type Blocks,
  BONUS_SEEN,
  BURDENS_SEEN,
  COMING,
  COMPANIONS_SEEN,
  COST_GRADES,
  COST_RUNGS,
  DECK_RUNGS,
  FIGURES,
  FOUR,
  GROUP_RUNGS,
  HAND_SEEN,
  INPUTS,
  KIND_RUNGS,
  LASTING,
  LEADER,
  MARGIN,
  MARGINS,
  MINIONS_SEEN,
  MOVES_SEEN,
  NARROWLY,
  ODDS,
  ODDS_RUNGS,
  OUTCOMES,
  PILE_RUNGS,
  POOL_SEEN,
  SHADOW,
  SITES_SEEN,
  SKIRMISHES_SEEN,
  STAGES,
  STRENGTH_RUNGS,
  THREE,
  TWO,
  VITALITY_RUNGS,
  VITALITY_SEEN,
  WOUNDS_SEEN,
} from "./inputs.ts";
import {
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
import { sense, sensesOf, think } from "./sense.ts";
import { standings, twilight, USUAL_SHADOW } from "./standing.ts";
import { minions } from "./threat.ts";
import tuned from "./tuned.json" with { type: "json" };

/** Whose sense the figures have. */
const { judge } = sensesOf(tuned);

/** By the first rung of each ladder that is climbed one by one: how far. */
const climbed = new Uint8Array(INPUTS);

const climb = (from: number, rungs: number): void => {
  if (climbed[from] < rungs) put(from + climbed[from]++);
};

const parts: number[] = [];

/** Puts down what a player's standing is made of, and returns the sum. */
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

/** Puts down all that is a player's own, and returns his standing. */
function putSide(g: CardGame, seat: Seat, at: Blocks): number {
  putRoad(g, seat, at);
  putTable(g, seat, at);
  putPiles(g, seat, at);
  return putFigures(g, seat, at);
}

/** Whether the leader of the fellowship is asked next. */
function isLeaderAsked(g: CardGame): boolean {
  const top = g.stack.at(-1);
  switch (top?.chapter) {
    case "procedure":
      return chanceOf(g, frameOf(g, "procedure") ?? { turn: NONE, passed: [] }) === g.turn;
    case "ownPhase":
      return (frameOf(g, "ownPhase")?.seat ?? g.turn) === g.turn;
    case "reconciling":
      return (frameOf(g, "reconciling")?.seat ?? g.turn) === g.turn;
    default:
      return top?.chapter !== "assignment" || top.at !== "shadow";
  }
}

function putSite(g: CardGame, number: number, at: number): void {
  for (const { card } of siteAt(g, number)) if (SITES.of[card] >= 0) climb(at + SITES.of[card], 1);
}

function putMoment(g: CardGame): void {
  const phase = PHASES.indexOf(g.phase);
  put(AT.phase + phase);
  const chapter = g.stack.at(-1)?.chapter ?? "";
  const stage = STAGES.indexOf(chapter) + 1;
  put(AT.stage + 2 * stage + (isLeaderAsked(g) ? 0 : 1));
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

/** Puts down the minions, and returns how strong they are together. */
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
function fromHand(g: CardGame, rival: Seat, pool: number, site: number): number {
  let [left, strong] = [pool, 0];
  const held = g.secret.hands[rival].filter((card) => card >= 0 && KIND_OF[card] === MINION);
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
function putComing(g: CardGame, rival: Seat, there: number): void {
  const when = COMING.indexOf(g.phase);
  if (when < 0) return;
  const all = fellowship(g);
  const stays = g.phase === "shadow";
  const site = siteNumber(g) + (stays ? 0 : 1);
  const pool = stays ? g.pool : g.pool + all.length + (USUAL_SHADOW[site] ?? 0);
  const coming = there + fromHand(g, rival, pool, site);
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

/** How strong the minions are together, as the leader's part of the position was written. */
let there = 0;
/** What speaks for the leader, in steps. */
let lead = 0;

function writeLeader(g: CardGame): void {
  think(judge);
  climbed.fill(0);
  lead = putSide(g, g.turn, LEADER);
  putMoment(g);
  there = putMinions(g);
  putSkirmishes(g);
}

function writeRival(g: CardGame, rival: Seat): void {
  // All that is said of the rival lies there.
  climbed.fill(0, SHADOW.figures, AT.odds);
  ladder(AT.odds, rungsOf((lead - putSide(g, rival, SHADOW)) / sense.scale, ODDS), ODDS_RUNGS);
  putComing(g, rival, there);
}

/** What holds of a position whoever is looked at beside the leader of the fellowship. */
export const featuresOfLeader = featuresBy(writeLeader);

/** What one of the others adds: behind what holds of the leader, which is written just before it or before another rival. */
export const featuresOfRival = featuresBehind(writeRival);

/** What holds of a position as far as it concerns the leader and this one of the others. */
export const featuresBeside = (g: CardGame, rival: Seat, into: Uint16Array): number =>
  featuresOfRival(featuresOfLeader(g, into), into, g, rival);

export const learning: Learning<CardGame> = {
  inputs: INPUTS,
  viewer: ({ turn }) => turn,
  features: (g, into) => featuresBeside(g, g.turn === 0 ? 1 : 0, into),
};
