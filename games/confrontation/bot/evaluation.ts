/** How likely each side is to win, judged at a glance from a quiet position. */
import type { Seat } from "@westmarch/kernel";
import { DARK, FRODO, GOOD } from "../data/ids.ts";
import { survivors } from "../rules/ending.ts";
import { type Confrontation, FALLEN, sideOfSeat } from "../state.ts";
import { decided, FEATURES, features } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

const weights = FEATURES.map((name) => WEIGHTS[name] ?? 0);
const f: number[] = [];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** What a win at the next move is worth: a little less than a win. */
const SURE = 0.99;

/** How likely Good is to win, 0 … 1, where nothing is decided yet. */
type Chance = (g: Confrontation) => number;

/** As a sum of what can be said in words. */
export const byFigures: Chance = (g) => {
  features(g, f);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * f[i];
  return logistic(sum);
};

/** How likely Good is to win this game, 0 … 1. */
function goodWins(g: Confrontation, chance: Chance): number {
  // A puzzle without Frodo, or a set-up not finished: nothing to go by.
  if (g.secret.at[FRODO] < 0) return 0.5;
  const winner = decided(g);
  if (winner !== null) return winner === GOOD ? SURE : 1 - SURE;
  return chance(g);
}

/** How many points ahead make a match three to one on. */
const CLEAR_LEAD = 3;

/** How likely a seat is to win the table: this game, or the match of two (10.6). */
export const evaluateBy =
  (chance: Chance) =>
  (g: Confrontation, seat: Seat): number => {
    const side = sideOfSeat(g, seat);
    const ended = g.over || g.secret.at[FRODO] === FALLEN;
    if (!g.rulings.match) {
      if (ended) return (g.secret.at[FRODO] === FALLEN) === (side === DARK) ? 1 : 0;
      const good = goodWins(g, chance);
      return side === GOOD ? good : 1 - good;
    }
    const lead = g.points[seat] - g.points[1 - seat];
    if (ended) return logistic(lead / CLEAR_LEAD);
    const good = goodWins(g, chance);
    const balance = good * survivors(g, GOOD) - (1 - good) * survivors(g, DARK);
    return logistic((lead + (side === GOOD ? balance : -balance)) / CLEAR_LEAD);
  };
