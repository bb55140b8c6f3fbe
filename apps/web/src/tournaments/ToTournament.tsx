import type { TournamentMine } from "@westmarch/protocol";
import { type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "../ui/index.ts";
import { myTournaments } from "./api.ts";
import { TOURNAMENTS_CHANGED } from "./key.ts";
import { useTournamentsWords } from "./words.ts";

interface ToTournamentProps {
  /** What stands here for who waits for no round. */
  readonly instead: (variant: "gold" | "quiet") => ReactNode;
}

/**
 * Where a table is no more, for who waits for a round of a tournament: its organiser may have had the round paired anew. Leads to the
 * tournament, and lets the bell of every page look for the next call at once.
 */
export function ToTournament({ instead }: ToTournamentProps) {
  const say = useTournamentsWords();
  const [waits, setWaits] = useState<TournamentMine | null>(null);
  useEffect(() => {
    let current = true;
    dispatchEvent(new Event(TOURNAMENTS_CHANGED));
    void myTournaments().then((answer) => {
      if (!current || !answer.ok) return;
      setWaits(answer.value.find(({ state, call }) => state !== "open" && call === null) ?? null);
    });
    return () => {
      current = false;
    };
  }, []);
  if (!say || !waits) return instead("gold");
  return (
    <>
      <p role="status">{say("anew.lost", { name: waits.name })}</p>
      <ButtonLink href={`/tournament/${waits.id}`} variant="gold">
        {say("anew.go")}
      </ButtonLink>
      {instead("quiet")}
    </>
  );
}
