import type { TournamentNow } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { inTheRunning, NAMED } from "./running.ts";
import { useNames } from "./useNames.ts";
import type { TournamentsSay } from "./words.ts";

interface StillInProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
  readonly className?: string;
}

/** Who can still come first, by name where they are few; nothing as long as everybody can. */
export function StillIn({ now, say, className = "" }: StillInProps) {
  const { language } = useWords();
  const name = useNames({ now, say });
  const still = inTheRunning(now);
  const began = now.players.filter(({ missed }) => !missed).length;
  if (still === null || still.size === 0 || still.size === began) return null;
  return (
    <p className={className}>
      {still.size <= NAMED
        ? say("running.names", {
            names: new Intl.ListFormat(language).format(
              now.standings.filter(({ entrant }) => still.has(entrant)).map(({ entrant }) => name(entrant)),
            ),
          })
        : say("running.count", { n: still.size, of: began })}
    </p>
  );
}
