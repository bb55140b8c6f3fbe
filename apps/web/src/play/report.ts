import type { AnyGame, Core, Seat } from "@westmarch/kernel";

/**
 * A position as this seat sees it, in the game's notation, for a report of a problem. It is written from the view, so
 * it cannot hold what the seat may not know.
 */
export function reportOf(
  game: AnyGame,
  view: Core,
  seat: Seat | null,
  version: number,
  language: string,
): string {
  const from = seat === null ? "spectator" : `seat ${seat}`;
  return `${game.id} rules ${game.version}, ${from}, version ${version}, ${language}: ${game.notation.write(view)}`;
}
