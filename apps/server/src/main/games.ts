import type { AnyGame } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import type { ClocksByGame, PassingByGame, RoundsByGame } from "../tables/game-registry.ts";

/** The games on this server: all there are. */
export const GAMES: readonly AnyGame[] = Object.values(games).map((entry) => entry.game);

/** For games in which a player can pass for good. */
export const PASSING: PassingByGame = Object.fromEntries(
  Object.values(games).flatMap(({ id, passing }) => (passing ? [[id, passing] as const] : [])),
);

/** For games that a round follows, as after a draft. */
export const ROUNDS: RoundsByGame = Object.fromEntries(
  Object.values(games).flatMap(({ id, round }) => (round ? [[id, round] as const] : [])),
);

/** For games that limit a player's time for a choice. */
export const CLOCKS: ClocksByGame = Object.fromEntries(
  Object.values(games).flatMap(({ id, clock }) => (clock ? [[id, clock] as const] : [])),
);
