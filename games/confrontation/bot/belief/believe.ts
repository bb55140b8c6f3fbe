/** Who stands where, as far as what was seen of it since the game began tells. */
import type { Belief } from "@westmarch/bots/types";
import type { Heard, Random, Seat } from "@westmarch/kernel";
import {
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  EREGION,
  FANGORN,
  NINE,
  other,
  REGION,
  REGIONS,
} from "../../data/ids.ts";
import { type Confrontation, FALLEN, sideOfSeat, UNKNOWN } from "../../state.ts";
import { PLACEMENT } from "../placement.ts";
import { Board, type Told } from "./board.ts";
import { HABITS } from "./habits.ts";
import { type Faith, Particle } from "./particles.ts";
import { type Draw, OUT, Past } from "./past.ts";
import { SENSES, sense } from "./sense.ts";

/** Particles kept side by side. */
const PARTICLES = 24;
/** How many attempts are made to explain the past at all, and how many for each further particle. */
const ATTEMPTS = 2000;
const AGAIN = 20;
/** Exchanges tried with each before it is believed, and again each time it is asked. */
const FIRST_STIRS = 120;
const STIRS = 12;
/** Once in so many exchanges it reconsiders which kind of player the other is. */
const DOUBTS = 8;
/** Keeps the odds of a move within reason, in log odds. */
const MOST = 8;
/** How far others are taken to set up by the plan that was learned, 0 … 1. */
const CONFORMING = 0.8;

const f: number[] = [];
const drawn: number[] = [];

const draw: Draw = (g, who, from, to, weights) => {
  sense(g, who, from, to, f);
  for (const [kind, { draws }] of HABITS.entries()) {
    const habits = draws[who];
    let sum = 0;
    for (let i = 0; i < SENSES.length; i++) sum += habits[i] * f[i];
    weights[kind] = Math.exp(Math.max(-MOST, Math.min(MOST, sum)));
  }
};

const faithIn = (side: 0 | 1): Faith => ({
  begins: CHARACTERS_OF[side].map((who) =>
    REGIONS.map((region) => CONFORMING * (PLACEMENT[CHARACTERS[who]][region] ?? 0)),
  ),
  kinds: HABITS.length,
  trust: 1,
  silent: 0.1,
  whim: 0.1,
});

/** Everything that was seen of the side that this seat does not play; null where it has not been told all of it. */
export function pastOf(view: Confrontation, seat: Seat, heard: readonly Heard[]): Past | null {
  const began = heard.findLastIndex(({ type }) => type === "game-began");
  if (began < 0 || view.over) return null;
  const past = new Past(other(sideOfSeat(view, seat)), draw, HABITS.length);
  const board = new Board(view, past);
  // What paragraphs tell was checked against the vocabulary.
  for (const told of heard.slice(began + 1)) board.hear(told as Told);
  const { g } = board;
  const same = (one: readonly number[], two: readonly number[]): boolean => one.every((n, i) => n === two[i]);
  return g.fallen === view.fallen && same(g.count, view.count) && same(g.may, view.may) ? past : null;
}

/** Who is under way in the tunnel, of those that stand before it (4.7). */
function traveller(world: Confrontation, side: 0 | 1, random: Random): CharacterId {
  const there = CHARACTERS_OF[side].filter((who) => world.secret.at[who] === EREGION);
  const weights = there.map((who) => {
    draw(world, who, EREGION, FANGORN, drawn);
    return drawn[0];
  });
  let left = (random(1 << 24) / (1 << 24)) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, who] of there.entries()) {
    left -= weights[i];
    if (left < 0) return who;
  }
  return there[0];
}

/** What this seat believes after all that it has heard; null where what it has heard does not lead to what it sees. */
export function believe(
  view: Confrontation,
  seat: Seat,
  heard: readonly Heard[],
  random: Random,
): Belief<Confrontation> | null {
  const past = pastOf(view, seat, heard);
  if (!past) return null;
  const trusted = faithIn(past.side);
  const particles: Particle[] = [];
  for (let i = 0; i < PARTICLES; i++) {
    const attempts = particles.length === 0 ? ATTEMPTS : AGAIN;
    const particle = Particle.first(past, trusted, random, attempts) ?? particles[0]?.copy();
    if (!particle) return null;
    for (let k = 0; k < FIRST_STIRS; k++) {
      particle.stir(random);
      if (k % DOUBTS === 0) particle.doubt(random);
    }
    particles.push(particle);
  }
  let next = 0;
  const from = past.side * NINE;
  const fill = (world: Confrontation): void => {
    const particle = particles[next];
    next = (next + 1) % PARTICLES;
    particle.doubt(random);
    for (let k = 0; k < STIRS; k++) particle.stir(random);
    const { at } = world.secret;
    for (let c = 0; c < NINE; c++) {
      const now = particle.now(c);
      at[from + c] = now === OUT ? FALLEN : REGION.all[now];
    }
    if (world.secret.mover === UNKNOWN) world.secret.mover = traveller(world, past.side, random);
  };
  return { fill };
}
