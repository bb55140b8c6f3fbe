import type { Settings } from "@westmarch/kernel";
import type { TournamentKept } from "@westmarch/protocol";

/** What a person's page says of a tournament. `as`: the part that the person had there. */
export const tournamentKept = (
  as: TournamentKept["as"],
  { id, name, game }: Pick<TournamentKept, "id" | "name" | "game">,
  brings: string | null,
): TournamentKept => ({
  id,
  name,
  game,
  as,
  brings: brings === null ? null : (JSON.parse(brings) as Settings),
});
