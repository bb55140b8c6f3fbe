/** The games of a registry, by the module that exports them. */
import type { AnyGame, Core } from "@westmarch/kernel";
import type { Policy } from "./types.ts";

/** What a module must export for its games to be played in workers. */
export interface Registry {
  readonly games: Readonly<Record<string, RegisteredGame>>;
}

/** A game that computers play. */
export interface RegisteredGame {
  readonly game: AnyGame;
  policy(): Promise<Policy<Core>>;
  /** Other policies that stand on the game's ladder, by name. */
  rivals?(): Promise<Readonly<Record<string, Policy<Core>>>>;
}

/** The games of a registry module. */
export async function gamesAt(registry: string): Promise<Registry["games"]> {
  const module: Partial<Registry> = await import(registry);
  if (!module.games) throw new Error(`${registry} exports no games`);
  return module.games;
}
