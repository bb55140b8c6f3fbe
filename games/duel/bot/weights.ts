/** How promising a choice looks at first sight, by figures set by hand: for beginners, and for rivals. */
import type { Ask, Option } from "@westmarch/kernel";
import { GOAL } from "../data/board.ts";
import { CARD, CARDS } from "../data/cards.ts";
import { type CardId, type Colour, LANDMARK_TILE, other, RACES, REGION, type RegionId } from "../data/ids.ts";
import { cardPrice, landmarkPrice } from "../rules/cost.ts";
import { isPresent } from "../rules/winning.ts";
import { type Duel, unitsIn } from "../state.ts";

/** What a card of each colour is worth to play, by chapter. */
const WORTH: Readonly<Record<Colour, readonly number[]>> = {
  grey: [2.2, 1.8, 1],
  yellow: [1.4, 1.2, 0.6],
  blue: [1.3, 1.6, 2.2],
  green: [1.6, 1.8, 1.8],
  red: [1.8, 2.2, 2.6],
  purple: [1, 1, 1.4],
};

/** A symbol already held makes a pair (12.2), rings near the goal win (11.8). */
function cardWorth(g: Duel, card: CardId): number {
  const { colour, effects } = CARDS[card];
  let worth = WORTH[colour][g.chapter - 1];
  for (const effect of effects) {
    if (effect.do === "race" && g.races[g.turn * RACES.length + effect.race] === 1) worth *= 1.5;
    if (effect.do === "rings" && g.quest[g.turn] + effect.n >= GOAL) worth += 100;
    if (effect.do === "units" && effect.regions.some((region) => !isPresent(g, g.turn, region))) worth *= 1.2;
  }
  return worth;
}

/** A region is worth a unit where that wins it or takes it from the enemy. */
function regionWorth(g: Duel, region: RegionId): number {
  const enemies = unitsIn(g, other(g.turn), region);
  if (!isPresent(g, g.turn, region)) return enemies > 0 ? 1.5 : 3;
  return enemies > 0 ? 1.5 : 0.6;
}

/** Above 0; only ratios matter. */
function weighOption(g: Duel, option: Option): number {
  switch (option[0]) {
    case "play": {
      const card = CARD.of(option[1]);
      return cardWorth(g, card) / (1 + 0.3 * cardPrice(g, g.turn, card));
    }
    case "discard":
      return 0.15;
    case "landmark":
      return 3 / (1 + 0.12 * landmarkPrice(g, g.turn, LANDMARK_TILE.of(option[1])));
    case "place":
      return regionWorth(g, REGION.of(option[1]));
    case "move": {
      const [from, to] = [REGION.of(option[1]), REGION.of(option[2])];
      const leaves = unitsIn(g, g.turn, from) === 1 && (g.fortresses[g.turn] & (1 << from)) === 0;
      return regionWorth(g, to) * (leaves ? 0.3 : 1);
    }
    case "decline":
    case "stop":
      return 0.3;
    default:
      return 1;
  }
}

/** The same for all options. */
export function weighByHand(g: Duel, _ask: Ask, options: readonly Option[], into: number[]): void {
  for (let i = 0; i < options.length; i++) into[i] = weighOption(g, options[i]);
}
