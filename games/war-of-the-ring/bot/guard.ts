/**
 * Keeps bots from leaving a Settlement worth points empty with enemies beside it, also where leaving it did well in games of
 * bots with each other.
 */
import type { Score } from "@westmarch/bots/sight";
import type { Ask, Option } from "@westmarch/kernel";
import { other } from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { NEIGHBOURS, POINTS } from "../data/regions.ts";
import { hasArmy } from "../rules/figures.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { stayingOf } from "./staying.ts";

/** More than can be learnt of leaving. */
const LOST = 3;

/** Takes from what an Army scores that would leave a Settlement worth points empty with enemies beside it. */
function keepGuard(g: War, ask: Ask, options: readonly Option[], scores: number[]): void {
  if (ask.prompt !== "stay") return;
  const side = sideOf(g, ask.seat);
  const from = REGION.of(ask.about?.[0]);
  if (POINTS[from] === 0 || g.control[from] !== side) return;
  if (stayingOf(g).some((many) => many > 0)) return;
  if (!NEIGHBOURS[from].some((near) => hasArmy(g, other(side), near))) return;
  for (let i = 0; i < options.length; i++) if (options[i][0] !== "stay") scores[i] -= LOST;
}

/** The same scores, with a guard kept where one is needed. */
export const guarded =
  (score: Score<War>): Score<War> =>
  (g, ask, options, scores) => {
    score(g, ask, options, scores);
    keepGuard(g, ask, options, scores);
  };
