/** Puzzles that were found in games of people who let puzzles be made of them. */
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";

/** Answer of `GET /api/puzzles/GAME`, the newest first; none where there is no such game. */
export interface FoundPuzzlesTold {
  readonly puzzles: readonly KeptPuzzle[];
}
