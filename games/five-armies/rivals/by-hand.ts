/** How likely a side was once thought to win, by figures set by hand. */

import { mightAt } from "../bot/force.ts";
import { fearAt, survey } from "../bot/land.ts";
import { JUDGES, think } from "../bot/sense.ts";
import { ASIDE, BEORN, BOLG, DEAD, FREE, FRONT_GATE, PLACE, SHADOW, type Side, sideOf } from "../ids.ts";
import { printed } from "../printing.ts";
import { hasArmy, shadowPoints } from "../rules/board.ts";
import { type FiveArmies, POINTS_AGAINST_BEORN } from "../state.ts";

const strengthOf = (g: FiveArmies, side: Side): number =>
  PLACE.all.reduce((sum, at) => {
    if (!hasArmy(g, side, at)) return sum;
    const { strength, damage } = mightAt(g, side, at);
    return sum + strength - damage / 2;
  }, 0);

/** 14.2: what is lacking of the points without which Beorn's coming ends the game, the more the nearer he is. */
function dread(g: FiveArmies, points: number): number {
  if (g.at[BEORN] !== ASIDE) return 0;
  const near = g.fate / Math.max(1, printed(g).readyAt[BEORN]);
  return Math.max(0, POINTS_AGAINST_BEORN - points) * Math.min(1, near) ** 2;
}

/** How likely the Shadow is to win. */
function shadowChance(g: FiveArmies): number {
  if (g.result) return g.result.winners.includes(SHADOW) ? 1 : 0;
  const points = shadowPoints(g);
  think(JUDGES[SHADOW]);
  const land = survey(g);
  let threatened = 0;
  for (const { at } of land.goals) threatened += fearAt(land, at);
  const score =
    0.5 * points +
    (g.control[FRONT_GATE] === 0 ? 0 : 0.5) -
    0.15 * g.fate -
    0.15 * dread(g, points) +
    0.07 * (strengthOf(g, SHADOW) - 1.3 * strengthOf(g, FREE)) +
    0.15 * threatened +
    0.05 * (g.handCount[2] + g.handCount[3] - g.handCount[0] - g.handCount[1]) +
    (g.at[BOLG] >= 0 ? 0.2 : 0) -
    (g.at[BEORN] >= 0 ? 0.1 * g.wrath : 0) -
    (g.at[BOLG] === DEAD ? 9 : 0);
  return 1 / (1 + Math.exp(-(score - 0.5)));
}

export const evaluate = (g: FiveArmies, seat: number): number => {
  const chance = shadowChance(g);
  return sideOf(seat) === SHADOW ? chance : 1 - chance;
};
