import { useCallback } from "react";
import { type Fetched, useFetched } from "../net/useFetched.ts";
import { type CollectedPuzzle, puzzlesOf } from "./collection.ts";

/** Fetches the puzzles of a game, the easiest first. */
export const usePuzzles = (game: string): Fetched<{ readonly puzzles: readonly CollectedPuzzle[] }> =>
  useFetched(useCallback(async () => ({ puzzles: await puzzlesOf(game) }), [game]));
