/** The moments of a log that weighed most. */

/** A moment: what it was, in which turn, what tells it, and how much it weighed: 1 is a whole victory. */
export interface MomentOf<Told, Matter> {
  readonly turn: number;
  readonly told: Told;
  readonly matter: Matter;
  readonly weight: number;
}

interface At {
  readonly version: number;
  readonly index: number;
}

/** The greatest of these, as they came; of those that are the same matter, the greater one. */
export function greatest<M extends MomentOf<unknown, unknown>>(
  found: readonly M[],
  most: number,
  placeOf: (moment: M) => At,
  sameMatter: (a: M, b: M) => boolean,
): readonly M[] {
  const chosen: M[] = [];
  for (const moment of found.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === most) break;
    if (moment.weight > 0 && !chosen.some((other) => sameMatter(moment, other))) chosen.push(moment);
  }
  return chosen.toSorted((one, two) => {
    const [a, b] = [placeOf(one), placeOf(two)];
    return a.version - b.version || a.index - b.index;
  });
}
