/** The time in which an organiser can take decisions of a round back. Pure. */
import { TOURNAMENT } from "@westmarch/protocol";
import type { GameData } from "../../database/schema/tournaments.ts";
import type { Held } from "../../stores/tournament-store.ts";

/**
 * Whether a game was decided without being played and that can still be taken back: until the next round is paired. Where games
 * were left undecided, the tournament was ended by hand and stays so. Whoever plays in an arena is paired with somebody else at once.
 */
export function isReopenable(
  { tournament, games }: Pick<Held, "tournament" | "games">,
  game: GameData,
): boolean {
  const { state, round, kind } = tournament;
  if (kind === "arena" || game.round !== round) return false;
  if (game.outcome === null || game.forfeit === 0 || game.table_id === null) return false;
  return state === "running" || state === "paused" || games.every(({ outcome }) => outcome !== null);
}

/** Seconds between a round that is over and the next. */
export const breakAfter = (held: Pick<Held, "tournament" | "games">): number =>
  held.games.some((game) => isReopenable(held, game))
    ? Math.max(held.tournament.rest, TOURNAMENT.review)
    : held.tournament.rest;
