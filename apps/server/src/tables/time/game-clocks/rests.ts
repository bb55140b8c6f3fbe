/** Stretches in which no clock runs. Pure; times are milliseconds by the steady clock. */

export interface Rest {
  readonly from: number;
  readonly until: number;
}

/** The stretch that begins first of those that end after a moment; null: none is to come. */
export type Rests = (after: number) => Rest | null;

const first = (rests: readonly (Rest | null)[]): Rest | null =>
  rests.reduce((best, rest) => (rest && (!best || rest.from < best.from) ? rest : best), null);

export const listed =
  (list: readonly Rest[]): Rests =>
  (after) =>
    first(list.filter(({ until }) => until > after));

/** All of them: a clock rests while any of them lasts. */
export const allOf =
  (...all: readonly Rests[]): Rests =>
  (after) =>
    first(all.map((rests) => rests(after)));

/** How much of the time between two moments counts. */
export function spent(from: number, to: number, rests: Rests): number {
  let sum = 0;
  let at = from;
  while (at < to) {
    const rest = rests(at);
    const stops = Math.min(to, rest?.from ?? to);
    sum += Math.max(0, stops - at);
    if (!rest || rest.from >= to) break;
    at = rest.until;
  }
  return sum;
}

/** When so much time will have counted. */
export function reached(from: number, amount: number, rests: Rests): number {
  let left = amount;
  let at = from;
  for (;;) {
    const rest = rests(at);
    if (!rest) return at + left;
    const counts = Math.max(0, rest.from - at);
    if (counts >= left) return at + left;
    left -= counts;
    at = rest.until;
  }
}
