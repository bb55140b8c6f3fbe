import type { AnySave } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { useAnalysisWords } from "../analysis/words.ts";

interface Studied {
  readonly save: AnySave;
  /** By seat; null where no name is known. */
  readonly players: readonly SeatInfo["player"][] | null;
  readonly title: string;
}

/** Whose choices are to be looked at there, as this address says it. */
const ofWhom = (): string => {
  const of = new URLSearchParams(location.search).get("of");
  return of === null ? "" : `?of=${of}`;
};

/** The way from a finished game into the lab. `failed` says that this browser keeps nothing. */
export function useStudying({ save, players, title }: Studied) {
  const [, navigate] = useLocation();
  const labSay = useAnalysisWords();
  const [failed, setFailed] = useState(false);
  /** `search`: what the lab is asked for by its address. */
  const begin = (at: number, instead = false, search = ofWhom()): void => {
    const names = players?.map((player) => (player?.kind === "person" ? player.name || null : null)) ?? [];
    const known = names.filter((name) => name !== null);
    const by = players?.map((player) => (player?.kind === "bot" ? player.level : "self")) ?? [];
    const named = known.length > 0 ? `${title} · ${known.join(" – ")}` : title;
    void import("../analysis/newStudy.ts")
      .then(({ addressOfStudy, studyOfGame }) =>
        studyOfGame(save, names, named, at, by).then((study) =>
          navigate(addressOfStudy(study) + search, { replace: instead }),
        ),
      )
      .catch(() => setFailed(true));
  };
  return { begin, failed: failed && labSay ? labSay("unkept") : null };
}
