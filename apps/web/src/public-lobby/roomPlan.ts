/** What stands in the common room, so that it fits one screen. Pure. */
import type { ListedTable, PublicLobbyNow } from "@westmarch/protocol";

/** So many listed tables stand in the room at once; the others are a touch away. */
export const ROWS = 7;

/** What there is besides what one has come for, and how much of it. */
export interface LatelyPlan {
  /** The most tournaments that are named. */
  readonly near: number;
  /** The most finished games that are shown as pictures: while tournaments are named, and without. */
  readonly endings: { readonly besideNear: number; readonly alone: number };
}

/** The listed tables that are not one's own. */
export const othersIn = (
  now: PublicLobbyNow,
  own: readonly { readonly table: string | null }[],
): readonly ListedTable[] => now.tables.filter(({ table }) => !own.some((known) => known.table === table));

/** The more tables are listed, the less is told of what was lately. */
export function latelyIn({
  isQuiet,
  rows,
}: {
  readonly isQuiet: boolean;
  readonly rows: number;
}): LatelyPlan {
  // Beside the fire they stand in a narrow column, under the puzzle.
  if (isQuiet) return { near: 1, endings: { besideNear: 1, alone: 2 } };
  if (rows <= 1) return { near: 1, endings: { besideNear: 3, alone: 3 } };
  if (rows === 2) return { near: 1, endings: { besideNear: 0, alone: 3 } };
  return { near: rows <= 4 ? 1 : 0, endings: { besideNear: 0, alone: 0 } };
}
