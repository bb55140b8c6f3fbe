/**
 * A scripted player, made of what experienced players tell each other about drafting games for two and about this one.
 *
 * - Skills first: grey cards of the first chapter make everything cheaper, most of all for skills not held yet.
 * - A card that is free by its chain is a card and a turn's money.
 * - Look at what a card is worth to the other, too, and at what is turned up by taking it: a good card taken away from under
 *   his nose counts half, and what is laid open is his to choose from.
 * - Three ways to win, and an opponent near the end of one must be answered: the last steps of the quest, the fifth symbol, the
 *   sixth region weigh more than anything built for later.
 * - Landmarks put a fortress on the map that stays; early ones are cheap.
 */
import { bestOf } from "@westmarch/bots/sight";
import type { Ask, Option, Random } from "@westmarch/kernel";
import { GOAL } from "../data/board.ts";
import { CARD, CARDS, FREED_BY } from "../data/cards.ts";
import type { CardEffect } from "../data/effects.ts";
import {
  type CardId,
  CHAPTERS,
  LANDMARK_TILE,
  other,
  RACES,
  REGION,
  REGIONS,
  type RegionId,
  type Side,
  SKILLS,
} from "../data/ids.ts";
import { cardPrice, landmarkPrice } from "../rules/cost.ts";
import { isPresent, racesOf, regionsHeld } from "../rules/winning.ts";
import { type Duel, unitsIn } from "../state.ts";

const WINS = 100;
/** A coin, early and late, in points. */
const COIN = [0.5, 0.4, 0.25];
const chapterOf = (g: Duel): number => Math.min(CHAPTERS, Math.max(1, g.chapter)) - 1;

/** The nearer the end of a way, the more a step is worth. */
const quest = (g: Duel, side: Side, rings: number): number => {
  const reached = Math.min(GOAL, g.quest[side] + rings);
  if (reached >= GOAL) return WINS;
  return rings * (0.6 + (1.6 * reached) / GOAL);
};

function symbol(g: Duel, side: Side, race: number): number {
  const have = g.races[side * RACES.length + race];
  if (have === 0) {
    const others = racesOf(g, side);
    return others >= 5 ? WINS : 1 + 0.3 * others + (others === 4 ? 2 : 0);
  }
  return have === 1 ? 2.6 : 0.4;
}

function skill(g: Duel, side: Side, which: number): number {
  const have = g.skills[side * SKILLS.length + which];
  return [2.4, 1.5, 0.9, 0.2][Math.min(have, 3)] * [1, 0.7, 0.15][chapterOf(g)];
}

/** What a unit is worth in a region: to be there at all, or to throw the other out. */
function region(g: Duel, side: Side, at: RegionId, units: number): number {
  const enemy = unitsIn(g, other(side), at);
  const late = 0.7 + 0.3 * chapterOf(g);
  if (isPresent(g, side, at)) return late * (enemy > 0 ? 0.5 : 0.35) * units;
  const held = regionsHeld(g, side);
  if (units > enemy && held === REGIONS.length - 1) return WINS;
  const thrown = enemy > 0 && units >= enemy ? 0.8 : 0;
  return late * (units > enemy ? 1.5 + (held >= 5 ? 1.5 : 0) : 0.4) + thrown;
}

function effect(g: Duel, side: Side, one: CardEffect): number {
  switch (one.do) {
    case "skills":
      return one.give.reduce((sum, many, which) => sum + (many > 0 ? many * skill(g, side, which) : 0), 0);
    case "one-of":
      return 1.2 * Math.max(...one.skills.map((which) => skill(g, side, which)));
    case "coins":
      return one.n * COIN[chapterOf(g)];
    case "rings":
      return quest(g, side, one.n);
    case "race":
      return symbol(g, side, one.race);
    case "units":
      return Math.max(...one.regions.map((at) => region(g, side, at, one.n)));
    case "remove-units":
      return 0.9 * one.n;
    case "opponent-loses":
      return Math.min(one.n, g.coins[other(side)]) * COIN[chapterOf(g)];
    case "moves":
      return 0.45 * one.n;
  }
}

/** What a card does for a side that plays it. */
function does(g: Duel, side: Side, card: CardId): number {
  let worth = CARDS[card].effects.reduce((sum, one) => sum + effect(g, side, one), 0);
  // It will free another card.
  if (FREED_BY.some((giver) => giver === card) && chapterOf(g) < CHAPTERS - 1) worth += 0.5;
  return worth;
}

/** What is left of it after its price; nothing now, where the side cannot pay. */
function profit(g: Duel, side: Side, card: CardId): number {
  const price = cardPrice(g, side, card);
  return price > g.coins[side] ? 0 : Math.max(0, does(g, side, card) - price * COIN[chapterOf(g)]);
}

/** What a side would gain by the best card that lies open besides this one. */
function next(g: Duel, side: Side, without: CardId | null): number {
  let best = 0;
  for (const card of g.slots)
    if (card >= 0 && card !== without) best = Math.max(best, profit(g, side, CARD.of(card)));
  return best;
}

function take(g: Duel, card: CardId): number {
  const enemy = other(g.turn);
  // Taken away, the other has to be content with the next best.
  return 0.5 * Math.min(WINS, next(g, enemy, null) - next(g, enemy, card));
}

function scoreOf(g: Duel, option: Option): number {
  const side = g.turn;
  switch (option[0]) {
    case "play": {
      const card = CARD.of(option[1]);
      return does(g, side, card) - cardPrice(g, side, card) * COIN[chapterOf(g)] + take(g, card);
    }
    case "discard": {
      const coins = chapterOf(g) + 1;
      return coins * COIN[chapterOf(g)] + take(g, CARD.of(option[1]));
    }
    case "landmark": {
      const held = regionsHeld(g, side);
      const price = landmarkPrice(g, side, LANDMARK_TILE.of(option[1]));
      return 4.2 + (held === REGIONS.length - 1 ? 3 : 0) - price * COIN[chapterOf(g)];
    }
    case "place":
      return region(g, side, REGION.of(option[1]), 1);
    case "move": {
      const [from, to] = [REGION.of(option[1]), REGION.of(option[2])];
      const leaves = unitsIn(g, side, from) === 1 && (g.fortresses[side] & (1 << from)) === 0 ? 1.4 : 0.2;
      return region(g, side, to, 1) - leaves;
    }
    case "remove-unit":
    case "remove-fortress": {
      const at = REGION.of(option[1]);
      return unitsIn(g, other(side), at) === 1 ? 1.5 : 0.8;
    }
    case "fetch":
      return does(g, side, CARD.of(option[1]));
    case "grey-card":
      return does(g, other(side), CARD.of(option[1]));
    case "another-turn":
      return 2;
    default:
      return 0.1;
  }
}

/** Less than this is no difference. */
const EVEN = 0.1;

/** What a veteran chooses. `view` is what the seat may know. */
export function veteran(view: Duel, ask: Ask, random: Random): Option {
  const scores = ask.options.map((option) => scoreOf(view, option));
  return bestOf(ask.options, scores, EVEN, random);
}
