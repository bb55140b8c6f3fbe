/**
 * What pictures are made of. Marks are data until the end, so that a figure can be moved, turned, shrunk, mirrored or
 * put into another light as a whole, and the pen stays the same.
 */

import type { Point } from "@westmarch/ink";
import { blend } from "@westmarch/ink";

/** A point of an outline: round by default, or a corner. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

/** A closed flat of colour with a line around it that is heavier on the side away from the light. */
export interface Form {
  readonly kind: "form";
  readonly knots: readonly Knot[];
  readonly fill: string;
  /** Width of the line; 0 for none. */
  readonly pen: number;
  /** How far the shadow on its eastern side reaches inwards; 0 for none. */
  readonly shade: number;
  /** Whether the shadow is cut with lines, as in wood. */
  readonly hatched: boolean;
  readonly opacity: number;
}

/** A line of the pen, thin at its ends. */
export interface Stroke {
  readonly kind: "stroke";
  readonly knots: readonly Knot[];
  readonly colour: string;
  readonly pen: number;
  /** How full it is at its two ends. */
  readonly ends: readonly [number, number];
  readonly opacity: number;
}

export interface Disc {
  readonly kind: "disc";
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
  readonly pen: number;
  readonly opacity: number;
}

/** Art seen only inside an outline. */
export interface Window {
  readonly kind: "window";
  readonly knots: readonly Knot[];
  readonly inside: Art;
}

/** Art that lets what lies behind it shine through. */
export interface Veil {
  readonly kind: "veil";
  readonly inside: Art;
  readonly opacity: number;
}

export type Mark = Form | Stroke | Disc | Window | Veil;
/** One mark, or many, from back to front. */
export type Art = Mark | readonly Art[];

/** Empty hands, bare heads. */
export const NOTHING: Art = [];

/** Reads “x,y x,y! …”: an exclamation mark makes a corner. */
export const knotted = (text: string): Knot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = "0", y = "0"] = word.replace("!", "").split(",");
      return { x: Number(x), y: Number(y), corner: word.endsWith("!") };
    });

/** The same with straight sides only. */
const cornered = (text: string): Knot[] => knotted(text).map((knot) => ({ ...knot, corner: true }));

/** An outline from its eastern half, read from top to bottom. */
const mirrored = (text: string): Knot[] => {
  const east = knotted(text);
  const west = east.filter(({ x }) => x !== 0).map((knot) => ({ ...knot, x: -knot.x }));
  return [...east, ...west.reverse()];
};

export const through = (points: readonly Point[], corner = true): Knot[] =>
  points.map(([x, y]) => ({ x, y, corner }));

type Outline = string | readonly Knot[];
const outline = (from: Outline): readonly Knot[] => (typeof from === "string" ? knotted(from) : from);

type Finish = Partial<Pick<Form, "pen" | "shade" | "hatched" | "opacity">>;

/** A flat with a line around it. */
export const form = (
  from: Outline,
  fill: string,
  { pen = 1, shade = 0, hatched = false, opacity = 1 }: Finish = {},
): Form => ({ kind: "form", knots: outline(from), fill, pen, shade, hatched, opacity });

/** A form with straight sides. */
export const cut = (text: string, fill: string, finish: Finish = {}): Form =>
  form(cornered(text), fill, finish);

/** A form from its eastern half. */
export const twin = (east: string, fill: string, finish: Finish = {}): Form =>
  form(mirrored(east), fill, finish);

/** A flat without a line. */
export const wash = (from: Outline, fill: string, opacity = 1): Form => form(from, fill, { pen: 0, opacity });

type Nib = Partial<Pick<Stroke, "pen" | "colour" | "ends" | "opacity">>;

export const INK = "#241a12";

export const stroke = (
  from: Outline,
  { pen = 0.9, colour = INK, ends = [0.3, 0.2], opacity = 1 }: Nib = {},
): Stroke => ({ kind: "stroke", knots: outline(from), colour, pen, ends, opacity });

/** Several lines at once, divided by “|”. */
export const strokes = (text: string, nib: Nib = {}): Stroke[] =>
  text.split("|").map((one) => stroke(one, nib));

export const disc = (
  x: number,
  y: number,
  r: number,
  fill: string,
  { pen = 0, opacity = 1 }: Partial<Pick<Disc, "pen" | "opacity">> = {},
): Disc => ({ kind: "disc", x, y, r, fill, pen, opacity });

