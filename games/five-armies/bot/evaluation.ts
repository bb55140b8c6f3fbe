/** How likely a side is to win. */
import { type Evaluation, evaluationsBy, type Figures } from "@westmarch/bots/evaluation";
import { FREE, sideOf } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { FEATURES, type Feature, features } from "./features.ts";
import { learning } from "./learning.ts";
import { WEIGHTS } from "./weights.ts";

/** By the chance of the Free Peoples, 0 … 1, as long as neither side has won. */
const bySide =
  (freeChance: (g: FiveArmies) => number): Evaluation<FiveArmies> =>
  (g, seat) => {
    const chance = g.result ? (g.result.winners.includes(FREE) ? 1 : 0) : freeChance(g);
    return sideOf(seat) === FREE ? chance : 1 - chance;
  };

/** What the Free Peoples' chances are read off. */
export const FIGURES: Figures<FiveArmies, Feature> = { names: FEATURES, features, weights: WEIGHTS };

export const { byFigures, byNetwork } = evaluationsBy({ figures: FIGURES, learning, bySide });
