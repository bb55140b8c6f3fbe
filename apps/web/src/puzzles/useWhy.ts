import { seedOf } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { useEffect, useState } from "react";
import type { WrongTry } from "../analysis/PuzzleScreen.tsx";
import { Computer } from "../computers/computer.ts";

/** What a try would come to: the chance to win, 0 … 1, after it and after the best choice; or it is being thought over. */
export type Why = readonly [tried: number, best: number] | "thinking";

/** Games that are played on in thought to tell what a try comes to. */
const GAMES = 240;

/** Why a try was no answer, as a computer beside the page thinks it; null while there is nothing to tell, or none can tell. */
export function useWhy(game: string, { id, seat, settings }: KeptPuzzle, wrong: WrongTry | null): Why | null {
  const [why, setWhy] = useState<Why | null>(null);
  useEffect(() => {
    setWhy(null);
    const [chosen] = wrong?.options ?? [];
    if (!wrong || !chosen) return;
    let current = true;
    setWhy("thinking");
    const computer = new Computer();
    computer
      .advise(game, settings, { view: wrong.view, seat, heard: [], chosen }, GAMES, seedOf("why", id))
      .then(
        ({ chances }) => current && setWhy(chances && chances[1] > chances[0] ? chances : null),
        () => current && setWhy(null),
      )
      .finally(() => computer.stop());
    return () => {
      current = false;
      computer.stop();
    };
  }, [game, id, seat, settings, wrong]);
  return why;
}
