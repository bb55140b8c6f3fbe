/** Prints marks as an SVG. */
import {
  type Attributes,
  blend,
  dice,
  element,
  figure,
  lengthOf,
  type Point,
  stroke as ribbon,
  smooth,
} from "@westmarch/ink";
import { type Art, type Form, INK, type Knot, type Stroke } from "./marks.ts";

/** A picture as a file. */
export interface Picture {
  /** Inside `drawn/`. */
  readonly file: string;
  readonly svg: string;
}

const tenths = (n: number): number => Math.round(n * 10) / 10;
const joined = (numbers: readonly number[]): string =>
  numbers
    .map(figure)
    .reduce((all, one) => (all === "" || one.startsWith("-") ? all + one : `${all} ${one}`), "");

/** Path data of a closed outline: straight between corners, else bent through the knots (Catmull-Rom as Bézier). */
const around = (knots: readonly Knot[]): string => {
  const n = knots.length;
  const first = knots[0];
  if (!first) return "";
  const at = (i: number): Knot => knots[(i + n) % n] ?? first;
  let [x, y] = [tenths(first.x), tenths(first.y)];
  let data = `M${joined([x, y])}`;
  for (let i = 0; i < n; i++) {
    const [a, b] = [at(i), at(i + 1)];
    const [ex, ey] = [tenths(b.x), tenths(b.y)];
    if (a.corner && b.corner) {
      if (i < n - 1) data += `l${joined([ex - x, ey - y])}`;
    } else {
      const before = a.corner ? a : at(i - 1);
      const after = b.corner ? b : at(i + 2);
      const out = a.corner
        ? [(b.x - a.x) / 3, (b.y - a.y) / 3]
        : [(b.x - before.x) / 6, (b.y - before.y) / 6];
      const into = b.corner ? [(b.x - a.x) / 3, (b.y - a.y) / 3] : [(after.x - a.x) / 6, (after.y - a.y) / 6];
      const [ox = 0, oy = 0] = out;
      const [ix = 0, iy = 0] = into;
      data += `c${joined([a.x + ox - x, a.y + oy - y, b.x - ix - x, b.y - iy - y, ex - x, ey - y])}`;
    }
    [x, y] = [ex, ey];
  }
  return `${data}z`;
};

const box = (knots: readonly Knot[]): readonly [number, number, number, number] => {
  const xs = knots.map(({ x }) => x);
  const ys = knots.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Slanting cuts, falling to the west as shadows do. */
const cuts = (id: string): string =>
  element(
    "pattern",
    { id, width: 1.8, height: 4, patternUnits: "userSpaceOnUse", patternTransform: "rotate(27)" },
    element("path", { d: "M.4 0v4", stroke: INK, "stroke-width": 0.5, opacity: 0.5 }),
  );

/** How far the line is pushed away from the light. */
const PUSH = 0.24;

const shadeOf = (fill: string): string => blend(fill, "#20182c", 0.3);

/** Prints art as a whole drawing. `name` keeps its ids apart from those of other drawings, and seeds its pen. */
export const print = (art: Art, name: string, width: number, height: number): string => {
  const roll = dice(name);
  let count = 0;
  let carved = false;
  /** An outline that is defined once: to see through, and to fill again. */
  const clip = (data: string) => {
    const id = `${name}-${(count++).toString(36)}`;
    return {
      def: element("clipPath", { id }, element("path", { id: `${id}-o`, d: data })),
      url: `url(#${id})`,
      again: (attributes: Attributes): string => element("use", { href: `#${id}-o`, ...attributes }),
    };
  };

  const formed = ({ knots, fill, pen, shade, hatched, opacity }: Form): string => {
    const data = around(knots);
    const see = opacity === 1 ? undefined : opacity;
    const [left, top, right, bottom] = box(knots);
    const small = Math.min(right - left, bottom - top);
    const shaded = shade >= 0.7 && small > 3.4;
    if (pen === 0 && !shaded) return element("path", { d: data, fill, opacity: see });
    const width = (by: number): number => Math.round(pen * by * 100) / 100;
    // Little things have an even line: its weight would not be seen.
    if (!shaded && small < 7)
      return element("path", { d: data, fill, stroke: INK, "stroke-width": width(1.05), opacity: see });
    const rim: Attributes = {
      fill: INK,
      stroke: INK,
      "stroke-width": width(1.5),
      transform: `translate(${width(PUSH)} ${width(PUSH * 0.8)})`,
    };
    if (!shaded)
      return element("path", { d: data, ...rim }) + element("path", { d: data, fill, opacity: see });
    const { def, url, again } = clip(data);
    const carve = hatched && small > 9;
    carved ||= carve;
    return (
      def +
      (pen === 0 ? "" : again(rim)) +
      element(
        "g",
        { "clip-path": url, opacity: see },
        again({ fill: shadeOf(fill) }) +
          (carve ? again({ fill: `url(#${name}-cut)` }) : "") +
          again({ fill, transform: `translate(${figure(-shade)} ${figure(-shade * 0.35)})` }),
      )
    );
  };

  const stroked = ({ knots, colour, pen, ends, opacity }: Stroke): string => {
    const points = knots.map(({ x, y }): Point => [x, y]);
    const long = lengthOf(points);
    if (long < 1.6) return "";
    const round = knots.some(({ corner }) => !corner);
    return element("path", {
      d: ribbon(round ? smooth(points, Math.min(4, Math.max(2.2, long / 8))) : points, {
        width: pen * 1.25,
        ends,
        seed: (roll() * 1e9) | 0,
      }),
      fill: colour,
      opacity: opacity === 1 ? undefined : opacity,
    });
  };

  const printed = (part: Art): string => {
    if (!("kind" in part)) return part.map(printed).join("");
    switch (part.kind) {
      case "form":
        return formed(part);
      case "stroke":
        return stroked(part);
      case "disc":
        return element("circle", {
          cx: part.x,
          cy: part.y,
          r: part.r,
          fill: part.fill,
          stroke: part.pen > 0 ? INK : undefined,
          "stroke-width": part.pen > 0 ? part.pen : undefined,
          opacity: part.opacity === 1 ? undefined : part.opacity,
        });
      case "window": {
        const { def, url } = clip(around(part.knots));
        return def + element("g", { "clip-path": url }, printed(part.inside));
      }
      case "veil":
        return element("g", { opacity: part.opacity }, printed(part.inside));
    }
  };

  const drawing = printed(art);
  return element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, "stroke-linejoin": "round" },
    (carved ? cuts(`${name}-cut`) : "") + drawing,
  );
};