/** Light around a place, in flat rings. */
export const glow = (
  x: number,
  y: number,
  radii: readonly number[],
  colour: string,
  opacity = 0.22,
): Disc[] => radii.map((r) => disc(x, y, r, colour, { opacity }));

export const within = (from: Outline, inside: Art): Window => ({
  kind: "window",
  knots: outline(from),
  inside,
});

export const veil = (opacity: number, inside: Art): Veil => ({ kind: "veil", opacity, inside });

/** A ring of knots about a circle, for windows. */
export const round = (x: number, y: number, rx: number, ry = rx): Knot[] =>
  Array.from({ length: 8 }, (_, i) => ({
    x: x + Math.cos((i * Math.PI) / 4) * rx,
    y: y + Math.sin((i * Math.PI) / 4) * ry,
    corner: false,
  }));

/** A limb: a soft line of changing thickness, as arms, legs, branches and tails are. */
export const limb = (
  text: string,
  from: number,
  to: number,
  fill: string,
  finish: Finish & { readonly blunt?: boolean } = {},
): Form => {
  const line = knotted(text);
  const last = line.length - 1;
  const sides = line.map((knot, i) => {
    const a = line[Math.max(0, i - 1)] ?? knot;
    const b = line[Math.min(last, i + 1)] ?? knot;
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const half = (from + (to - from) * (i / Math.max(1, last))) / 2;
    const [dx, dy] = [(-(b.y - a.y) / long) * half, ((b.x - a.x) / long) * half];
    const corner = finish.blunt === true && (i === 0 || i === last);
    return [
      { x: knot.x + dx, y: knot.y + dy, corner },
      { x: knot.x - dx, y: knot.y - dy, corner },
    ] as const;
  });
  return form([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()], fill, finish);
};

export interface Setting {
  readonly size?: number;
  /** Wider or narrower than tall. */
  readonly wide?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Puts art that was drawn around (0, 0) somewhere. Lines keep their width unless the thing is made much smaller. */
export const put = (art: Art, x: number, y: number, setting: Setting = {}): Art => {
  const { size = 1, wide = 1, turn = 0, flip = false } = setting;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const sx = size * wide * (flip ? -1 : 1);
  const thin = Math.min(1, Math.max(0.5, Math.sqrt(size)));
  const at = (a: number, b: number): readonly [number, number] => [
    x + a * sx * cos - b * size * sin,
    y + a * sx * sin + b * size * cos,
  ];
  const knots = (all: readonly Knot[]): Knot[] =>
    all.map((knot) => {
      const [a, b] = at(knot.x, knot.y);
      return { x: a, y: b, corner: knot.corner };
    });
  const move = (part: Art): Art => {
    if (!("kind" in part)) return part.map(move);
    switch (part.kind) {
      case "form":
        return {
          ...part,
          knots: knots(part.knots),
          pen: part.pen * thin,
          shade: part.shade * size,
        };
      case "stroke":
        return { ...part, knots: knots(part.knots), pen: part.pen * thin };
      case "disc": {
        const [a, b] = at(part.x, part.y);
        return { ...part, x: a, y: b, r: part.r * size, pen: part.pen * thin };
      }
      case "window":
        return { ...part, knots: knots(part.knots), inside: move(part.inside) };
      case "veil":
        return { ...part, inside: move(part.inside) };
    }
  };
  return move(art);
};

/** Changes every colour. */
const coloured = (art: Art, by: (colour: string) => string): Art => {
  if (!("kind" in art)) return art.map((part) => coloured(part, by));
  switch (art.kind) {
    case "form":
    case "disc":
      return { ...art, fill: by(art.fill) };
    case "stroke":
      return { ...art, colour: by(art.colour) };
    case "window":
    case "veil":
      return { ...art, inside: coloured(art.inside, by) };
  }
};

/** The same art under a light: every colour leans towards it, the ink least. */
export const under = (art: Art, light: string, amount: number): Art =>
  coloured(art, (colour) => blend(colour, light, colour === INK ? amount * 0.25 : amount));

/** All of one colour: something seen against the light or far away. */
export const shadow = (art: Art, colour: string): Art => coloured(art, () => colour);
