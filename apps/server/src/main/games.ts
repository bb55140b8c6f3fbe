import type { AnyGame } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import type { ClocksByGame, PassingByGame, RoundsByGame } from "../tables/game-registry.ts";

/** The games on this server: all there are. */
export const GAMES: readonly AnyGame[] = Object.values(games).map((entry) => entry.game);

/** Where one can pass for good. */
export const PASSING: PassingByGame = Object.fromEntries(
  Object.values(games).flatMap(({ id, passing }) => (passing ? [[id, passing] as const] : [])),
);

/** What follows a draft. */
export const ROUNDS: RoundsByGame = Object.fromEntries(
  Object.values(games).flatMap(({ id, round }) => (round ? [[id, round] as const] : [])),
);

/** Where one may be given only so long for a choice. */
export const CLOCKS: ClocksByGame = Object.fromEntries(
  Object.values(games).flatMap(({ id, clock }) => (clock ? [[id, clock] as const] : [])),
);
