/**
 * A scripted player: somebody who has just finished the guided game, and does what its texts say (`guide.…` in `text`).
 *
 * - "There are three ways to win": what ends the game at once is taken, and every step on a way is something.
 * - "For the rest of the game": grey cards early. "Every missing skill costs one coin": a coin is half a point.
 * - "A chain, and it costs you nothing"; "two of one race make an alliance"; "nobody stands in Rohan. Place it there".
 * - "This card would be free for Sauron; you need coins in any case. Discard it."
 * - "A landmark builds a fortress, and a fortress counts as being present, whoever else is there."
 *
 * Where the lesson says nothing, as of most tokens, he takes whatever comes. He never asks what is laid open for the other.
 */
import { bestOf } from "@westmarch/bots/sight";
import type { Ask, Option, Random } from "@westmarch/kernel";
import { GOAL } from "../data/board.ts";
import { CARD, CARDS } from "../data/cards.ts";
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
} from "../data/ids.ts";
import { cardPrice, freedByChain, landmarkPrice } from "../rules/cost.ts";
import { isPresent, racesOf, regionsHeld } from "../rules/winning.ts";
import { type Duel, unitsIn } from "../state.ts";

const WINS = 100;
/** What a coin is worth, in points. */
const COIN = 0.5;
/** Fewer coins than this are few. */
const FEW = 3;

/** "We are present in four of them; let us go for that": a new region is two points, the last the game. */
function region(g: Duel, side: Side, at: RegionId, units: number): number {
  if (isPresent(g, side, at)) return 0.3;
  if (unitsIn(g, other(side), at) >= units) return 0.2;
  return regionsHeld(g, side) === REGIONS.length - 1 ? WINS : 2;
}

function race(g: Duel, side: Side, which: number): number {
  const have = g.races[side * RACES.length + which];
  if (have === 0) return racesOf(g, side) === RACES.length - 1 ? WINS : 2;
  return have === 1 ? 2 : 0;
}

function effect(g: Duel, side: Side, one: CardEffect): number {
  switch (one.do) {
    case "skills":
    case "one-of":
      return CHAPTERS - g.chapter;
    case "coins":
      return one.n * COIN;
    case "rings":
      return g.quest[side] + one.n >= GOAL ? WINS : one.n;
    case "race":
      return race(g, side, one.race);
    case "units":
      return Math.max(...one.regions.map((at) => region(g, side, at, one.n)));
    case "remove-units":
    case "opponent-loses":
    case "moves":
      return 0.5;
  }
}

/** What a card does for a side, less what it costs. */
const play = (g: Duel, side: Side, card: CardId): number =>
  CARDS[card].effects.reduce((sum, one) => sum + effect(g, side, one), 0) - COIN * cardPrice(g, side, card);

function scoreOf(g: Duel, [verb, thing, second]: Option): number {
  const side = g.turn;
  switch (verb) {
    case "play":
      return play(g, side, CARD.of(thing));
    case "discard": {
      const isFreeForOther = freedByChain(g, other(side), CARD.of(thing));
      return g.chapter * COIN + (g.coins[side] < FEW ? 0.5 : -0.5) + (isFreeForOther ? 1 : 0);
    }
    case "landmark":
      return (
        (regionsHeld(g, side) === REGIONS.length - 1 ? WINS : 3) -
        COIN * landmarkPrice(g, side, LANDMARK_TILE.of(thing))
      );
    case "place":
      return region(g, side, REGION.of(thing), 1);
    case "move":
      return unitsIn(g, side, REGION.of(thing)) > 1 ? region(g, side, REGION.of(second), 1) : 0;
    case "another-turn":
      return 1;
    default:
      return 0;
  }
}

/** Less than this is no difference. */
const EVEN = 0.1;

/** What a beginner chooses. `view` is what the seat may know. */
export function beginner(view: Duel, ask: Ask, random: Random): Option {
  const scores = ask.options.map((option) => scoreOf(view, option));
  return bestOf(ask.options, scores, EVEN, random);
}
