/** The calls about ratings. */
import type { LadderTold, RatingChanged, RatingsTold } from "@westmarch/protocol";
import { type Answer, call, post } from "../net/api.ts";

/** The ladder of a game, in a season or of all times. */
export const ladderOf = (game: string, season: string | null): Promise<Answer<LadderTold>> =>
  call(`/api/ladder/${game}${season === null ? "" : `?season=${encodeURIComponent(season)}`}`, {});

/** One's own ratings. */
export const myRatings = (): Promise<Answer<RatingsTold>> => call("/api/ratings", {});

/** Those of a person who may be seen. */
export const ratingsOf = (person: string): Promise<Answer<RatingsTold>> =>
  call(`/api/ratings/${encodeURIComponent(person)}`, {});

/** Leaves one out of ladders, or not. */
export const hideMe = (hidden: boolean): Promise<Answer<unknown>> => post("/api/ratings/hide", { hidden });

/** What a finished game has changed about one's own rating. */
export const changeAt = (table: string): Promise<Answer<RatingChanged>> =>
  call(`/api/ratings/at/${encodeURIComponent(table)}`, {});
