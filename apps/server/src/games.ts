import type { AnyGame } from "@westmarch/kernel";
import { games } from "@westmarch/registry";

/** The games on this server: all there are. */
export const GAMES: readonly AnyGame[] = Object.values(games).map((entry) => entry.game);
