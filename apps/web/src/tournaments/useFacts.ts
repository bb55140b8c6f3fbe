import type { TournamentMine, TournamentSummary } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { momentOf } from "./moments.ts";
import { nameOf } from "./Player.tsx";
import type { TournamentsSay } from "./words.ts";

/** Lines about a tournament, as they stand in lists. */
export function useFacts(say: TournamentsSay) {
  const { say: shell, language } = useWords();
  /** How it is played. */
  const kind = ({ kind, rounds, lasts }: TournamentSummary): string => {
    if (kind === "swiss") return say("kind.rounds", { n: rounds });
    if (kind === "arena" && lasts !== null) return say("kind.arena.of", { n: lasts });
    return say(`kind.${kind}`);
  };
  /** How far it is, and what comes next there. */
  const next = (of: TournamentSummary, mine: TournamentMine | null): string => {
    const { state, round, entrants, places, startsAt } = of;
    if (mine?.call)
      return say("facts.waits", {
        n: mine.call.round,
        other: nameOf({ player: mine.call.with }, say, shell),
      });
    if (state === "over") return say("facts.over", { n: entrants });
    if (state === "paused") return say("facts.paused");
    if (state === "running")
      return of.kind === "arena"
        ? say("facts.arena", { n: entrants })
        : say("facts.round", { n: round, of: entrants });
    const there =
      places === null
        ? say("entrants", { n: entrants })
        : say("facts.free", { n: Math.max(0, places - entrants) });
    return startsAt === null ? there : say("both", { a: there, b: momentOf(startsAt, language) });
  };
  return { kind, next };
}
