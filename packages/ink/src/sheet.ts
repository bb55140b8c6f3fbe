/** The few marks that doors and other small drawings are made of. Colours are custom properties: one drawing, two lights. */
import {
  between,
  type Dice,
  dice,
  distance,
  element,
  type Point,
  type Polyline,
  path,
  ragged,
  smooth,
  stroke,
  sub,
} from "./index.ts";

const PEN = "var(--pen)";

export interface Ink {
  readonly width?: number;
  readonly seed?: number | string;
  readonly ends?: readonly [number, number];
  readonly colour?: string;
  readonly opacity?: number;
  /** A point about every so far: long quiet lines need fewer. */
  readonly step?: number;
}

/** The same line with points no farther apart than `step`; corners stay corners. */
const dense = (points: Polyline, step: number): Point[] =>
  points.flatMap((p, i): Point[] => {
    const before = points[i - 1];
    if (!before) return [p];
    const pieces = Math.max(1, Math.round(distance(before, p) / step));
    return Array.from({ length: pieces }, (_, k) => between(before, p, (k + 1) / pieces));
  });

/** A pen line through points, just as they lie. */
export const line = (
  points: Polyline,
  { width = 1.5, seed = 1, ends, colour = PEN, opacity, step = 9 }: Ink = {},
): string =>
  element("path", {
    d: stroke(dense(points, step), { width, seed, ...(ends && { ends }) }),
    fill: colour,
    opacity,
  });

/** A pen line along a smooth curve. */
export const curved = (points: Polyline, ink: Ink = {}): string => line(smooth(points, 5), ink);

/** A stroke drawn by a steady hand, which is never quite straight. */
const hand = (a: Point, b: Point, seed: number | string, rough = 0.007): Point[] =>
  ragged(a, b, seed, rough, distance(a, b) < 24 ? 1 : distance(a, b) < 90 ? 2 : 3);

/** A flat of colour. */
export const flat = (points: Polyline, fill: string, opacity?: number): string =>
  element("path", { d: path(points), fill, opacity });

/** A flat with a pen line all around it. */
export const shape = (points: Polyline, fill: string, ink: Ink = {}): string =>
  flat(points, fill) + line([...points, points[0]!], { ends: [1, 1], ...ink });

/** A shape with straight sides, outlined by hand. */
export const cut = (corners: Polyline, fill: string, ink: Ink = {}): string => {
  const roll = dice(ink.seed ?? 1);
  const outline = corners.flatMap((corner, i) =>
    hand(corner, corners[(i + 1) % corners.length]!, sub(roll)).slice(0, -1),
  );
  return shape(outline, fill, { step: 9, ...ink });
};

/** Points of an ellipse's arc; degrees, 0 to the right, 90 down. */
export const arc = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  step = 6,
): Point[] => {
  const pieces = Math.max(2, Math.ceil((Math.abs(to - from) * Math.PI * Math.max(rx, ry)) / 180 / step));
  return Array.from({ length: pieces + 1 }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / pieces) * Math.PI) / 180;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });
};

/** A pointed arch with straight jambs, from the left foot over the point to the right foot. */
export const arch = (
  left: number,
  right: number,
  foot: number,
  spring: number,
  top: number,
  step = 6,
): Point[] => {
  const half = (right - left) / 2;
  const rise = spring - top;
  // Each side is part of a circle that touches its jamb upright and passes through the point.
  const radius = (half * half + rise * rise) / (2 * half);
  const open = (Math.asin(rise / radius) * 180) / Math.PI;
  const end = half > radius ? 180 - open : open;
  return [
    [left, foot],
    ...arc(left + radius, spring, radius, radius, 180, 180 + end, step),
    ...arc(right - radius, spring, radius, radius, 360 - end, 360, step),
    [right, foot],
  ];
};

/** Inner parts that end where an outline does. */
export const clipped = (id: string, outline: Polyline, inner: string): string =>
  element("clipPath", { id }, element("path", { d: path(outline) })) +
  element("g", { "clip-path": `url(#${id})` }, inner);

/** Short strokes beside each other: shade on the side away from the light. */
export const hachures = (
  starts: Polyline,
  lean: Point,
  seed: number | string,
  { width = 1, colour = PEN, opacity = 0.6 }: Ink = {},
): string => {
  const roll: Dice = dice(seed);
  return element(
    "g",
    { fill: colour, opacity },
    starts
      .map(([x, y]) => {
        const k = 0.65 + roll() * 0.6;
        const end: Point = [x + lean[0] * k, y + lean[1] * k];
        const middle: Point = [x + lean[0] * k * 0.4, y + lean[1] * k * 0.5];
        return element("path", {
          d: stroke([[x, y], middle, end], { width, seed: sub(roll), ends: [0.9, 0.05] }),
        });
      })
      .join(""),
  );
};

