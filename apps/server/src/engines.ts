import { type AnyGame, type Core, Engine } from "@westmarch/kernel";

export type AnyEngine = Engine<Core, unknown>;

/** Engines by game id. */
export class Engines {
  readonly #engines = new Map<string, AnyEngine>();
  readonly games: readonly AnyGame[];

  constructor(games: readonly AnyGame[]) {
    this.games = games;
    for (const game of games) this.#engines.set(game.id, new Engine(game));
  }

  engine(game: string): AnyEngine | null {
    return this.#engines.get(game) ?? null;
  }
}
