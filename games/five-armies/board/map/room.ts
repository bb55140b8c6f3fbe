/** Where nothing may be written or stood: on borders, slopes, the river and its pools. */
import type { Obstacle, Stretch } from "@westmarch/campaign/drawing";
import { even, type Point } from "@westmarch/ink";
import { type Border, COURSES, LINES } from "./net.ts";

/** How bad it is to lie on a border, on water, on the peaks along a slope: 1 is a mountain. */
const [ON_LINE, IN_WATER, ON_PEAKS] = [0.8, 1.2, 0.8];

const lineAt = ([x, y]: Point, half: number): Stretch => [x - half, y - half, x + half, y + half];
/** Peaks stand above a slope's line. */
const slopeAt = ([x, y]: Point): Stretch => [x - 6, y - 12, x + 6, y + 6];

const onBorder = ({ line, kind }: Border): Obstacle[] =>
  even(line, 4).map((p) =>
    kind === "slope" || kind === "massif"
      ? { stretch: slopeAt(p), badness: ON_PEAKS }
      : kind === "river" || kind === "ford" || kind === "shore"
        ? { stretch: lineAt(p, 6), badness: IN_WATER }
        : { stretch: lineAt(p, 3), badness: ON_LINE },
  );

export const OBSTACLES: readonly Obstacle[] = [
  ...LINES.flatMap(onBorder),
  ...Object.values(COURSES).flatMap(({ line, width }) =>
    even(line, 4).map((p) => ({ stretch: lineAt(p, width[1] / 2), badness: ON_LINE })),
  ),
];
