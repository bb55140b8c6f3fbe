/** How much of a box lies where nothing may be written or stood: outside its region, on mountains, rivers, lakes. */
import { crossings, extent, type Keep, type Polyline } from "@westmarch/ink";

/** How badly a box fits, as a share of it: 0 is free land, 1 all mountain. */
export type Fit = (box: Keep) => number;

/** Side of a square of the raster on which it is weighed. */
const STEP = 3;
/** Other land is worse than a mountain, which is 1. */
const BEYOND = 1.6;
/** Where it counts as room, the sea is not much worse than the shore. */
const AT_SEA = 0.45;

/** A stretch of the page: from the left and top to the right and bottom. */
export type Stretch = readonly [left: number, top: number, right: number, bottom: number];

/** What lies in the way, and how bad it is to lie on it: 1 is a mountain. */
export interface Obstacle {
  readonly stretch: Stretch;
  readonly badness: number;
}

/** What of the page is looked at: the region, and some sea around it. */
export const roomAround = (outline: Polyline, afloat: boolean): ReturnType<typeof extent> => {
  const { left, right, top, bottom } = extent(outline);
  const margin = afloat ? 36 : 0;
  return { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
};

const isLeftOfOdd = (x: number, places: readonly number[]): boolean => {
  let odd = false;
  for (const place of places) if (x < place) odd = !odd;
  return odd;
};

/** Measures boxes against one region; where there is a `sea`, they may hang out over it. */
export const fitIn = (
  outline: Polyline,
  obstacles: readonly Obstacle[],
  sea: Polyline | null = null,
): Fit => {
  const { left, right, top, bottom } = roomAround(outline, sea !== null);
  const [columns, rows] = [Math.ceil((right - left) / STEP), Math.ceil((bottom - top) / STEP)];
  // Each of up to a million squares looks at the few shores of its line, not at the whole outline.
  const cells = Array.from({ length: rows }, (_, row) => {
    const y = top + (row + 0.5) * STEP;
    const [shores, coasts] = [crossings(y, outline), sea ? crossings(y, sea) : []];
    const line = new Float64Array(columns);
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5) * STEP;
      line[column] = isLeftOfOdd(x, shores) ? 0 : isLeftOfOdd(x, coasts) ? AT_SEA : BEYOND;
    }
    return line;
  });
  const within = (n: number, most: number): number => Math.min(most, Math.max(0, n));
  for (const { stretch, badness } of obstacles) {
    const [west, north, east, south] = stretch;
    if (west > right || east < left || north > bottom || south < top) continue;
    const from = within(Math.floor((west - left) / STEP), columns);
    const to = within(Math.floor((east - left) / STEP) + 1, columns);
    const lines = cells.slice(
      within(Math.floor((north - top) / STEP), rows),
      within(Math.floor((south - top) / STEP) + 1, rows),
    );
    for (const cell of lines) for (let i = from; i < to; i++) cell[i] = Math.max(cell[i] ?? 0, badness);
  }
  // Sums of all that is above and to the left, so that a box costs four looks.
  const sums = [new Float64Array(columns + 1)];
  for (const cell of cells) {
    const above = sums.at(-1) ?? [];
    let so = 0;
    const sum = new Float64Array(columns + 1);
    cell.forEach((badness, i) => {
      so += badness;
      sum[i + 1] = so + (above[i + 1] ?? 0);
    });
    sums.push(sum);
  }
  const upTo = (column: number, row: number): number => sums[row]?.[column] ?? 0;
  const column = (x: number): number => within(Math.round((x - left) / STEP), columns);
  const row = (y: number): number => within(Math.round((y - top) / STEP), rows);
  return ([x, y, w, h]) => {
    const [west, east, north, south] = [column(x - w), column(x + w), row(y - h), row(y + h)];
    const all = (4 * w * h) / STEP ** 2;
    const seen = upTo(east, south) - upTo(west, south) - upTo(east, north) + upTo(west, north);
    return (seen + Math.max(0, all - (east - west) * (south - north)) * BEYOND) / all;
  };
};
