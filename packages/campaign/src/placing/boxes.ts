/** Boxes on a map, and points to try. Pure. */
import type { Keep, Point } from "@westmarch/ink";

/** Width and height of the box that a thing fills above its foot. */
export type Size = readonly [width: number, height: number];

export const meet = (a: Keep, b: Keep): boolean =>
  Math.abs(a[0] - b[0]) < a[2] + b[2] && Math.abs(a[1] - b[1]) < a[3] + b[3];
export const free = (box: Keep, taken: readonly Keep[]): boolean => {
  for (const other of taken) if (meet(box, other)) return false;
  return true;
};

/** Those boxes that reach into the square around a point. */
export const around = (taken: readonly Keep[], x: number, y: number, far: number): readonly Keep[] =>
  taken.filter((box) => meet(box, [x, y, far, far]));

export const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);

/** Points around another, the nearest first. */
export const pointsAround = (stride: number, farthest: number): readonly Point[] => {
  const points: Point[] = [];
  for (let x = -farthest; x <= farthest; x += stride)
    for (let y = -farthest; y <= farthest; y += stride) if (Math.hypot(x, y) <= farthest) points.push([x, y]);
  return points.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
};
