import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { useCallback } from "react";
import { type Fetched, useFetched } from "../net/useFetched.ts";
import { puzzlesOf } from "./collection.ts";

/** Fetches the puzzles of a game, the easiest first. */
export const usePuzzles = (game: string): Fetched<{ readonly puzzles: readonly KeptPuzzle[] }> =>
  useFetched(useCallback(async () => ({ puzzles: await puzzlesOf(game) }), [game]));
