/** Where nothing may be written or stood: on mountains, borders, rivers and lakes. */
import type { Obstacle, Stretch } from "@westmarch/campaign/drawing";
import { extent, type Point } from "@westmarch/ink";
import { PEAKS } from "./cover.ts";
import { COURSES, LAKE_OUTLINES, LINES } from "./net.ts";

/** A border or a river is a little better than a mountain. */
const ON_LINE = 0.8;
const IN_LAKE = 4;

/** A range stands above its line and somewhat below. */
const wallAt = ([x, y]: Point): Stretch => [x - 9, y - 23, x + 9, y + 13];
const lineAt = ([x, y]: Point, half: number): Stretch => [x - half, y - half, x + half, y + half];

export const OBSTACLES: readonly Obstacle[] = [
  ...LINES.flatMap(({ line, kind }) =>
    line.map((p) =>
      kind === "wall" ? { stretch: wallAt(p), badness: 1 } : { stretch: lineAt(p, 2.5), badness: ON_LINE },
    ),
  ),
  ...COURSES.flatMap(({ line, width }) =>
    line.map((p) => ({ stretch: lineAt(p, width[1] / 2), badness: ON_LINE })),
  ),
  ...LAKE_OUTLINES.map((lake) => {
    const { left, top, right, bottom } = extent(lake);
    return { stretch: [left, top, right, bottom] as const, badness: IN_LAKE };
  }),
  ...PEAKS.map(({ at: [x, y], size }) => ({
    stretch: [x - size * 0.6, y - size - 4, x + size * 0.6, y] as const,
    badness: 1,
  })),
];
