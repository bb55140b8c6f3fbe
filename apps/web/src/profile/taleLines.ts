/** Finished games as lines of a person's record. Pure. */
import type { EndingTold, PlayedGame } from "@westmarch/protocol";
import type { DiamondOutcome } from "../accounts/Diamond.tsx";
import type { PeopleSay } from "../accounts/words.ts";

/** A finished game, as a line of a person's record. */
export interface TaleLine extends EndingTold {
  readonly key: string;
  readonly game: string;
  readonly outcome: DiamondOutcome;
  readonly endedAt: number;
  /** Names of the others, computers among them; empty: they are not told. */
  readonly others: readonly string[];
  /** Token of the link to the whole game, or null. */
  readonly replay: string | null;
}

export const outcomeOf = ({ result, mine }: Pick<PlayedGame, "result" | "mine">): DiamondOutcome => {
  const { winners, reason } = result;
  if (winners.length === 0 && reason !== "absent") return "drawn";
  return mine.some((seat) => winners.includes(seat)) ? "won" : "lost";
};

/** How a game ended, after what that was for its player: “lost – on time”. */
export function endingIn(
  { outcome, text, by }: Pick<TaleLine, "outcome" | "text" | "by">,
  say: PeopleSay,
): string {
  const how = by ? say(`end.${by}`) : (text ?? "");
  return how === "" ? say(`outcome.${outcome}`) : `${say(`outcome.${outcome}`)} – ${how}`;
}
