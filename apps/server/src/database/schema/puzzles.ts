/** Puzzles that were found in games of people. */
import type { Selectable } from "kysely";

/** One of them. It names no player, and nothing of it leads back to its table. */
export interface FoundPuzzleRow {
  id: string;
  game: string;
  /** When it was found. */
  at: number;
  /** JSON of a `KeptPuzzle`. */
  puzzle: string;
}

export type FoundPuzzleData = Selectable<FoundPuzzleRow>;
