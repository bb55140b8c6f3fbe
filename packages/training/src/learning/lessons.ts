/**
 * Lessons: games that a search plays against itself, as it chose and with what it thought each position was worth. They are
 * kept as choices and not as features, so that others can be tried on the same games; and a game that is read again is
 * played again, choice by choice, and must come to the same end.
 */
import { imaginedWorlds, run } from "@westmarch/bots";
import { unit } from "@westmarch/bots/chance";
import { decide } from "@westmarch/bots/search/findings";
import { Search, styleOf } from "@westmarch/bots/search/search";
import type { Policy, Random } from "@westmarch/bots/types";
import {
  type Ask,
  type Core,
  type Engine,
  hashed,
  type Option,
  type Seat,
  seedOf,
  stream,
} from "@westmarch/kernel";

/** How lessons are given. */
export interface Course {
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  /** Whose sense of play teaches: one of the game's rivals, or null for its own. */
  readonly teacher: string | null;
  /** Of the teacher's sense of play. */
  readonly edition: number;
  readonly iterations: number;
  readonly seed: number;
}

/** One game. */
export interface Lesson {
  /** Its number, which settles all chance with the seed. */
  readonly game: number;
  /** Which of the options was chosen, wherever there were two or more. */
  readonly choices: readonly number[];
  /** What the first seat could hope for before each, in thousandths; null where the teacher did not think. */
  readonly values: readonly (number | null)[];
  /** Which choices were not the teacher's, but tried to see what comes of it. */
  readonly strays: readonly number[];
  /** What the game brought the first seat: 0, 0.5 or 1. */
  readonly result: number;
}

/** How often, 0 … 1, a choice is not the teacher's: a pupil must know what becomes of mistakes. */
const STRAYING = 0.1;
const THOUSAND = 1000;
/** A game of so many choices is taken to have no end. */
const LONGEST = 20_000;

const chanceOf = ({ seed }: Course, game: number) => hashed(seedOf("lesson", seed, game));

interface Thought {
  readonly option: Option;
  readonly value: number | null;
}

function think<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  g: G,
  ask: Ask,
  iterations: number,
  random: Random,
): Thought {
  const view = engine.glimpse(g, ask.seat);
  const rule = policy.opening?.(view, ask, random);
  if (rule) return { option: rule, value: null };
  const options = policy.reduce?.(view, ask) ?? ask.options;
  if (options.length === 1) return { option: options[0], value: null };
  const search = new Search(engine, policy, ask.seat, styleOf(policy), random);
  run(search, imaginedWorlds(engine, policy, view, ask.seat, random), { random, iterations });
  const lines = search.lines();
  const option = decide(lines, search.mixed, random);
  // What several choose together is worth nothing by itself: the plan is.
  const value = search.mixed ? null : (lines.find((line) => line.option === option)?.value ?? null);
  return { option, value };
}

const resultOf = (g: Core): number => {
  const winners = g.result?.winners ?? [];
  return winners.length === 1 ? (winners[0] === 0 ? 1 : 0) : 0.5;
};

const indexOf = ({ options }: Ask, option: Option): number => {
  const at = options.findIndex((one) => one === option || JSON.stringify(one) === JSON.stringify(option));
  if (at < 0) throw new Error(`${JSON.stringify(option)} was chosen and is not offered`);
  return at;
};

/** Plays one game of a course. For games of two seats. */
export function teach<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  course: Course,
  game: number,
): Lesson {
  const chance = chanceOf(course, game);
  const random = stream(seedOf("lesson", course.seed, game, "choices"));
  const g = engine.start({}, chance);
  const choices: number[] = [];
  const values: (number | null)[] = [];
  const strays: number[] = [];
  for (let made = 0; g.result === null; made++) {
    const [ask] = engine.asks(g);
    if (!ask || made === LONGEST) throw new Error(`game ${game} of the lessons does not end`);
    let option: Option = ask.options[0];
    if (ask.options.length > 1) {
      const { option: best, value } = think(engine, policy, g, ask, course.iterations, random);
      const strayed = value !== null && unit(random) < STRAYING;
      option = strayed ? policy.playout(g, ask, random) : best;
      if (strayed) strays.push(choices.length);
      choices.push(indexOf(ask, option));
      values.push(value === null ? null : Math.round(THOUSAND * (ask.seat === 0 ? value : 1 - value)));
    }
    engine.trust(g, ask.seat, option, chance);
  }
  return { game, choices, values, strays, result: resultOf(g) };
}

/** A lesson that is not what this version of the game makes of its choices. */
export class Misremembered extends Error {
  readonly game: number;
  constructor(game: number) {
    super(`game ${game} of the lessons does not go as it is written`);
    this.game = game;
  }
}

/**
 * Plays a lesson again, and shows every position in which the teacher thought, with the number of the choice. Throws
 * `Misremembered` where the choices do not lead to the result.
 */
export function retrace<G extends Core<S>, S>(
  engine: Engine<G, S>,
  course: Course,
  lesson: Lesson,
  show: (g: G, choice: number, seat: Seat) => void,
): void {
  const chance = chanceOf(course, lesson.game);
  const g = engine.start({}, chance);
  let made = 0;
  for (let steps = 0; g.result === null; steps++) {
    const [ask] = engine.asks(g);
    if (!ask || steps === LONGEST) throw new Misremembered(lesson.game);
    let option: Option = ask.options[0];
    if (ask.options.length > 1) {
      show(g, made, ask.seat);
      option = ask.options[lesson.choices[made++] ?? -1];
      if (!option) throw new Misremembered(lesson.game);
    }
    engine.trust(g, ask.seat, option, chance);
  }
  if (made !== lesson.choices.length || resultOf(g) !== lesson.result) throw new Misremembered(lesson.game);
}

/**
 * What each choice of a lesson teaches the position before it to be worth to the first seat, 0 … 1: between what the teacher
 * thought and what came of it, as far as what came later is trusted, and no further than to where a player strayed.
 */
export function targets({ values, strays, result }: Lesson, trust: number): (number | null)[] {
  const found: (number | null)[] = values.map(() => null);
  let later = result;
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i];
    if (value === null) continue;
    const now = value / THOUSAND;
    later = strays.includes(i) ? now : now + trust * (later - now);
    found[i] = later;
  }
  return found;
}
