import type { Bot, Thinking } from "@westmarch/bots/types";
import {
  type Ask,
  type Core,
  type Engine,
  type Event,
  type Heard,
  hashed,
  hear,
  type Option,
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

/** The same for a single game. */
export type Playing = Omit<ArenaOptions, "games">;

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

/** What a seat has heard since the game began. */
export interface Story {
  readonly heard: readonly Heard[];
  /** Beside each, how many choices had been made when it was told. */
  readonly heardAt: readonly number[];
}

/** A choice that the course of a game waits for. */
export interface Consulted<G> {
  readonly seat: Seat;
  readonly ask: Ask;
  /** The whole state: what a seat may know of it is for `engine.glimpse` to say. */
  readonly state: G;
  /** How many choices have been made. */
  readonly decision: number;
  /** By seat. */
  readonly stories: readonly Story[];
}

/** How a game ended. */
export interface GameCourse<G> {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly decisions: number;
  readonly state: G;
  readonly stories: readonly Story[];
}

/**
 * The course of one game, which waits wherever somebody is to choose: whoever drives it hands the choice in, at once or after having
 * waited for it. Throws `Lost` where the rules do not come to an end or refuse the choice.
 */
export function* course<G extends Core<S>, S>(
  engine: Engine<G, S>,
  seed: number,
  { settings = {}, longest = LONGEST }: Pick<ArenaOptions, "settings" | "longest">,
): Generator<Consulted<G>, GameCourse<G>, Option> {
  const chance = hashed(seedOf("chance", seed));
  const seats = engine.game.seats(settings);
  const stories = seats.map((): { heard: Heard[]; heardAt: number[] } => ({ heard: [], heardAt: [] }));
  let decisions = 0;
  const tell = (event: Event): void => {
    for (const [seat, story] of stories.entries()) {
      const told = hear(event, seat);
      if (!told) continue;
      story.heard.push(told);
      story.heardAt.push(decisions);
    }
  };
  const g = engine.start(settings, chance, tell);
  while (g.result === null) {
    if (decisions >= longest) throw new Lost(decisions, new Error("the game does not end"));
    const ask = engine.asks(g)[0];
    if (!ask) throw new Lost(decisions, new Error("no seat is asked and none has won"));
    const { seat } = ask;
    const option = yield { seat, ask, state: g, decision: decisions, stories };
    try {
      decisions++;
      engine.play(g, seat, option, chance, tell);
    } catch (error) {
      throw new Lost(decisions - 1, error);
    }
  }
  const { winners, reason } = g.result;
  return { winners, reason, decisions, state: g, stories };
}

/** What each of the bots, by seat, thinks with in a game of this seed. */
export const thinkingOf = (
  seats: number,
  seed: number,
  { budget, now }: ArenaOptions | Playing,
): Thinking[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...budget,
    ...(now && { now }),
    random: stream(seedOf("bot", seed, seat)),
  }));

/** What a bot of ours chooses when it is consulted. Throws `Lost` where it fails. */
export function botChoice<G extends Core<S>, S>(
  engine: Engine<G, S>,
  bot: Bot<G>,
  { state, seat, ask, decision, stories }: Consulted<G>,
  thinking: Thinking,
): Option {
  try {
    const sees = bot.seesAll ? engine.game.clone(state) : engine.glimpse(state, seat);
    return bot.choose(sees, seat, ask, { ...thinking, heard: stories[seat].heard });
  } catch (error) {
    throw new Lost(decision, error);
  }
}

/** One game: `bots` by seat. */
export function playGame<G extends Core<S>, S>(
  engine: Engine<G, S>,
  bots: readonly Bot<G>[],
  seed: number,
  options: Playing,
): GameCourse<G> {
  const thinking = thinkingOf(bots.length, seed, options);
  const game = course(engine, seed, options);
  let at = game.next();
  while (!at.done) {
    const { seat } = at.value;
    at = game.next(botChoice(engine, bots[seat], at.value, thinking[seat]));
  }
  return at.value;
}

/** A game that did not come to its end. */
export class Lost extends Error {
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
  options: Playing,
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
