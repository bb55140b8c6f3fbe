import { type BoardProps, stoppedByPeople } from "@westmarch/boardkit";
import type { Result, Seat } from "@westmarch/kernel";
import type { MatchScore } from "@westmarch/protocol";
import type { TableSay } from "../../i18n/index.ts";
import type { Whole } from "./words.tsx";

/** How a game ended for the player or spectator who looks: with a side of one's own, or without. */
export type Mood = "won" | "lost" | "over";

/** A player of every seat at one screen has won and lost at once, and is told as a spectator is. */
export function moodOf({ winners }: Result, mine: readonly Seat[], seats: number): Mood {
  if (winners.length === 0 || mine.length === 0 || mine.length === seats) return "over";
  return mine.some((seat) => winners.includes(seat)) ? "won" : "lost";
}

/** A game that is over, and which of its seats are those of whoever looks. */
export interface Over {
  readonly result: Result;
  readonly mine: readonly Seat[];
  readonly seats: number;
}

/** The end as a title and a sentence. Ends that no rule book knows are told by the shell. */
export function endingOf(
  loaded: Whole,
  props: BoardProps,
  { result, mine, seats }: Over,
  say: TableSay,
): { readonly title: string; readonly text: string } {
  if (!stoppedByPeople(result)) return loaded.besides.all.ending(props);
  if (result.reason === "agreed-draw")
    return { title: say("table.end.agreed-draw"), text: say("table.end.agreed-draw.text") };
  if (result.reason === "absent")
    return { title: say("table.end.absent"), text: say("table.end.absent.text") };
  const winner = props.names[result.winners[0] ?? -1] ?? "";
  const loser = props.names.find((_, seat) => !result.winners.includes(seat)) ?? "";
  const key = `table.end.${result.reason}.${moodOf(result, mine, seats)}` as const;
  return { title: say(key), text: say(`${key}.text`, { winner, loser }) };
}

/** The match with the game that is over now. */
export function matchNow(
  evening: MatchScore | null,
  result: Result,
  replay: string | null,
  seats: number,
): MatchScore {
  const won = Array.from(
    { length: seats },
    (_, seat) => (evening?.won[seat] ?? 0) + (result.winners.includes(seat) ? 1 : 0),
  );
  return {
    won,
    drawn: (evening?.drawn ?? 0) + (result.winners.length === 0 ? 1 : 0),
    games: [...(evening?.games ?? []), ...(replay === null ? [] : [replay])],
  };
}
