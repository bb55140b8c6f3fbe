import type { Ask, Chance, Core, Engine, Option, Seat, Settings } from "@westmarch/kernel";
import { messageOf, positionOf } from "./failing.ts";
import type { Inspection } from "./inspecting.ts";
import { chanceOf, gameSeed, pick, type Random, randomOf } from "./random.ts";

/** Decides for a seat. The view is made only if it is asked for, and not to be changed. */
export type Chooser<G> = (ask: Ask, view: () => G, random: Random) => Option;

/** What went wrong in a game, and where to look. */
export interface Failure {
  /** Plays the same game again. */
  readonly seed: number;
  /** How many choices had been made. */
  readonly decision: number;
  /** What was wrong, as a sentence. */
  readonly error: string;
  /** The position, in the game's notation or else as JSON. */
  readonly position: string;
}

/** What a series of games came to. */
export interface Report {
  /** Games played, those that failed among them. */
  games: number;
  /** Choices made in all of them. */
  decisions: number;
  /** How often each reason ended a game. */
  endings: Record<string, number>;
  /** Games won by seat; a game won together counts for each. */
  wins: number[];
  /** By reason, games won by each seat alone or with its own side only. */
  alone: Record<string, number[]>;
  /** How many choices the shortest and the longest finished game took. */
  shortest: number;
  /** Choices that the longest finished game took. */
  longest: number;
  /** What went wrong, a game each. */
  failures: Failure[];
}

/** A report of no game yet. */
export const emptyReport = (): Report => ({
  games: 0,
  decisions: 0,
  endings: {},
  wins: [],
  alone: {},
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  failures: [],
});

/** How each game of a series is played. */
export interface GameOptions<G> {
  /** The settings of the table; by default all at their initial values. */
  readonly settings?: Settings;
  /** By seat; seats beyond the list, and all without one, choose at random. */
  readonly players?: readonly (Chooser<G> | undefined)[];
  /** A game that has not ended after so many choices has failed. */
  readonly cap?: number;
  /** Sees every position; one with which something is wrong ends its game. The same games are played without it. */
  readonly look?: Inspection<G>;
}

/** Which games are played. */
export interface SimulateOptions<G> extends GameOptions<G> {
  /** How many games. */
  readonly games: number;
  /** What all chance comes from: the same seed, the same games. By default 1. */
  readonly seed?: number | string;
  /** Hears of every game; false stops the series. */
  readonly progress?: (report: Report) => unknown;
}

/** No game of ours takes longer. */
export const CAP = 50_000;

/** A state somewhere in a random game: after so many choices, or where it has ended before. */
export function stateAfter<G extends Core<S>, S>(
  engine: Engine<G, S>,
  settings: Settings,
  seed: number,
  choices: number,
): G {
  const chance = chanceOf(seed);
  const random = randomOf(seed, "choices");
  const g = engine.start(settings, chance);
  for (let made = 0; made < choices && !g.result; made++) {
    const ask = pick(engine.asks(g), random);
    engine.trust(g, ask.seat, pick(ask.options, random), chance);
  }
  return g;
}

/** Enters a finished game of so many choices into the report. `teams`: the seats that win together; left out: each alone. */
export function count<G extends Core>(
  report: Report,
  g: G,
  made: number,
  teams?: readonly (readonly Seat[])[],
): void {
  const { result } = g;
  if (!result) return;
  report.endings[result.reason] = (report.endings[result.reason] ?? 0) + 1;
  while (report.wins.length < g.sealed.length) report.wins.push(0);
  for (const winner of result.winners) report.wins[winner] = (report.wins[winner] ?? 0) + 1;
  report.alone[result.reason] ??= g.sealed.map(() => 0);
  if (isOneSide(result.winners, teams))
    for (const winner of result.winners) report.alone[result.reason][winner] += 1;
  report.shortest = Math.min(report.shortest, made);
  report.longest = Math.max(report.longest, made);
}

const isOneSide = (winners: readonly Seat[], teams?: readonly (readonly Seat[])[]): boolean =>
  winners.length === 1 ||
  (teams ?? []).some(
    (team) => team.length === winners.length && team.every((seat) => winners.includes(seat)),
  );

/** Plays whole games as fast as the rules go, without checking anything but that they end, unless it is told to `look`. */
export function simulate<G extends Core<S>, S>(engine: Engine<G, S>, options: SimulateOptions<G>): Report {
  const { games, seed = 1, progress } = options;
  const report = emptyReport();
  for (let game = 0; game < games; game++) {
    simulateGame(engine, gameSeed(seed, game), options, report);
    if (progress?.(report) === false) break;
  }
  return report;
}

/** One game of `simulate`, entered into the report. */
export function simulateGame<G extends Core<S>, S>(
  engine: Engine<G, S>,
  seed: number,
  options: GameOptions<G>,
  report: Report,
): void {
  const { settings = {}, players = [], cap = CAP, look } = options;
  const chance: Chance = chanceOf(seed);
  const random = randomOf(seed, "choices");
  const looks = randomOf(seed, "checks");
  const inspect = (g: G): void => {
    const wrong = look?.(g, looks);
    if (wrong) throw new Error(wrong);
  };
  let g: G | null = null;
  let made = 0;
  report.games++;
  try {
    g = engine.start(settings, chance);
    while (!g.result) {
      const asks = engine.asks(g);
      if (asks.length === 0) throw new Error("no seat is asked, and there is no result");
      if (made >= cap) throw new Error(`no end after ${cap} choices`);
      inspect(g);
      const ask = asks.length === 1 ? asks[0] : pick(asks, random);
      const player = players[ask.seat];
      if (player) engine.play(g, ask.seat, player(ask, viewer(engine, g, ask.seat), random), chance);
      else engine.trust(g, ask.seat, ask.options[random(ask.options.length)], chance);
      made++;
    }
    inspect(g);
    count(report, g, made, engine.game.teams?.(settings));
  } catch (error) {
    report.failures.push({ seed, decision: made, error: messageOf(error), position: positionOf(engine, g) });
  }
  report.decisions += made;
}

const viewer =
  <G extends Core<S>, S>(engine: Engine<G, S>, g: G, seat: Seat) =>
  (): G =>
    engine.glimpse(g, seat);
