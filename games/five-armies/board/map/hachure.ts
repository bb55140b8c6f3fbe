import { type Point, path } from "@westmarch/ink";

/** A short stroke that thins to a point, bent at its middle. The pen's own would weigh four times as much. */
export const hachure = (from: Point, bend: Point, tip: Point, width: number): string => {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(-dy / far) * (width / 2), (dx / far) * (width / 2)];
  return path([
    [from[0] + ux, from[1] + uy],
    [bend[0] + ux * 0.7, bend[1] + uy * 0.7],
    tip,
    [from[0] - ux, from[1] - uy],
  ]);
};
