import type { TournamentNow } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { nameOf } from "./Player.tsx";
import type { TournamentsSay } from "./words.ts";

/** What players of a tournament are called. */
export function useNames({
  now,
  say,
}: {
  readonly now: Pick<TournamentNow, "players">;
  readonly say: TournamentsSay;
}): (entrant: number) => string {
  const { say: shell } = useWords();
  return (entrant) =>
    nameOf(
      now.players.find((player) => player.entrant === entrant),
      say,
      shell,
    );
}
