/** The scale on which ratings are drawn. Pure. */

/** From the lowest to the highest rating that is drawn. */
export interface Scale {
  readonly from: number;
  readonly until: number;
}

interface Rated {
  readonly rating: number;
}

/** Room beside the outermost ratings, and the least that a scale spans. */
const ROOM = 60;
const LEAST = 400;

/** A scale on which all of these have their place, from one full hundred to another. */
export function scaleOf(rated: readonly Rated[]): Scale {
  const all = rated.map(({ rating }) => rating);
  const [low, high] = all.length === 0 ? [1500, 1500] : [Math.min(...all), Math.max(...all)];
  const short = Math.max(0, LEAST - (high - low + 2 * ROOM)) / 2;
  return {
    from: Math.floor((low - ROOM - short) / 100) * 100,
    until: Math.ceil((high + ROOM + short) / 100) * 100,
  };
}

/** Where a rating stands on a scale: from 0 to 1, and no farther. */
export const placeOn = ({ from, until }: Scale, rating: number): number =>
  Math.min(1, Math.max(0, (rating - from) / (until - from)));

/** At most five round figures to write beside a scale. */
export function marksOn({ from, until }: Scale): readonly number[] {
  const step = [100, 200, 250, 500, 1000].find((one) => (until - from) / one <= 4) ?? 2000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((until - first) / step) + 1 }, (_, at) => first + at * step);
}
