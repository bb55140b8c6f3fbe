import { type Core, type Engine, hashed, type Seat, type Settings, seedOf, stream } from "@westmarch/kernel";
import type { Bot, Thinking } from "./types.ts";
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
  /** The seat that A had. */
  readonly seat: Seat;
  /** What the game brought A: 1, 0, or 0.5 for a draw. */
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
  readonly bySeat: readonly {
    readonly games: number;
    readonly winRate: number;
    readonly interval: Interval;
  }[];
  readonly draws: number;
  readonly failures: readonly Failure[];
}

/** The longest game that is not taken to be going nowhere. */
const LONGEST = 20_000;

/** One game: `bots` by seat. */
export function playGame<G extends Core<S>, S>(
  engine: Engine<G, S>,
  bots: readonly Bot<G>[],
  seed: number,
  options: Omit<ArenaOptions, "games">,
): { winners: readonly Seat[]; reason: string; decisions: number } {
  const chance = hashed(seedOf("chance", seed));
  const thinking = bots.map(
    (_, seat): Thinking => ({
      ...options.budget,
      ...(options.now && { now: options.now }),
      random: stream(seedOf("bot", seed, seat)),
    }),
  );
  const g = engine.start(options.settings ?? {}, chance);
  let decisions = 0;
  for (; g.result === null; decisions++) {
    if (decisions >= (options.longest ?? LONGEST))
      throw new Lost(decisions, new Error("the game does not end"));
    const ask = engine.asks(g)[0];
    if (!ask) throw new Lost(decisions, new Error("nobody is asked and nobody has won"));
    const bot = bots[ask.seat]!;
    try {
      const sees = bot.seesAll ? engine.game.clone(g) : engine.view(g, ask.seat);
      engine.play(g, ask.seat, bot.choose(sees, ask.seat, ask, thinking[ask.seat]!), chance);
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

/** Plays A against B, every seed twice with seats exchanged. For games of two seats. */
export function arena<G extends Core<S>, S>(
  engine: Engine<G, S>,
  a: Bot<G>,
  b: Bot<G>,
  options: ArenaOptions,
): ArenaResult {
  const tally = new Tally();
  for (let pair = 0; pair < Math.ceil(options.games / 2); pair++) {
    const seed = seedOf("arena", options.seed ?? 0, pair);
    for (const seat of [0, 1]) {
      try {
        const { winners, reason, decisions } = playGame(engine, seat === 0 ? [a, b] : [b, a], seed, options);
        const points = winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
        tally.add(seat, points);
        options.onGame?.({ seed, seat, points, reason, decisions });
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        tally.failures.push({ seed, decision: error.decision, error: error.message });
      }
    }
  }
  return tally.result();
}

/** Counts games and points of A. */
export class Tally {
  readonly #games = [0, 0];
  readonly #points = [0, 0];
  #draws = 0;
  readonly failures: Failure[] = [];

  add(seat: Seat, points: number): void {
    this.#games[seat]!++;
    this.#points[seat]! += points;
    if (points === 0.5) this.#draws++;
  }

  result(): ArenaResult {
    const rate = (games: number, points: number) => ({
      games,
      winRate: games > 0 ? points / games : 0,
      interval: wilson(points, games),
    });
    const bySeat = this.#games.map((games, seat) => rate(games, this.#points[seat]!));
    const games = this.#games[0]! + this.#games[1]!;
    const points = this.#points[0]! + this.#points[1]!;
    return { ...rate(games, points), bySeat, draws: this.#draws, failures: this.failures };
  }
}
