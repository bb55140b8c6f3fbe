/** Small drawings of the seven places, each standing on (x, y); 1 suits the map. */
import { curve, element, hill, LINE, mountain, PAPER, PEAK, type Point, path, stroke } from "@westmarch/ink";
import type { RegionName } from "../../data/ids.ts";

type Place = (x: number, y: number, s: number) => string;

const marks = (x: number, y: number, s: number, text: string): Point[] =>
  text.split(" ").map((mark) => {
    const [px, py] = mark.split(",").map(Number);
    return [x + px * s, y + py * s];
  });

const filled = (x: number, y: number, s: number, text: string, fill = PEAK, width = 1.1): string =>
  element("path", {
    d: path(marks(x, y, s, text)),
    fill,
    stroke: LINE,
    "stroke-width": width,
    "stroke-linejoin": "round",
  });
const shade = (x: number, y: number, s: number, text: string, opacity = 0.2): string =>
  element("path", { d: path(marks(x, y, s, text)), fill: LINE, opacity });
const pen = (
  x: number,
  y: number,
  s: number,
  lines: readonly string[],
  width = 1.1,
  opacity = 0.75,
): string =>
  element("path", {
    d: lines
      .map((text, i) => stroke(marks(x, y, s, text), { width, seed: i + 3, ends: [0.8, 0.5] }))
      .join(""),
    fill: LINE,
    opacity,
  });

/** A grey ship making for the west. */
export const ship: Place = (x, y, s) =>
  filled(x, y, s, "-20,-6 -24,-14 -14,-9 14,-9 23,-16 20,-5 14,1 -12,1", PEAK, 1.2) +
  filled(x, y, s, "-1,-11 -1,-40 6,-36 13,-26 14,-14", PAPER) +
  filled(x, y, s, "-3,-12 -3,-36 -9,-30 -13,-20 -13,-13", PAPER) +
  pen(x, y, s, ["-2,-9 -2,-44", "-16,-4 14,-4", "-2,-44 4,-42"], 1.4, 1) +
  element("path", {
    d: curve(marks(x, y, s, "-30,5 -14,3 0,6 16,3 30,5"), { width: 1.2, seed: 9 }),
    fill: LINE,
    opacity: 0.5,
  });

/** White towers above a quay. */
const havens: Place = (x, y, s) =>
  filled(x, y, s, "-16,0 -16,-16 -12,-24 -8,-16 -8,0") +
  filled(x, y, s, "8,0 8,-14 12,-21 16,-14 16,0") +
  filled(x, y, s, "-6,0 -6,-30 0,-46 6,-30 6,0") +
  shade(x, y, s, "1,0 1,-43 6,-30 6,0") +
  filled(x, y, s, "-22,0 -22,-6 22,-6 22,0") +
  pen(x, y, s, ["0,-46 0,-52", "-3,-12 -3,-20", "-12,-6 -12,-12", "12,-5 12,-10"]);

/** A village behind its hedge and hill. */
const bree: Place = (x, y, s) =>
  hill(x, y - 4 * s, 52 * s, "bree") +
  filled(x, y, s, "-20,0 -20,-9 -13,-16 -6,-9 -6,0") +
  filled(x, y, s, "6,0 6,-10 13,-18 20,-10 20,0") +
  filled(x, y, s, "-8,2 -8,-12 0,-23 8,-12 8,2") +
  pen(x, y, s, ["-10,-11 0,-24 10,-11", "-22,-8 -13,-17 -5,-8", "4,-9 13,-19 22,-9"], 1.6, 0.9) +
  filled(x, y, s, "-2.4,2 -2.4,-6 2.4,-6 2.4,2", "var(--map-deep)", 0.7) +
  pen(x, y, s, ["5,-20 5,-27 8,-27 8,-17"], 1.2);

/** The lonely mountain and its gate. */
const erebor: Place = (x, y, s) =>
  mountain(x, y, 60 * s, 58 * s, "erebor") +
  filled(x, y, s, "-7,0 -7,-9 -4,-13 4,-13 7,-9 7,0", PEAK, 1.2) +
  filled(x, y, s, "-4,0 -4,-8 0,-10 4,-8 4,0", "var(--map-deep)", 0.8);

