import type { TournamentNow } from "@westmarch/protocol";
import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../net/api.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { tournamentNow } from "./api.ts";

/** Milliseconds between looks at a tournament that is not over. */
const EVERY = 10_000;
/** Milliseconds after a break in which its round is opened. */
const SOON = 300;

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
      pollWhileVisible(async (isWanted) => {
        const answer = await tournamentNow(id);
        if (isWanted()) take(answer);
      }, EVERY),
    [id, take],
  );
  const nextIn = now === null || now === "gone" ? null : now.nextIn;
  // The next round is there as soon as the break is over.
  useEffect(() => {
    if (nextIn === null) return;
    const timer = setTimeout(() => void tournamentNow(id).then(take), nextIn + SOON);
    return () => clearTimeout(timer);
  }, [nextIn, id, take]);
  return { now, isOffline, take };
}
