export type Interval = readonly [low: number, high: number];

/** How many standard deviations either side hold 95 %. */
const Z = 1.959964;

/** Wilson's 95 % interval for a rate seen as `points` out of `games`. */
export function wilson(points: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const rate = points / games;
  const z2 = (Z * Z) / games;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate) + z2 / 4) / games)) / (1 + z2);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
