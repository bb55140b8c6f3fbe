import type { TournamentMine } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { myTournaments } from "./api.ts";
import { TOURNAMENTS_CHANGED } from "./key.ts";
import { lookAgainIn } from "./ringing.ts";

/** The tournaments that a player takes part in, also while another page is looked at: a bell is heard from the next room. */
export function useMine(): readonly TournamentMine[] {
  const [mine, setMine] = useState<readonly TournamentMine[]>([]);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      const answer = await myTournaments();
      if (!wanted) return;
      if (answer.ok) setMine(answer.value);
      clearTimeout(timer);
      timer = setTimeout(look, lookAgainIn(answer.ok ? answer.value : null));
    };
    const again = () => void look();
    const seen = () => document.visibilityState === "visible" && again();
    again();
    addEventListener(TOURNAMENTS_CHANGED, again);
    document.addEventListener("visibilitychange", seen);
    return () => {
      wanted = false;
      clearTimeout(timer);
      removeEventListener(TOURNAMENTS_CHANGED, again);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
  return mine;
}
