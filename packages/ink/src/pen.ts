import { dice } from "./chance.ts";
import { mix, type Point, type Polyline, smooth } from "./geometry.ts";
import { path } from "./path.ts";

export interface Nib {
  /** Width of the line at its fullest. */
  readonly width?: number;
  /** How much the width drifts, 0 to 1. */
  readonly drift?: number;
  /** How full the line is at its two ends, 0 to 1. */
  readonly ends?: readonly [number, number];
  readonly seed?: number | string;
}

/**
 * The pen: path data of a filled ribbon along a line. Its width wanders between random values and thins at the ends,
 * as a quill's does; a stroke of even width would look printed.
 */
export const stroke = (
  line: Polyline,
  { width = 1.6, drift = 0.5, ends = [0.15, 0.15], seed = 1 }: Nib = {},
): string => {
  const roll = dice(seed);
  const last = line.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  let [now, goal, hold] = [roll(), roll(), 0];
  for (let i = 0; i <= last; i++) {
    if (hold-- <= 0) {
      goal = roll();
      hold = 2 + roll() * 5;
    }
    now = mix(now, goal, 0.35);
    const t = last > 0 ? i / last : 0;
    const full = Math.min(1, ends[0] + t * 7) * Math.min(1, ends[1] + (1 - t) * 7);
    const half = (width / 2) * full * (1 - drift / 2 + drift * now);
    const [a, b, p] = [line[Math.max(0, i - 1)]!, line[Math.min(last, i + 1)]!, line[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    left.push([p[0] - (dy / long) * half, p[1] + (dx / long) * half]);
    right.push([p[0] + (dy / long) * half, p[1] - (dx / long) * half]);
  }
  return path([...left, ...right.reverse()]);
};

/** A ribbon along a smooth curve through a few points. */
export const curve = (through: Polyline, nib: Nib & { readonly step?: number } = {}): string =>
  stroke(smooth(through, nib.step ?? 5), nib);

/** A closed line has no ends to thin. */
export const ring = (outline: Polyline, nib: Nib = {}): string =>
  stroke([...outline, outline[0]!], { ...nib, ends: [1, 1] });
