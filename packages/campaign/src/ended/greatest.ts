/** The moments of a log that weighed most. */

/** A moment: how much it weighed, and where in the log it is told. */
interface Weighed {
  readonly weight: number;
}

interface At {
  readonly version: number;
  readonly index: number;
}

/** The greatest of these, as they came; of those that are the same matter, the greater one. */
export function greatest<M extends Weighed>(
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
