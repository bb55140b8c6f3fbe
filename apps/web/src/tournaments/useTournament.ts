import type { TournamentNow } from "@westmarch/protocol";
import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../api.ts";
import { lookNowAndThen } from "../looking.ts";
import { tournamentNow } from "./api.ts";

/** Milliseconds between looks at a tournament that is not over. */
const EVERY = 10_000;

/** A tournament as it goes on; `gone`: there is none, `null`: it is not known yet. */
export function useTournament(id: string) {
  const [now, setNow] = useState<TournamentNow | "gone" | null>(null);
  const [isOffline, setOffline] = useState(false);
  const take = useCallback((answer: Answer<TournamentNow>) => {
    setOffline(!answer.ok && answer.code === "offline");
    if (answer.ok) setNow(answer.value);
    else if (answer.status === 404) setNow("gone");
  }, []);
  useEffect(
    () =>
      lookNowAndThen(async (isWanted) => {
        const answer = await tournamentNow(id);
        if (isWanted()) take(answer);
      }, EVERY),
    [id, take],
  );
  return { now, isOffline, take };
}
