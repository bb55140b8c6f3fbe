/** What a position is worth, by each of the three ways to win (section 16) and by what helps towards them. */
import type { Seat } from "@westmarch/kernel";
import { CARDS, FREED_BY } from "../data/cards.ts";
import { CHAPTERS, other, type Side, SKILLS } from "../data/ids.ts";
import { EAGLE } from "../data/tokens.ts";
import { racesOf, regionsHeld } from "../rules/winning.ts";
import { type Duel, ELSEWHERE, EMPTY, onBoard } from "../state.ts";

/** Cards still to be taken, of sixty. */
function cardsToCome(g: Duel): number {
  let here = 0;
  for (const slot of g.slots) if (slot !== EMPTY) here++;
  return here + (CHAPTERS - g.chapter) * g.slots.length;
}

/** Nearness to the goal counts for more the nearer it is (11.8). */
const questWorth = (steps: number): number => 0.1 * steps + 0.016 * steps * steps;

/** Regions decide at the end (16.5), and seven at once (16.3). */
const regionsWorth = (held: number, late: number): number =>
  (0.22 + 0.5 * late) * held + (held >= 5 ? 0.5 * (held - 4) : 0);

/** Six different symbols win (16.2). */
const racesWorth = (races: number): number => 0.12 * races + (races >= 4 ? 0.55 * (races - 3) : 0);

/** Symbols of skills: a second and third of a kind still pay, a fourth hardly. */
function skillsWorth(g: Duel, side: Side): number {
  let worth = 0;
  for (let skill = 0; skill < SKILLS.length; skill++) {
    const have = g.skills[side * SKILLS.length + skill];
    worth += Math.min(have, 3) + 0.2 * Math.max(0, have - 3);
  }
  return worth;
}

/** Cards to come that this side's chain symbols will free (8.8). */
function chainsWorth(g: Duel, side: Side): number {
  let chains = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const giver = FREED_BY[card];
    if (giver >= 0 && g.where[giver] === side && g.where[card] === ELSEWHERE) chains++;
  }
  return chains;
}

/** Everything that speaks for a side, in units of log-odds. */
function strength(g: Duel, side: Side): number {
  const early = cardsToCome(g) / 60;
  const late = 1 - early;
  const races = racesOf(g, side) + (g.tokens[side].includes(EAGLE) ? 1 : 0);
  return (
    questWorth(g.quest[side]) +
    regionsWorth(regionsHeld(g, side), late) +
    racesWorth(races) +
    0.34 * early * skillsWorth(g, side) +
    0.16 * early * chainsWorth(g, side) +
    (0.05 + 0.05 * early) * g.coins[side] +
    0.3 * g.tokens[side].length * (0.4 + early) +
    0.07 * onBoard(g, side)
  );
}

/** How likely this seat is to win, 0 … 1. */
export function evaluate(g: Duel, seat: Seat): number {
  if (g.result) return g.result.winners.length > 1 ? 0.5 : g.result.winners.includes(seat) ? 1 : 0;
  const side: Side = seat === 0 ? 0 : 1;
  const tempo = g.turn === side ? 0.15 : -0.15;
  return 1 / (1 + Math.exp(-(strength(g, side) - strength(g, other(side)) + tempo)));
}
