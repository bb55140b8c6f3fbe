/** How a solver has fared: what was solved, how strong that makes them, and on how many days running. Pure. */

import { seedOf } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import type { GameId } from "../games/doors.ts";

/** `solved`: at the first try and without help; `missed`: not yet; `later`: after all. */
export type Fared = "solved" | "missed" | "later";

export interface Score {
  /** By game, and by the id of the puzzle. */
  readonly results: Readonly<Record<GameId, Readonly<Record<string, Fared>>>>;
  /** By game, on the scale of the puzzles. */
  readonly ratings: Readonly<Record<GameId, number>>;
  /** The days on which the puzzle of the day was solved, the latest last. */
  readonly days: readonly number[];
}

export const NEW: Score = { results: {}, ratings: {}, days: [] };

/** Where a solver begins, and by how much one puzzle can change that at most. */
export const BEGINNING = 1200;
const MOST_CHANGE = 40;
/** So many points apart, the stronger one succeeds ten times as often. */
const SCALE = 400;
/** Days that are remembered. */
const MOST_DAYS = 400;

export const ratingIn = ({ ratings }: Score, game: GameId): number => ratings[game] ?? BEGINNING;

export const faredWith = ({ results }: Score, game: GameId, id: string): Fared | null =>
  results[game]?.[id] ?? null;

/** What came of a puzzle. */
export interface Outcome {
  readonly game: GameId;
  readonly puzzle: Pick<KeptPuzzle, "id" | "rating">;
  /** At the first try and without help. */
  readonly clean: boolean;
  /** The answer was found, and not shown; false: it is still looked for, or was given up. */
  readonly found: boolean;
  /** The day, if it is the puzzle of that day. */
  readonly day: number | null;
}

/** The score after a puzzle. Only the first time counts for the rating. */
export function scored(score: Score, { game, puzzle, clean, found, day }: Outcome): Score {
  const { id } = puzzle;
  const before = faredWith(score, game, id);
  const now: Fared = before === null ? (clean ? "solved" : "missed") : before;
  const fared: Fared = found && now === "missed" ? "later" : now;
  const own = ratingIn(score, game);
  const expected = 1 / (1 + 10 ** ((puzzle.rating - own) / SCALE));
  const rating = before === null ? Math.round(own + MOST_CHANGE * ((clean ? 1 : 0) - expected)) : own;
  const counts = found && day !== null && !score.days.includes(day);
  return {
    results: { ...score.results, [game]: { ...score.results[game], [id]: fared } },
    ratings: { ...score.ratings, [game]: rating },
    days: counts ? [...score.days, day].sort((a, b) => a - b).slice(-MOST_DAYS) : score.days,
  };
}

/** A day as a number: days since 1970 by universal time, so that the whole house has the same. */
export const dayAt = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000);

/** On how many days running up to this one, or up to the one before, the puzzle of the day was solved. */
export function runOf({ days }: Pick<Score, "days">, day: number): number {
  let last = days.includes(day) ? day : day - 1;
  let run = 0;
  for (; days.includes(last); last--) run++;
  return run;
}

/** The game whose puzzle it is on that day: each of them in its turn. */
export const gameOfDay = (games: readonly GameId[], day: number): GameId => games[day % games.length];

/** The puzzle of the day among those of its game. */
export const puzzleOfDay = <P>(puzzles: readonly P[], day: number): P | null =>
  puzzles.length === 0 ? null : puzzles[seedOf("puzzle of the day", day) % puzzles.length];

/** How many of these puzzles have been solved, at whichever try. */
export const solvedOf = (score: Score, game: GameId, puzzles: readonly Pick<KeptPuzzle, "id">[]): number =>
  puzzles.filter(({ id }) => ["solved", "later"].includes(faredWith(score, game, id) ?? "")).length;

/** What to try next: of the puzzles that were not solved the one that is nearest to the solver's strength; null: none is left. */
export function nextFor<P extends Pick<KeptPuzzle, "id" | "rating">>(
  score: Score,
  game: GameId,
  puzzles: readonly P[],
  but: string | null = null,
): P | null {
  const own = ratingIn(score, game);
  const left = puzzles.filter(({ id }) => id !== but && solvedOf(score, game, [{ id }]) === 0);
  const fresh = left.filter(({ id }) => faredWith(score, game, id) === null);
  const apart = ({ rating }: P) => Math.abs(rating - own);
  const [next = null] = (fresh.length > 0 ? fresh : left).toSorted((one, other) => apart(one) - apart(other));
  return next;
}
