/** A puzzle that is kept: a position in which one choice is clearly better than all others. Pure data. */
import type { JournalEntry } from "./journal.ts";
import type { Settings } from "./settings.ts";
import type { Seat } from "./types.ts";

/** A place with fewer choices is no puzzle. */
export const LEAST_CHOICES = 3;

/** One puzzle of a collection. */
export interface KeptPuzzle {
  /** Tells it from all others of its game for as long as it is the same puzzle: solvers are remembered by it. */
  readonly id: string;
  readonly settings: Settings;
  /** In the game's notation, with everything in it: a page shows only what the solver may know. */
  readonly position: string;
  /** Who looks for the answer. */
  readonly seat: Seat;
  /** The answer, and what follows of itself or is as clear. */
  readonly line: readonly JournalEntry[];
  /** Why it is better: a part of the game's evaluation (`hint.NAME`), or a reason of every game. */
  readonly because: string;
  /** The chance to win, 0 … 1, after the answer and after the next best choice. */
  readonly chances: readonly [answer: number, next: number];
  /** How hard it is, on the scale of players: 1500 is usual. */
  readonly rating: number;
}
