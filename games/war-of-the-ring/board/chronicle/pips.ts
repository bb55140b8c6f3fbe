/** From which number on dice counted, told from how many of them did. */

/** A one never counts and a six always does, so nothing beyond these is needed or enough. */
const LEAST = 2;
const MOST = 6;

const counted = (dice: readonly number[], needed: number): number =>
  dice.filter((die) => die >= needed).length;

/**
 * The number nearest to `guess` that makes so many of these dice count; `guess` itself where none does, as when a card
 * has counted them otherwise.
 */
export function neededFor(dice: readonly number[], count: number, guess: number): number {
  const likely = Math.max(LEAST, Math.min(MOST, guess));
  for (let off = 0; off <= MOST - LEAST; off++)
    for (const needed of [likely + off, likely - off])
      if (needed >= LEAST && needed <= MOST && counted(dice, needed) === count) return needed;
  return likely;
}

/** How many of so many dice can be expected to count. */
export const expectedOf = (dice: number, needed: number): number => (dice * (MOST + 1 - needed)) / MOST;
