import { type AnyGame, type Core, Engine } from "@westmarch/kernel";
import type { Clock, Passing, RoundAfter } from "@westmarch/registry/manifest";

export type AnyEngine = Engine<Core, unknown>;

/** Standing passes by the games in which one can pass for good. Each is loaded when it is asked for. */
export type PassingByGame = Readonly<Record<string, () => Promise<Passing>>>;

/**
 * What follows a game in which all players get something to build from, by that game. Each is loaded when it is asked
 * for.
 */
export type RoundsByGame = Readonly<Record<string, () => Promise<RoundAfter>>>;

/** Clocks by the games that have one. Each is loaded when it is asked for. */
export type ClocksByGame = Readonly<Record<string, () => Promise<Clock>>>;

/** Engines by game id. */
export class GameRegistry {
  readonly #engines = new Map<string, AnyEngine>();
  readonly games: readonly AnyGame[];
  readonly #passing: PassingByGame;
  readonly #rounds: RoundsByGame;
  readonly #clocks: ClocksByGame;

  constructor(
    games: readonly AnyGame[],
    passing: PassingByGame = {},
    rounds: RoundsByGame = {},
    clocks: ClocksByGame = {},
  ) {
    this.games = games;
    this.#passing = passing;
    this.#rounds = rounds;
    this.#clocks = clocks;
    for (const game of games) this.#engines.set(game.id, new Engine(game));
  }

  engine(game: string): AnyEngine | null {
    return this.#engines.get(game) ?? null;
  }

  /** Null: this game knows no auto-pass. */
  async passing(game: string): Promise<Passing | null> {
    return (await this.#passing[game]?.()) ?? null;
  }

  /** Null: at no table of this game does time run. */
  async clock(game: string): Promise<Clock | null> {
    return (await this.#clocks[game]?.()) ?? null;
  }

  /** Whether a round follows this game. */
  hasRound(game: string): boolean {
    return Object.hasOwn(this.#rounds, game);
  }

  /** What follows this game. Null: nothing. */
  async round(game: string): Promise<RoundAfter | null> {
    return (await this.#rounds[game]?.()) ?? null;
  }
}
