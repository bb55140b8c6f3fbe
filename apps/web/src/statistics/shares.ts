/** Shares, and how a row of figures is gathered for a chart. Pure. */

/** So many of a hundred. */
export const ofHundred = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** A column of a chart of lengths: how many games were over from one round to another. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** The most columns of a chart of lengths. */
const BINS = 12;

/** Gathers rounds into columns of the same width, few enough to be drawn. */
export function binsOf(rounds: readonly (readonly [round: number, games: number])[]): readonly Bin[] {
  const all = rounds.map(([round]) => round);
  if (all.length === 0) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const width = Math.ceil((last - first + 1) / BINS);
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, nth) => {
    const from = first + nth * width;
    const to = from + width - 1;
    const games = rounds.reduce((sum, [round, many]) => sum + (round >= from && round <= to ? many : 0), 0);
    return { from, to, games };
  });
}

/** Which of these columns a round falls into. */
export const binAt = (bins: readonly Bin[], round: number): number =>
  bins.findIndex(({ from, to }) => round >= from && round <= to);