/** A mountain: lit flank, shaded flank, ridge and hachures; light comes from the west. */
export const peak = (
  x: number,
  foot: number,
  width: number,
  height: number,
  seed: number | string,
  { lit, shade, snow = 0 }: { readonly lit: string; readonly shade: string; readonly snow?: number },
): string => {
  const roll = dice(seed);
  const top: Point = [x + (roll() - 0.5) * width * 0.12, foot - height];
  const left = ragged([x - width / 2, foot], top, sub(roll), 0.09, 4);
  const right = ragged(top, [x + width / 2, foot], sub(roll), 0.09, 4);
  const spine = ragged(top, [x + width * 0.07, foot], sub(roll), 0.16, 4);
  const cap = snow === 0 ? "" : snowCap(left, right, top, height * snow, sub(roll));
  const starts = right
    .filter((_, i) => i > 1 && i % 2 === 0 && i < right.length - 2)
    .map(([a, b]): Point => [a - 1.5, b + 1]);
  return (
    flat([...left, ...right.slice(1)], lit) +
    flat([...right, ...[...spine].reverse()], shade) +
    cap +
    hachures(starts, [-width * 0.09, height * 0.22], sub(roll), { width: 1.1, opacity: 0.55 }) +
    line(spine.slice(0, 8), { width: 1, seed: sub(roll), ends: [0.8, 0.05], opacity: 0.7 }) +
    line(left, { width: 1.2, seed: sub(roll), ends: [0.2, 0.9] }) +
    line(right, { width: 1.8, seed: sub(roll), ends: [0.9, 0.2] })
  );
};

const snowCap = (left: Polyline, right: Polyline, top: Point, depth: number, seed: number): string => {
  const roll = dice(seed);
  const a = left.filter(([, y]) => y < top[1] + depth);
  const b = right.filter(([, y]) => y < top[1] + depth);
  const [from, to] = [a[0]!, b[b.length - 1]!];
  const teeth = Array.from({ length: 7 }, (_, i): Point => {
    const t = (i + 1) / 8;
    return [
      to[0] + (from[0] - to[0]) * t,
      to[1] + (from[1] - to[1]) * t + (i % 2 ? -depth * 0.24 : depth * (0.16 + roll() * 0.2)),
    ];
  });
  return flat([...a, ...b, ...teeth], "var(--snow)");
};

/** Scallops along a closed chain of points, bulging away from the middle. */
const scallops = (chain: Polyline, [x, y]: Point, swell: number, steps: number): Point[] =>
  chain.flatMap((p, i) => {
    const q = chain[(i + 1) % chain.length]!;
    const [mx, my] = between(p, q, 0.5);
    const long = distance([mx, my], [x, y]) || 1;
    const high = distance(p, q) * swell;
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      const [ax, ay] = between(p, q, t);
      const out = Math.sin(t * Math.PI) * high;
      return [ax + ((mx - x) / long) * out, ay + ((my - y) / long) * out];
    });
  });

/** A round-headed tree or bush: bumps of leaf, shaded to the east. */
export const bush = (
  x: number,
  y: number,
  size: number,
  seed: number | string,
  leaf = "var(--leaf-1)",
  trunk = true,
): string => {
  const roll = dice(seed);
  const bumps = size > 60 ? 12 : size > 25 ? 9 : 7;
  const middle: Point = [x, y - size * 0.62];
  const around = (reach: number): Point[] =>
    Array.from({ length: bumps }, (_, i): Point => {
      const a = ((i + roll() * 0.5) / bumps) * Math.PI * 2;
      return [middle[0] + Math.cos(a) * size * reach * 1.08, middle[1] + Math.sin(a) * size * reach * 0.9];
    });
  const crown = scallops(around(0.4), middle, 0.36, size > 25 ? 5 : 4);
  const stem: Polyline = [
    [x, y - size * 0.4],
    [x + 0.8, y + 1],
  ];
  const folds = scallops(around(0.2), middle, 0.4, 4);
  const east = folds.filter(([a]) => a > x + size * 0.05).sort((a, b) => a[1] - b[1]);
  return (
    (trunk ? line(stem, { width: 2 + size / 26, seed: sub(roll), ends: [0.9, 0.8] }) : "") +
    shape(crown, leaf, { width: size > 25 ? 1.5 : 1.2, seed: sub(roll), step: 6 }) +
    (size > 25 ? line(east, { width: 1, seed: sub(roll), opacity: 0.6, step: 6 }) : "") +
    hachures(
      (
        [
          [0.28, -0.72],
          [0.34, -0.58],
          [0.14, -0.5],
          [0.24, -0.4],
        ] as const
      ).map(([a, b]): Point => [x + size * a, y + size * b]),
      [-size * 0.05, size * 0.13],
      sub(roll),
    )
  );
};

/** A tuft of grass. */
export const grass = (x: number, y: number, size: number, seed: number | string, opacity = 0.7): string =>
  hachures(
    [
      [x, y],
      [x + size * 0.2, y],
      [x - size * 0.2, y],
    ],
    [0, -size],
    seed,
    { width: 1.1, opacity },
  ) +
  hachures([[x + size * 0.36, y]], [size * 0.4, -size * 0.7], `${seed}r`, { width: 1, opacity }) +
  hachures([[x - size * 0.36, y]], [-size * 0.4, -size * 0.7], `${seed}l`, { width: 1, opacity });

export const disc = (x: number, y: number, r: number, fill: string, opacity?: number): string =>
  element("circle", { cx: x, cy: y, r, fill, opacity });

const WIDTH = 264;
const HEIGHT = 392;
/** Where the doors stand. */
export const GROUND = 382;

/** A whole drawing. */
export const sheet = (inner: string, width = WIDTH, height = HEIGHT): string =>
  element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}` }, inner);
