/** The calls about ratings. */
import type { LadderTold } from "@westmarch/protocol";
import { type Answer, call } from "../api.ts";

/** The ladder of a game, in a season or of all times. */
export const ladderOf = (game: string, season: string | null): Promise<Answer<LadderTold>> =>
  call(`/api/ladder/${game}${season === null ? "" : `?season=${encodeURIComponent(season)}`}`, {});