/** The tower in its ring of stone. */
const isengard: Place = (x, y, s) =>
  element("path", {
    d: `M${x - 26 * s} ${y - 6 * s}a${26 * s} ${9 * s} 0 1 1 ${52 * s} 0a${26 * s} ${9 * s} 0 1 1 ${-52 * s} 0z`,
    fill: PEAK,
    stroke: LINE,
    "stroke-width": 2.4,
  }) +
  filled(
    x,
    y - 4,
    s,
    "-8,0 -6,-34 -8,-50 -4.6,-42 -2.6,-52 0,-43 2.6,-52 4.6,-42 8,-50 6,-34 8,0",
    "var(--map-deep)",
  ) +
  pen(x, y, s, ["-4,-10 -3,-36", "4,-10 3,-36"], 0.9, 0.5);

/** A wall across a gorge, a keep behind it. */
const deep: Place = (x, y, s) =>
  mountain(x + 12 * s, y - 4 * s, 44 * s, 40 * s, "deep") +
  filled(x, y, s, "-20,-2 -20,-32 -16,-32 -16,-29 -12,-29 -12,-32 -8,-32 -8,-2") +
  filled(
    x,
    y,
    s,
    "-26,2 -26,-12 -22,-12 -22,-9.6 -17,-9.6 -17,-12 -12,-12 -12,-9.6 -7,-9.6 -7,-12 -2,-12 -2,-9.6 3,-9.6 3,-12 8,-12 8,-9.6 13,-9.6 13,-12 18,-12 18,-9.6 23,-9.6 23,-12 26,-12 26,2",
  ) +
  shade(x, y, s, "4,2 4,-9.6 26,-12 26,2", 0.14) +
  filled(x, y, s, "-3,2 -3,-4 0,-6 3,-4 3,2", "var(--map-deep)", 0.7) +
  pen(x, y, s, ["-14,-20 -14,-25", "-22,-4 -8,-4", "8,-4 22,-4"], 1);

/** The white city, ring above ring. */
const city: Place = (x, y, s) =>
  filled(
    x,
    y,
    s,
    "-24,0 -24,-11 -19,-11 -19,-9 -12,-9 -12,-11 -6,-11 -6,-9 6,-9 6,-11 12,-11 12,-9 19,-9 19,-11 24,-11 24,0",
  ) +
  filled(x, y, s, "-17,-9 -17,-20 -12,-20 -12,-18 -5,-18 -5,-20 5,-20 5,-18 12,-18 12,-20 17,-20 17,-9") +
  filled(x, y, s, "-11,-18 -11,-28 -6,-28 -6,-26 6,-26 6,-28 11,-28 11,-18") +
  filled(x, y, s, "-3,-26 -2.4,-44 0,-52 2.4,-44 3,-26") +
  shade(x, y, s, "8,0 8,-52 24,-11 24,0", 0.1) +
  filled(x, y, s, "-4,0 -4,-5 0,-8 4,-5 4,0", "var(--map-deep)", 0.6) +
  pen(x, y, s, ["0,-52 0,-58"]) +
  filled(x, y, s, "0,-58 9,-56 0,-53.6", "var(--free)", 0.5);

/** The dark tower, and the mountain of fire behind it. */
const tower: Place = (x, y, s) =>
  mountain(x - 16 * s, y - 6 * s, 46 * s, 34 * s, "doom") +
  element("path", {
    d: path(marks(x - 16 * s, y - 6 * s, s, "-4,-32 0,-37 4,-32 2,-20 0,-26")),
    fill: "var(--ember)",
  }) +
  filled(
    x + 6 * s,
    y,
    s,
    "-11,0 -9,-14 -11,-17 -7,-18 -6.4,-34 -8.6,-38 -5.4,-39 -5,-50 -7.4,-58 -3,-53 0,-51 3,-53 7.4,-58 5,-50 5.4,-39 8.6,-38 6.4,-34 7,-18 11,-17 9,-14 11,0",
    "var(--map-deep)",
  ) +
  element("ellipse", { cx: x + 6 * s, cy: y - 46 * s, rx: 3.2 * s, ry: 1.9 * s, fill: "var(--ember)" });

export const PLACES: Readonly<Record<RegionName, Place>> = {
  lindon: havens,
  arnor: bree,
  rhovanion: erebor,
  enedwaith: isengard,
  rohan: deep,
  gondor: city,
  mordor: tower,
};
