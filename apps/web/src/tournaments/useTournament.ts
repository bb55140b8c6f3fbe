import type { TournamentNow } from "@westmarch/protocol";
import { useCallback, useEffect, useState } from "react";
import type { Answer } from "../api.ts";
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
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await tournamentNow(id);
      if (current) take(answer);
    };
    void look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, take]);
  return { now, isOffline, take };
}
