/** Where everything stands on the quest's one line of 29 spaces (11.4). Pure. */
import { BONUSES, GOAL } from "../../data/board.ts";

/** Spaces 0 to 28; Mount Doom is the last. */
export const LAST = 2 * GOAL;

export interface Standing {
  readonly frodo: number;
  readonly nazgul: number;
  /** How far the slider has been drawn out: it carries the Nazgûl's row. */
  readonly slide: number;
  /** Steps that part the hunters from the hunted (11.3). */
  readonly gap: number;
}

export const standing = (fellowship: number, sauron: number): Standing => ({
  frodo: GOAL + fellowship,
  nazgul: fellowship + sauron,
  slide: fellowship,
  gap: GOAL - sauron,
});

/** The steps with a bonus, the same on both rows (11.6). */
export const BONUS_STEPS: readonly number[] = [...BONUSES.keys()];

/** The sign of a bonus. */
export const BONUS_SIGNS = ["coin", "unit:any", "again", "fortress-lost"] as const;
