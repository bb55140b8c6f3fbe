import { type Dice, dice } from "./chance.ts";
import { inside } from "./inside.ts";

export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];
/** A box that scattered things keep out of: centre and half extents. */
export type Keep = readonly [x: number, y: number, halfWidth: number, halfHeight: number];

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The length of a line through its points. */
export const lengthOf = (line: Polyline): number => {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
};

/**
 * A ragged line between two points by midpoint displacement. Ends and seed decide it, so that two neighbours who ask
 * for their common border get one and the same.
 */
export const ragged = (from: Point, to: Point, seed: number | string, rough = 0.1, depth = 5): Point[] => {
  const roll = dice(seed);
  const points: Point[] = [from];
  const split = (a: Point, b: Point, left: number, amount: number): void => {
    if (left === 0) {
      points.push(b);
      return;
    }
    const off = (roll() - 0.5) * 2 * amount;
    const middle: Point = [(a[0] + b[0]) / 2 + (a[1] - b[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off];
    split(a, middle, left - 1, amount * 0.8);
    split(middle, b, left - 1, amount * 0.8);
  };
  split(from, to, depth, rough);
  return points;
};

/** A smooth curve through points (Catmull-Rom), with a point about every `step`. */
export const smooth = (through: Polyline, step = 6, closed = false): Point[] => {
  const n = through.length;
  const at = (i: number): Point => through[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))]!;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(1, Math.round(distance(q, r) / step));
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      const bend = (axis: 0 | 1): number =>
        0.5 *
        (2 * q[axis] +
          (r[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * t * t +
          (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * t * t * t);
      out.push([bend(0), bend(1)]);
    }
  }
  if (!closed && n > 0) out.push(through[n - 1]!);
  return out;
};

/** The same line with a point every `step`, ends kept. */
export const even = (line: Polyline, step: number): Point[] => {
  const total = lengthOf(line);
  const pieces = Math.max(1, Math.round(total / step));
  const out: Point[] = [line[0]!];
  let walked = 0;
  let next = total / pieces;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const part = distance(a, b);
    while (part > 0 && walked + part >= next - 1e-9 && out.length < pieces) {
      out.push(between(a, b, (next - walked) / part));
      next += total / pieces;
    }
    walked += part;
  }
  out.push(line[line.length - 1]!);
  return out;
};

/** The line moved sideways: to the left of its direction for positive amounts (with y downwards: up when going right). */
export const beside = (line: Polyline, amount: number | ((i: number) => number)): Point[] =>
  line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const long = distance(a, b) || 1;
    const k = typeof amount === "number" ? amount : amount(i);
    return [p[0] + ((b[1] - a[1]) / long) * k, p[1] - ((b[0] - a[0]) / long) * k];
  });

/** Where a level line meets a closed outline, in no order: one is inside left of an odd number of them. */
export const crossings = (y: number, outline: Polyline): number[] => {
  const found: number[] = [];
  for (let i = 0, b = outline.at(-1); i < outline.length; i++) {
    const a = outline[i]!;
    if (b && a[1] > y !== b[1] > y) found.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
    b = a;
  }
  return found;
};

/** How far a point is from a line. */
export const farFrom = ([x, y]: Point, line: Polyline): number => {
  let least = Number.POSITIVE_INFINITY;
  // Asked millions of times: what is clearly farther than the nearest so far is not measured to the last bit.
  let beyond = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
    const across = x - a[0] - dx * t;
    const down = y - a[1] - dy * t;
    const away = across * across + down * down;
    if (away > beyond) continue;
    least = Math.min(least, Math.hypot(across, down));
    beyond = Math.min(beyond, away * 1.000001);
  }
  return least;
};

export const extent = (line: Polyline): { left: number; right: number; top: number; bottom: number } => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
};

export interface Scatter {
  /** Least distance between two things; upright distance counts more, so that rows do not form. */
  readonly gap: number;
  readonly seed: number | string;
  readonly keep?: readonly Keep[];
  /** Anything else that forbids a place. */
  readonly unless?: (p: Point) => boolean;
  readonly tries?: number;
}

/** Places inside an outline, apart from each other and outside the keep-out boxes, sorted back to front. */
export const scatter = (
  outline: Polyline,
  { gap, seed, keep = [], unless, tries = 900 }: Scatter,
): Point[] => {
  const roll: Dice = dice(seed);
  const box = extent(outline);
  const out: Point[] = [];
  for (let i = 0; i < tries; i++) {
    const p: Point = [mix(box.left, box.right, roll()), mix(box.top, box.bottom, roll())];
    if (!inside(p, outline) || out.some((q) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.3) < gap)) continue;
    if (keep.some(([x, y, w, h]) => Math.abs(p[0] - x) < w && Math.abs(p[1] - y) < h)) continue;
    if (unless?.(p)) continue;
    out.push(p);
  }
  return out.sort((a, b) => a[1] - b[1]);
};
