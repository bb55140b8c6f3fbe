/** What every picture is made of: flats, outlined forms and pen lines, as SVG text. */
import {
  dice,
  element,
  figure,
  hash,
  type Point,
  type Polyline,
  path,
  ragged,
  smooth,
  stroke,
} from "@westmarch/ink";
import { INK } from "./paint.ts";

/** The box of a picture; a card's window shows its upper part. */
export const WIDTH = 300;
export const HEIGHT = 230;

/** Points written as `x,y x,y`. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(",").map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`no point: ${pair}`);
      return [x, y];
    });

interface Form {
  /** Width of the outline. */
  readonly pen?: number;
  readonly opacity?: number;
  readonly ink?: string;
}

/** A closed outline (SVG path data) filled with a colour, and the pen around it. */
export const form = (d: string, fill: string, { pen = 1.8, opacity, ink = INK }: Form = {}): string =>
  element("path", { d, fill, stroke: ink, "stroke-width": pen, opacity });

/** A form with straight sides, by its corners. */
export const cut = (corners: string, fill: string, options: Form = {}): string =>
  form(path(points(corners)), fill, options);

/** A flat of colour without a line. */
export const flat = (d: string, fill: string, opacity?: number): string =>
  element("path", { d, fill, opacity });

/** Shade on the side away from the light, which comes from the left. */
export const shade = (d: string, opacity = 0.18): string => flat(d, INK, opacity);

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity?: number,
): string => element("rect", { x, y, width, height, fill, opacity });

export const disc = (x: number, y: number, r: number, fill: string, pen = 0): string =>
  element("circle", {
    cx: x,
    cy: y,
    r,
    fill,
    ...(pen > 0 && { stroke: INK, "stroke-width": pen }),
  });

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, pen = 0): string =>
  element("ellipse", {
    cx: x,
    cy: y,
    rx,
    ry,
    fill,
    ...(pen > 0 && { stroke: INK, "stroke-width": pen }),
  });

interface Lines {
  readonly width?: number;
  readonly opacity?: number;
  readonly colour?: string;
}

/** A ribbon along a smooth curve; long quiet curves get fewer points. */
const ribbon = (through: Polyline, width: number, seed: number, ends: readonly [number, number]): string => {
  const long = through.reduce((sum, p, i) => {
    const q = through[i - 1];
    return q ? sum + Math.hypot(p[0] - q[0], p[1] - q[1]) : 0;
  }, 0);
  return stroke(smooth(through, Math.min(15, Math.max(5, long / 7))), { width, seed, ends });
};

/** Pen lines, each through points, `|` between them. */
export const pen = (text: string, { width = 1.6, opacity = 0.8, colour = INK }: Lines = {}): string =>
  element("path", {
    d: text
      .split("|")
      .map((one) => ribbon(points(one), width, hash(one), [0.6, 0.3]))
      .join(""),
    fill: colour,
    opacity,
  });

/** An even line without a fill: strings, rims, bare outlines. */
export const wire = (d: string, colour: string, width: number, opacity?: number): string =>
  element("path", { d, fill: "none", stroke: colour, "stroke-width": width, opacity });

export interface Spot {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Mirrored. */
  readonly flip?: true;
}

/** Something drawn around (0, 0), put in its place. */
export const put = (svg: string, { x = 0, y = 0, size = 1, turn = 0, flip }: Spot): string => {
  const moves = [
    x !== 0 || y !== 0 ? `translate(${figure(x)} ${figure(y)})` : "",
    turn === 0 ? "" : `rotate(${figure(turn)})`,
    size === 1 && !flip ? "" : flip ? `scale(${-size} ${size})` : `scale(${size})`,
  ].join("");
  return moves === "" ? svg : element("g", { transform: moves }, svg);
};

/** Light around a place, in rings. */
export const glow = (
  x: number,
  y: number,
  rings: readonly number[],
  colour: string,
  opacity = 0.25,
): string =>
  element("g", { fill: colour, opacity }, rings.map((r) => element("circle", { cx: x, cy: y, r })).join(""));

