import type { Seat } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import type { PlayedLine } from "../table/history/playedLine.ts";
import type { Whose } from "./evaluation.ts";

/** Whose choices are looked at. */
export interface Looked {
  /** Null: everybody's. */
  readonly seat: Seat | null;
  readonly pick: (seat: Seat | null) => void;
  readonly whose: Whose;
}

/** The seat that the address asks for (`?of=SEAT`): of a player who came here from the end of a game. */
export function seatWanted(search: string): Seat | null {
  const wanted = new URLSearchParams(search).get("of");
  return wanted !== null && /^[0-7]$/.test(wanted) ? Number(wanted) : null;
}

/** Whether a puzzle is to be made of a study, by the address: it is played on for that. */
export const puzzleWanted = (search: string): boolean => new URLSearchParams(search).has("puzzle");

/** Whether the address asks that a study is played on at once: of somebody who has set it up. */
export const playWanted = (search: string): boolean =>
  new URLSearchParams(search).has("play") || puzzleWanted(search);

/** Whose choices are looked at in a course: those of a player who came here from the end of a game, or all seats'. */
export function useWhose(line: PlayedLine): Looked {
  const [seat, pick] = useState(() => seatWanted(location.search));
  const { entries } = line;
  const whose = useMemo<Whose>(
    () => (before, after) =>
      seat === null || entries.slice(before, after).some((entry) => entry.seat === seat),
    [entries, seat],
  );
  return { seat, pick, whose };
}
