/** The ground of charts by turns, and ink that follows stairs. */
import type { Scale } from "@westmarch/boardkit/charts";
import { even, type Point, stroke } from "@westmarch/ink";

/** How high a chart is. */
export const HIGH = 256;
/** Between words at the ends of two curves. */
export const GAP = 19;
/** Ink that follows stairs. */
export const Stairs = (props: { points: readonly Point[]; seed: string; className: string | undefined }) => (
  <path
    className={props.className}
    d={stroke(even(props.points, 4), { width: 2.6, drift: 0.4, ends: [1, 1], seed: props.seed })}
  />
);

/** The scale of a chart so wide, with room for words at the ends of its curves. */
export const scaleOf = (width: number, words: number, turns: number, most: number): Scale => ({
  left: 30,
  right: Math.max(80, width - words),
  top: 22,
  bottom: HIGH - 28,
  turns,
  most,
});
