import type { TournamentNow } from "@westmarch/protocol";
import type { Answer } from "../net/api.ts";
import type { TournamentsSay } from "./words.ts";

/** What a part of a tournament’s page that acts is given. */
export interface TournamentLeafProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
  /** Something is on its way. */
  readonly busy: boolean;
  /** Takes in what came of a call; false if that is an error, which is told. */
  readonly does: (asking: Promise<Answer<TournamentNow>>) => Promise<boolean>;
}
