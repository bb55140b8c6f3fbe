import { type AnyGame, type Core, Engine } from "@westmarch/kernel";
import type { Passing } from "@westmarch/registry/manifest";

export type AnyEngine = Engine<Core, unknown>;

/** Standing passes by the games in which one can pass for good. Each is loaded when it is asked for. */
export type PassingByGame = Readonly<Record<string, () => Promise<Passing>>>;

/** Engines by game id. */
export class Engines {
  readonly #engines = new Map<string, AnyEngine>();
  readonly games: readonly AnyGame[];
  readonly #passing: PassingByGame;

  constructor(games: readonly AnyGame[], passing: PassingByGame = {}) {
    this.games = games;
    this.#passing = passing;
    for (const game of games) this.#engines.set(game.id, new Engine(game));
  }

  engine(game: string): AnyEngine | null {
    return this.#engines.get(game) ?? null;
  }

  /** Null: in this game nobody can pass for good. */
  async passing(game: string): Promise<Passing | null> {
    return (await this.#passing[game]?.()) ?? null;
  }
}
