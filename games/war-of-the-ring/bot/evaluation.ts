/** How likely a side is to win. */
import { type Evaluation, evaluationsBy, type Figures } from "@westmarch/bots/evaluation";
import { FREE } from "../data/ids.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { FEATURES, type Feature, features } from "./features.ts";
import { learning } from "./learning.ts";
import { WEIGHTS } from "./weights.ts";

/** By the chance of the Free Peoples, 0 … 1, and so for all who play on a side. */
const bySide =
  (freeChance: (g: War) => number): Evaluation<War> =>
  (g, seat) =>
    sideOf(g, seat) === FREE ? freeChance(g) : 1 - freeChance(g);

/** What the Free Peoples' chances are read off. */
export const FIGURES: Figures<War, Feature> = { names: FEATURES, features, weights: WEIGHTS };

export const { byFigures, byNetwork } = evaluationsBy({ figures: FIGURES, learning, bySide });
