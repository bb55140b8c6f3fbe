/** How a campaign stands when it has ended. */
import { type Say, type Slots, stoppedByPeople } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";

/** How people end it. */
const STOPPED = ["resigned", "abandoned", "agreed-draw"] as const;

/** How it has ended for the player who looks at it. */
export type Mood = "won" | "lost" | "over";

type StoppedKey = `ending.${(typeof STOPPED)[number]}` | `ending.title.${Mood | "draw"}`;

interface Result {
  readonly winners: readonly number[];
  readonly reason?: string;
}

function moodOf(result: Result | null, seat: number | null): Mood {
  if (seat === null) return "over";
  return result?.winners.includes(seat) ? "won" : "lost";
}

/** The words for a campaign that no rule has ended. `names`: who has won and lost; null: no side has. */
function stoppedEnding(
  say: Say<StoppedKey>,
  reason: string | undefined,
  mood: Mood,
  names: { readonly winner: string; readonly loser: string } | null,
): { readonly title: string; readonly text: string } {
  const stopped = STOPPED.find((one) => one === reason);
  const title = say(names ? `ending.title.${mood}` : "ending.title.draw");
  return { title, text: sentenceCase(stopped ? say(`ending.${stopped}`, { ...names }) : title) };
}

/** How one side's victory is told: by which reason, over whom, and how the table stood. */
interface Ended<Reason extends string> {
  readonly result: Result | null;
  /** The seat that looks at it, if any. */
  readonly seat: number | null;
  /** How the game itself ends. */
  readonly reasons: readonly Reason[];
  /** The side that has won, if one has. */
  readonly won: 0 | 1 | null;
  /** A side as sentences speak of it. */
  readonly sideOf: (side: 0 | 1) => Slots & { readonly who: string };
  readonly slots: Slots;
  /** How the table stood, where such a victory was won. */
  readonly stood: (reason: Reason) => readonly string[];
}

type EndingKey<Reason extends string> =
  | StoppedKey
  | `ending.${Reason}.${Mood}`
  | `ending.verdict.${Mood}`
  | `ending.how.${Reason}`;

/** How the game stands when it has ended. */
export function endingOf<Reason extends string>(
  say: Say<EndingKey<NoInfer<Reason>>>,
  { result, seat, reasons, won, sideOf, slots, stood }: Ended<Reason>,
): { readonly title: string; readonly text: string } {
  const mood = moodOf(result, seat);
  const reason = reasons.find((one) => one === result?.reason);
  if (won === null || !reason) {
    const names = won === null ? null : { winner: sideOf(won).who, loser: sideOf(won === 0 ? 1 : 0).who };
    return stoppedEnding(say, result?.reason, mood, names);
  }
  return {
    title: say(`ending.${reason}.${mood}`),
    text: sentenceCase(
      paragraph(
        say,
        say(`ending.verdict.${mood}`, sideOf(won)),
        say(`ending.how.${reason}`, slots),
        ...stood(reason),
      ),
    ),
  };
}

/** The picture of the side that has won by the rules, or of an evening on which neither has or people ended the game. */
export const pictureOf = <Picture extends string>(
  { result }: Pick<Core, "result">,
  won: 0 | 1 | null,
  pictures: readonly [free: Picture, shadow: Picture],
): Picture | "evening" => (won === null || stoppedByPeople(result) ? "evening" : pictures[won]);
