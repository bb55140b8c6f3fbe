/** What the pictures on cards are made of: skies, ridges, walls, figures. Their colours are printed, not the page's. */
import {
  curve,
  dice,
  element,
  LINE,
  type Point,
  type Polyline,
  path,
  ragged,
  smooth,
  stroke,
  sub,
} from "@westmarch/ink";

const INKED = "#241a12";

/** Colours that the glyphs of the ink take, by picture. */
export interface Palette {
  readonly line?: string;
  readonly paper?: string;
  readonly peak?: string;
  readonly leaf?: string;
  readonly pine?: string;
  readonly water?: string;
}

export const DAY: Palette = {};
export const DUSK: Palette = {
  paper: "#c9a27a",
  peak: "#b98f72",
  leaf: "#8a8a4a",
  pine: "#5f6a44",
  water: "#7a8fa0",
};
export const NIGHT: Palette = {
  paper: "#33465a",
  peak: "#3f5368",
  leaf: "#3f5f52",
  pine: "#2a4438",
  water: "#6f93b0",
  line: "#0f1722",
};
export const ASH: Palette = {
  paper: "#6a5348",
  peak: "#5d463d",
  leaf: "#5d5a3a",
  pine: "#3f4434",
  water: "#7a4a3a",
};

export interface Page {
  readonly width: number;
  readonly height: number;
}
export const CARD: Page = { width: 176, height: 214 };
export const TILE: Page = { width: 276, height: 132 };

/** A picture as a file of its own. */
export const sheet = ({ width, height }: Page, palette: Palette, inner: string): string => {
  const style = `:root{--map-line:${palette.line ?? INKED};--map-land:${palette.paper ?? "#efe2bf"};--map-peak:${palette.peak ?? "#d9c8a6"};--map-leaf:${palette.leaf ?? "#86a058"};--map-pine:${palette.pine ?? "#4f7350"};--map-water:${palette.water ?? "#4f8098"}}`;
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "xMidYMax slice",
    },
    element("style", {}, style) + inner,
  );
};

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  element("rect", { x, y, width, height, fill });
export const disc = (cx: number, cy: number, r: number, fill: string, opacity?: number): string =>
  element("circle", { cx, cy, r, fill, opacity });
export const sky = (page: Page, fill: string): string => rect(0, 0, page.width, page.height, fill);

/** Rings of light, the outermost faint. */
export const glow = (x: number, y: number, radii: readonly number[], fill: string, each = 0.28): string =>
  radii.map((r) => disc(x, y, r, fill, each)).join("");

const marks = (text: string, [x, y]: Point = [0, 0], s = 1): Point[] =>
  text.split(" ").map((mark) => {
    const [px, py] = mark.split(",").map(Number);
    return [x + px * s, y + py * s];
  });

/** A filled shape with an ink edge. */
export const form = (text: string, fill: string, at: Point = [0, 0], s = 1, width = 1.5): string =>
  element("path", {
    d: path(marks(text, at, s)),
    fill,
    stroke: LINE,
    "stroke-width": width,
    "stroke-linejoin": "round",
  });

/** Path data in a picture's own units, placed and scaled. */
export const drawn = (d: string, fill: string, [x, y]: Point = [0, 0], s = 1, width = 1.5): string =>
  element("path", {
    d,
    fill,
    stroke: LINE,
    "stroke-width": width / s,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    transform: `translate(${x} ${y}) scale(${s})`,
  });

export const shade = (text: string, opacity = 0.2, at: Point = [0, 0], s = 1): string =>
  element("path", { d: path(marks(text, at, s)), fill: LINE, opacity });

/** Pen lines through places. */
export const pen = (
  lines: readonly string[],
  width = 1.4,
  opacity = 0.8,
  at: Point = [0, 0],
  s = 1,
): string =>
  element("path", {
    d: lines
      .map((text, i) => curve(marks(text, at, s), { width, seed: i + 5, step: 3, ends: [0.6, 0.3] }))
      .join(""),
    fill: LINE,
    opacity,
  });

const closed = (line: Polyline, page: Page): string =>
  path([...line, [page.width + 6, page.height + 6], [-6, page.height + 6]]);

/** A range across the whole picture: peaks at these places. */
export const ridge = (page: Page, peaks: string, fill: string, seed: string, hatch = true): string => {
  const roll = dice(seed);
  const tops = marks(peaks);
  const line = tops.flatMap((p, i) => {
    const next = tops[i + 1];
    return next ? ragged(p, next, sub(roll), 0.09, 3).slice(0, -1) : [p];
  });
  let lines = "";
  if (hatch) {
    tops.forEach(([x, y], i) => {
      const [before, after] = [tops[i - 1], tops[i + 1]];
      if (!before || !after || before[1] < y || after[1] < y) return;
      for (let k = 0; k < 4; k++) {
        const t = 0.14 + k * 0.17;
        const from: Point = [x + (after[0] - x) * t, y + (after[1] - y) * t + 3];
        lines += stroke(
          [from, [from[0] + 3 - k, from[1] + 9 + roll() * 12], [from[0] + 5 - k, from[1] + 22 - k * 2]],
          {
            width: 1.4,
            seed: sub(roll),
            ends: [0.9, 0.05],
          },
        );
      }
    });
  }
  return (
    element("path", { d: closed(line, page), fill }) +
    element("path", { d: lines, fill: LINE, opacity: 0.55 }) +
    element("path", { d: stroke(line, { width: 2, seed }), fill: LINE })
  );
};

