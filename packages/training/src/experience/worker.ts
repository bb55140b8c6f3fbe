/** What runs in a thread of a practice: some games. */

import type { Name } from "@westmarch/bots/experience/traits";
import type { Core } from "@westmarch/kernel";
import { type Played, Player, type Practice } from "./game.ts";

/** Games to play by what has been learnt so far. */
export interface GamesTask {
  /** Address of the module that exports the `practice`. */
  readonly module: string;
  readonly weights: ReadonlyMap<number, number>;
  /** Seeds. */
  readonly from: number;
  readonly to: number;
}

export interface GamesAnswer {
  readonly games: readonly Played[];
  /** Names of the traits that have come up, by number. */
  readonly names: ReadonlyMap<number, Name>;
}

export default async function playGames({ module, weights, from, to }: GamesTask): Promise<GamesAnswer> {
  const { practice }: { practice: Practice<Core, unknown> } = await import(module);
  const names = new Map<number, Name>();
  const player = new Player(practice, weights, (number, name) => {
    if (!names.has(number)) names.set(number, name());
  });
  return { games: Array.from({ length: to - from }, (_, n) => player.play(from + n)), names };
}
