import type { Seat } from "@westmarch/kernel";

/**
 * Who looks at a screen that several seats share. While `covered`, nothing of any seat's view may be shown: the table
 * is on its way to `seat`.
 */
export interface Seating {
  readonly seat: Seat | null;
  readonly covered: boolean;
}

/** At the beginning, and after every return to the page. A lone seat or a spectator never sees a cover. */
export function seated(mine: readonly Seat[], owes: readonly Seat[], over: boolean): Seating {
  if (mine.length === 0) return { seat: null, covered: false };
  if (mine.length === 1) return { seat: mine[0], covered: false };
  return { seat: mine.find((seat) => owes.includes(seat)) ?? mine[0], covered: !over };
}

/** The own seat that the table should be passed to, or null while the one that looks is still to act, or none is. */
export function nextSeat(seating: Seating, mine: readonly Seat[], owes: readonly Seat[]): Seat | null {
  if (seating.seat === null || seating.covered || owes.includes(seating.seat)) return null;
  const after = mine.indexOf(seating.seat) + 1;
  for (let i = 0; i < mine.length; i++) {
    const seat = mine[(after + i) % mine.length];
    if (owes.includes(seat)) return seat;
  }
  return null;
}

/**
 * After news of the table. `seen` is whether the one who looks has just heard something: then the table waits to be
 * passed on by hand, else (a card laid in secret) it is covered at once.
 */
export function moved(
  seating: Seating,
  mine: readonly Seat[],
  owes: readonly Seat[],
  over: boolean,
  seen: boolean,
): Seating {
  if (over) return seating.covered ? { ...seating, covered: false } : seating;
  if (seating.covered) {
    // The cover was for a player who no longer owes anything (another device, or a take-back): ask the right one.
    if (seating.seat !== null && owes.includes(seating.seat)) return seating;
    const owing = mine.find((seat) => owes.includes(seat));
    return owing === undefined ? seating : { seat: owing, covered: true };
  }
  const next = nextSeat(seating, mine, owes);
  return next === null || seen ? seating : { seat: next, covered: true };
}