/** Rolling ground. */
export const downs = (page: Page, along: string, fill: string, seed: string): string => {
  const line = smooth(marks(along), 5);
  return (
    element("path", { d: closed(line, page), fill }) +
    element("path", { d: stroke(line, { width: 2, seed }), fill: LINE })
  );
};

/** A road, wide at its near end. */
export const road = (along: string, near: number, far: number, fill: string): string => {
  const line = smooth(marks(along), 4);
  const half = (i: number): number => near + ((far - near) * i) / (line.length - 1);
  const side = (sign: number): Point[] => line.map(([x, y], i) => [x + sign * half(i), y]);
  return (
    element("path", { d: path([...side(-1), ...side(1).reverse()]), fill }) +
    element("path", {
      d:
        stroke(side(-1), { width: 1.4, seed: "road west" }) +
        stroke(side(1), { width: 1.4, seed: "road east" }),
      fill: LINE,
      opacity: 0.8,
    })
  );
};

/** A wayfarer in a cloak. */
export const walker = (at: Point, s: number, cloak: string, hood = true, staff = false): string =>
  (staff ? pen(["8,-26 11,2"], 1.8, 1, at, s) : "") +
  form("-7,0 -6,-12 -3,-21 0,-24 4,-21 7,-12 8,0 4,1 0,0 -4,1", cloak, at, s, 1.2) +
  (hood
    ? form("-4,-22 -3.6,-28 0,-31 4,-28 4.4,-22 0,-19", cloak, at, s, 1.1)
    : drawn("M-3.6-25a4.2 4.2 0 1 1 7.4 0a4.2 4.2 0 0 1-7.4 0Z", "#e4bf94", at, s, 1.1) +
      form("-4.6,-25 -4.4,-30 0,-33 4.6,-30 4.8,-24 2,-29 -2,-29", "#6a4423", at, s, 0.9)) +
  pen(["0,-19 1,-10 0,-1"], 1, 0.5, at, s);

/** A small banner on a spear. */
export const standard = ([x, y]: Point, high: number, fill: string, s = 1): string =>
  element("path", {
    d: stroke(
      [
        [x, y],
        [x + 0.6, y - high],
      ],
      { width: 2.6, seed: x, ends: [1, 1] },
    ),
    fill: LINE,
  }) +
  form("0,-2 -3,2 0,8 3,2", "#cfd3d4", [x + 0.6, y - high - 7], 1, 1) +
  drawn("M0 0C8-3 14 3 24 0L21 9 25 18C15 21 9 15 0 18Z", fill, [x + 1, y - high + 4], s, 1.4);

export const flame = (at: Point, s: number): string =>
  drawn(
    "M0 0C-13-3-16-16-9-26-7-20-5-19-3-20-7-32 1-42 6-48 4-36 10-33 11-24 13-26 13-28 13-30 20-18 14-3 0 0Z",
    "#d9531e",
    at,
    s,
    1.6,
  ) +
  element("path", {
    d: "M1-2C-7-5-8-13-4-19-2-15 0-15 1-17 0-25 3-30 5-33 5-25 9-21 8-13 8-6 6-3 1-2Z",
    fill: "#f6b13f",
    transform: `translate(${at[0]} ${at[1]}) scale(${s})`,
  }) +
  element("path", {
    d: "M2-3C-2-5-2-9 0-12 2-9 4-11 4-15 7-10 6-4 2-3Z",
    fill: "#fff0b8",
    transform: `translate(${at[0]} ${at[1]}) scale(${s})`,
  });

/** Stars, clear of the lower part. */
export const stars = (page: Page, down: number, seed: string, count = 26): string => {
  const roll = dice(seed);
  let out = "";
  for (let i = 0; i < count; i++) {
    const r = 0.7 + roll() * 1.1;
    out += disc(roll() * page.width, roll() * down, r, "#f5ecd0");
  }
  return out;
};

export const star = (x: number, y: number, r: number, fill = "#fdf6dc"): string => {
  const k = r * 0.2;
  return element("path", {
    d: `M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}Z`,
    fill,
  });
};

/** Coins and cups heaped up. */
export const hoard = (page: Page, top: string, seed: string): string => {
  const roll = dice(seed);
  const line = smooth(marks(top), 5);
  let coins = "";
  for (const [x, y] of line) {
    for (let k = 0; k < 7; k++) {
      const cy = y + 5 + k * 13 + roll() * 8;
      const cx = x + (roll() - 0.5) * 14;
      if (cy > page.height + 6) continue;
      coins += element("ellipse", {
        cx,
        cy,
        rx: 5.6 + roll() * 2,
        ry: 3 + roll() * 1.6,
        fill: roll() < 0.3 ? "#f8e29a" : roll() < 0.6 ? "#e0b04a" : "#c28d2a",
        stroke: LINE,
        "stroke-width": 0.8,
      });
    }
  }
  const [first, last] = [line[0], line[line.length - 1]];
  const heap = path([...line, [last[0], page.height + 6], [first[0], page.height + 6]]);
  return (
    element("path", { d: heap, fill: "#b07d22" }) +
    coins +
    element("path", { d: stroke(line, { width: 1.8, seed }), fill: LINE })
  );
};
