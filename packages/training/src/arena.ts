import type { Bot, Thinking } from "@westmarch/bots/types";
import {
  type Core,
  type Engine,
  type Event,
  type Heard,
  hashed,
  hear,
  type Seat,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { type Interval, wilson } from "./wilson.ts";

export interface ArenaOptions {
  /** How many games; played in pairs, so an odd number is rounded up. */
  readonly games: number;
  readonly seed?: number;
  readonly settings?: Settings;
  /** Limits for bots that have none of their own. */
  readonly budget?: Pick<Thinking, "milliseconds" | "iterations">;
  readonly now?: () => number;
  /** A game that goes on longer counts as a failure. */
  readonly longest?: number;
  readonly onGame?: (record: GameRecord) => void;
}

export interface GameRecord {
  readonly seed: number;
  /** The seat that A had; where A played a whole side, its first. */
  readonly seat: Seat;
  /** What the game brought A: 1, 0, or 0.5 if it was drawn or won by both. */
  readonly points: number;
  readonly reason: string;
  readonly decisions: number;
}

export interface Failure {
  readonly seed: number;
  readonly decision: number;
  readonly error: string;
}

/** How bot A did against bot B. */
export interface ArenaResult {
  readonly games: number;
  readonly winRate: number;
  /** Wilson's 95 % interval of the win rate. */
  readonly interval: Interval;
  /** When A had this seat, alone or with the others of its side. */
  readonly bySeat: readonly {
    readonly games: number;
    readonly winRate: number;
    readonly interval: Interval;
  }[];
  readonly draws: number;
  readonly failures: readonly Failure[];
}

/** A game of so many choices is taken to have no end. */
const LONGEST = 20_000;

/** One game: `bots` by seat. */
export function playGame<G extends Core<S>, S>(
  engine: Engine<G, S>,
  bots: readonly Bot<G>[],
  seed: number,
  options: Omit<ArenaOptions, "games">,
): { winners: readonly Seat[]; reason: string; decisions: number } {
  const chance = hashed(seedOf("chance", seed));
  const heard: Heard[][] = bots.map(() => []);
  const tell = (event: Event): void => {
    for (const [seat, story] of heard.entries()) {
      const told = hear(event, seat);
      if (told) story.push(told);
    }
  };
  const thinking = bots.map(
    (_, seat): Thinking => ({
      ...options.budget,
      heard: heard[seat],
      ...(options.now && { now: options.now }),
      random: stream(seedOf("bot", seed, seat)),
    }),
  );
  const g = engine.start(options.settings ?? {}, chance, tell);
  let decisions = 0;
  for (; g.result === null; decisions++) {
    if (decisions >= (options.longest ?? LONGEST))
      throw new Lost(decisions, new Error("the game does not end"));
    const ask = engine.asks(g)[0];
    if (!ask) throw new Lost(decisions, new Error("no seat is asked and none has won"));
    const bot = bots[ask.seat];
    try {
      const sees = bot.seesAll ? engine.game.clone(g) : engine.glimpse(g, ask.seat);
      engine.play(g, ask.seat, bot.choose(sees, ask.seat, ask, thinking[ask.seat]), chance, tell);
    } catch (error) {
      throw new Lost(decisions, error);
    }
  }
  return { winners: g.result.winners, reason: g.result.reason, decisions };
}

/** A game that did not come to its end. */
class Lost extends Error {
  readonly decision: number;
  constructor(decision: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.decision = decision;
  }
}

/** Two sides, by the seats they have. */
export type Sides = readonly [readonly Seat[], readonly Seat[]];

/** The two sides of a table; null if there are not two. */
export function sidesOf<G extends Core<S>, S>(engine: Engine<G, S>, settings: Settings): Sides | null {
  const seats = engine.game.seats(settings).map((_, seat) => seat);
  const [one, two, ...more] = engine.game.teams?.(settings) ?? seats.map((seat) => [seat]);
  return one && two && more.length === 0 ? [one, two] : null;
}

/** The same; throws if there are not two. */
export function twoSides<G extends Core<S>, S>(engine: Engine<G, S>, settings: Settings = {}): Sides {
  const sides = sidesOf(engine, settings);
  if (!sides) throw new Error(`${engine.game.id} is not played by two sides`);
  return sides;
}

/** Plays A against B, each for a whole side, every seed twice with sides exchanged. For games of two sides. */
export function arena<G extends Core<S>, S>(
  engine: Engine<G, S>,
  a: Bot<G>,
  b: Bot<G>,
  options: ArenaOptions,
): ArenaResult {
  const sides = twoSides(engine, options.settings);
  const tally = new Tally(sides.flat().length);
  for (let pair = 0; pair < Math.ceil(options.games / 2); pair++) {
    const seed = seedOf("arena", options.seed ?? 0, pair);
    for (const [n, played] of playPair(engine, sides, a, b, seed, options).entries()) {
      if ("error" in played) tally.failures.push(played);
      else {
        tally.add(sides[n], played.points);
        options.onGame?.(played);
      }
    }
  }
  return tally.result();
}

/** What a side gets for a game: 1, 0, or a half where as much was won by the others. */
export function pointsOf(winners: readonly Seat[], side: readonly Seat[], others: readonly Seat[]): number {
  const won = (seats: readonly Seat[]) => seats.every((seat) => winners.includes(seat));
  return won(side) === won(others) ? 0.5 : won(side) ? 1 : 0;
}

/** Two games with the same chance, A on the first side and then on the second. */
export function playPair<G extends Core<S>, S>(
  engine: Engine<G, S>,
  sides: Sides,
  a: Bot<G>,
  b: Bot<G>,
  seed: number,
  options: Omit<ArenaOptions, "games">,
): (GameRecord | Failure)[] {
  return sides.map((side, n) => {
    const others = sides[1 - n];
    const bots = sides.flat().map((_, seat) => (side.includes(seat) ? a : b));
    try {
      const { winners, reason, decisions } = playGame(engine, bots, seed, options);
      return { seed, seat: side[0], points: pointsOf(winners, side, others), reason, decisions };
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return { seed, decision: error.decision, error: error.message };
    }
  });
}

/** Counts games and points of A. */
export class Tally {
  readonly #games: number[];
  readonly #points: number[];
  #played = 0;
  #scored = 0;
  #draws = 0;
  readonly failures: Failure[] = [];

  constructor(seats = 2) {
    this.#games = Array.from({ length: seats }, () => 0);
    this.#points = this.#games.slice();
  }

  /** A game in which A had these seats. */
  add(side: readonly Seat[], points: number): void {
    for (const seat of side) {
      this.#games[seat]++;
      this.#points[seat] += points;
    }
    this.#played++;
    this.#scored += points;
    if (points === 0.5) this.#draws++;
  }

  result(): ArenaResult {
    const rate = (games: number, points: number) => ({
      games,
      winRate: games > 0 ? points / games : 0,
      interval: wilson(points, games),
    });
    const bySeat = this.#games.map((games, seat) => rate(games, this.#points[seat]));
    const all = rate(this.#played, this.#scored);
    return { ...all, bySeat, draws: this.#draws, failures: this.failures };
  }
}