/** Beams from a place to the rims. */
export const beams = (
  x: number,
  y: number,
  colour: string,
  opacity: number,
  count = 16,
  reach = 320,
): string =>
  flat(
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [i, i + 0.5].map((k) => (k / count) * Math.PI * 2);
      const end = (angle = 0): string =>
        `L${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
      return `M${x} ${y}${end(a)}${end(b)}Z`;
    }).join(""),
    colour,
    opacity,
  );

/** A star with this many long rays. */
export const star = (x: number, y: number, r: number, colour = "#FDF6DC", rays = 4, waist = 0.22): string =>
  flat(
    path(
      Array.from({ length: rays * 2 }, (_, i): Point => {
        const angle = (i * Math.PI) / rays - Math.PI / 2;
        const reach = i % 2 === 1 ? r * waist : r;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      }),
    ),
    colour,
  );

/** Many dots of one size in one path. */
export const dots = (places: Polyline, colour: string, size: number): string =>
  element("path", {
    d: places.map(([x, y]) => `M${figure(x)} ${figure(y)}h0`).join(""),
    stroke: colour,
    "stroke-width": size,
    "stroke-linecap": "round",
  });

const BOTTOM: Polyline = [
  [306, 240],
  [-6, 240],
];

/** Ragged heights with the pen along their top, down to the lower rim. */
export const ridge = (text: string, fill: string, seed: string, hatched = true): string => {
  const top = points(text);
  const line = top.flatMap((p, i): Point[] => {
    const next = top[i + 1];
    return next ? ragged(p, next, `${seed}${i}`, 0.08, 2).slice(0, -1) : [p];
  });
  const roll = dice(seed);
  const cuts = hatched
    ? top.flatMap((p, i) => {
        const [before, after] = [top[i - 1], top[i + 1]];
        if (!before || !after || before[1] < p[1] || after[1] < p[1]) return [];
        return [0.12, 0.3, 0.5, 0.72].map((t, k) => {
          const x = p[0] + (after[0] - p[0]) * t;
          const y = p[1] + (after[1] - p[1]) * t + 3;
          const deep = 20 + roll() * 10 - k * 4;
          return stroke(
            [
              [x, y],
              [x + 1 - k, y + deep * 0.5],
              [x + 3 - k * 2, y + deep],
            ],
            { width: 1.5, seed: hash(`${seed}${i}${k}`), ends: [0.9, 0.05] },
          );
        });
      })
    : [];
  return (
    flat(path([...line, ...BOTTOM]), fill) +
    (cuts.length > 0 ? flat(cuts.join(""), INK, 0.5) : "") +
    flat(stroke(line, { width: 2.2, seed, ends: [1, 1] }), INK)
  );
};

/** Soft heights with the pen along their top, down to the lower rim. */
export const downs = (text: string, fill: string, seed: string): string => {
  const line = smooth(points(text), 16);
  return flat(path([...line, ...BOTTOM]), fill) + flat(stroke(line, { width: 2.2, seed, ends: [1, 1] }), INK);
};

/** A way that narrows from its first width to its last. */
export const way = (text: string, from: number, to: number, fill: string): string => {
  const line = smooth(points(text), 9);
  const side = (sign: 1 | -1): Point[] =>
    line.map(([x, y], i): Point => [x + (sign * (from + ((to - from) * i) / (line.length - 1))) / 2, y]);
  const [left, right] = [side(-1), side(1)];
  return (
    flat(path([...left, ...right.toReversed()]), fill) +
    flat(stroke(left, { width: 1.6, seed: 3 }) + stroke(right, { width: 1.6, seed: 4 }), INK)
  );
};

/** Everything of a drawing seen in a mirror, left for right. */
export const mirrored = (svg: string): string =>
  element("g", { transform: `translate(${WIDTH} 0) scale(-1 1)` }, svg);
