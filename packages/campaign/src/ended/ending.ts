/** How a campaign stands when it has ended. */
import type { Say } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";

/** How people end it. */
const STOPPED = ["resigned", "abandoned", "agreed-draw"] as const;

/** How it has ended for the player who looks at it. */
export type Mood = "won" | "lost" | "over";

type StoppedKey = `ending.${(typeof STOPPED)[number]}` | `ending.title.${Mood | "draw"}`;

interface Result {
  readonly winners: readonly number[];
  readonly reason?: string;
}

export function moodOf(result: Result | null, seat: number | null): Mood {
  if (seat === null) return "over";
  return result?.winners.includes(seat) ? "won" : "lost";
}

/** The words for a campaign that no rule has ended. `names`: who has won and lost; null: no side has. */
export function stoppedEnding(
  say: Say<StoppedKey>,
  reason: string | undefined,
  mood: Mood,
  names: { readonly winner: string; readonly loser: string } | null,
): { readonly title: string; readonly text: string } {
  const stopped = STOPPED.find((one) => one === reason);
  const title = say(names ? `ending.title.${mood}` : "ending.title.draw");
  return { title, text: sentenceCase(stopped ? say(`ending.${stopped}`, { ...names }) : title) };
}
