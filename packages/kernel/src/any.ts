import type { Core } from "./core.ts";
import type { Game } from "./game.ts";

/** Any game, for code that carries states about and never looks inside one. */
export type AnyGame = Game<Core, unknown>;

/** A game seen from outside. Sound as long as it is only ever handed states that it made itself. */
export const anyGame = <G extends Core<S>, S>(game: Game<G, S>): AnyGame => game as unknown as AnyGame;
