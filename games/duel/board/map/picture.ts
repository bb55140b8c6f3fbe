/** The map of the seven regions as a picture. */
import {
  beside,
  clipPath,
  dice,
  element,
  farFrom,
  inOrder,
  inside,
  LINE,
  type Point,
  path,
  rose,
  round,
  scatter,
  smooth,
  stamps,
  stroke,
  sub,
  WATER,
  wash,
  wave,
} from "@westmarch/ink";
import { REGIONS, type RegionName } from "../../data/ids.ts";
import { groundOf } from "./ground.ts";
import { BORDERS, HEIGHT, OUTLINES, ROADS, SHORE, SPOTS, WIDTH } from "./net.ts";
import { ship } from "./places.ts";
import type { MapPlan } from "./plan.ts";

const ink = (data: string, opacity?: number): string => element("path", { d: data, fill: LINE, opacity });

const SEA: readonly Point[] = [[70, -60], ...SHORE, [640, 720], [-60, 720], [-60, -60]];
const ROSE: Point = [104, 500];

const seaOf = (): string => {
  const roll = dice("duel sea");
  let waves = "";
  const page: Point[] = [
    [-10, -10],
    [WIDTH, -10],
    [WIDTH, HEIGHT + 10],
    [-10, HEIGHT + 10],
  ];
  for (const p of scatter(page, { gap: 66, seed: "duel waves", tries: 700 })) {
    if (Math.hypot(p[0] - ROSE[0], p[1] - ROSE[1]) > 88 && inside(p, SEA) && farFrom(p, SHORE) > 44)
      waves += wave(p[0], p[1], 18 + roll() * 10, sub(roll));
  }
  const coast = [[70, -60] as const, ...SHORE, [640, 720] as const];
  const shallows = [0, 1, 2, 3]
    .map((i) =>
      element("path", {
        d: path(beside(coast, 6 + i * 8), false),
        fill: "none",
        stroke: WATER,
        "stroke-width": 2 - i * 0.35,
        opacity: 0.5 - i * 0.11,
        "stroke-linejoin": "round",
        "clip-path": "url(#duel-sea)",
      }),
    )
    .join("");
  return (
    clipPath("duel-sea", path(SEA)) +
    element("path", { d: path(SEA), fill: "var(--map-sea)" }) +
    element("path", {
      d: path(coast, false),
      fill: "none",
      stroke: WATER,
      "stroke-width": 36,
      opacity: 0.15,
      "clip-path": "url(#duel-sea)",
    }) +
    shallows +
    element("path", { d: waves, fill: WATER, opacity: 0.55 }) +
    ink(stroke(coast, { width: 3.6, seed: "duel shore", ends: [1, 1] }))
  );
};

/** Washes of the regions, their own colour each. */
const WASH: Readonly<Record<RegionName, readonly [colour: string, body: number]>> = {
  lindon: ["var(--map-lake)", 0.36],
  arnor: ["var(--map-straw)", 0.36],
  rhovanion: ["var(--map-leaf)", 0.36],
  enedwaith: ["var(--map-heath)", 0.38],
  rohan: ["var(--map-meadow)", 0.4],
  gondor: ["var(--map-steel)", 0.36],
  mordor: ["var(--map-cinder)", 0.48],
};

const boardOf = (): { below: string; lines: string } => {
  let below = "";
  OUTLINES.forEach((outline, id) => {
    const name = REGIONS[id];
    const data = path(outline);
    const [colour, body] = WASH[name];
    below +=
      clipPath(`duel-${name}`, data) +
      element("path", { d: data, fill: "var(--map-land)" }) +
      wash(data, `duel-${name}`, { colour, body, rim: 0.42, width: 17 });
  });
  let [lines, dots] = ["", ""];
  for (const [i, { line, of, wet }] of BORDERS.entries()) {
    if (wet) continue;
    const outer = of.length === 1;
    if (outer) lines += stroke(line, { width: 3, seed: `duel ${i}`, ends: [1, 1], drift: 0.6 });
    else dots += stroke(line, { width: 2.1, seed: `duel ${i}`, ends: [1, 1], drift: 0.8 });
  }
  return { below, lines: ink(lines, 0.9) + ink(dots, 0.92) };
};

/** Roads: a pale way with a dotted line, so that one sees which regions join. */
const roadsOf = (): string =>
  ROADS.map(({ line }) => {
    const d = path(smooth(line, 6), false);
    const way = { d, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
    return (
      element("path", { ...way, stroke: "var(--map-shade)", "stroke-width": 8.4, opacity: 0.3 }) +
      element("path", { ...way, stroke: "var(--map-road)", "stroke-width": 6 }) +
      element("path", {
        ...way,
        stroke: "var(--map-shade)",
        "stroke-width": 1.8,
        "stroke-dasharray": ".1 6.4",
        opacity: 0.75,
      })
    );
  }).join("");

/** The Anduin, broadening to its mouth. */
const ANDUIN: readonly Point[] = smooth(
  [
    [512, -30],
    [508, 40],
    [520, 100],
    [508, 160],
    [498, 216],
    [520, 268],
    [562, 306],
    [574, 352],
    [552, 396],
    [566, 440],
    [592, 486],
    [580, 540],
    [566, 580],
    [572, 640],
  ],
  7,
);

const riverOf = (): string => {
  const half = (i: number): number => 1.6 + 3.4 * (i / ANDUIN.length);
  const outline = [...beside(ANDUIN, half), ...beside(ANDUIN, (i) => -half(i)).reverse()];
  return (
    element("path", { d: path(outline), fill: "var(--map-stream)" }) +
    element("path", {
      d:
        stroke(beside(ANDUIN, half), { width: 1.5, seed: "left bank", ends: [0.4, 1] }) +
        stroke(
          beside(ANDUIN, (i) => -half(i)),
          { width: 1.9, seed: "right bank", ends: [0.4, 1] },
        ),
      fill: WATER,
    })
  );
};

/** A faint second line around the land of the game. */
const brim = (): string => {
  const d = OUTLINES.map((outline) => path(outline)).join("");
  return [
    [20, 0.1],
    [11, 0.16],
  ]
    .map(([width, opacity]) =>
      element("path", {
        d,
        fill: "none",
        stroke: "var(--map-shade)",
        "stroke-width": width,
        "stroke-linejoin": "round",
        opacity,
      }),
    )
    .join("");
};

const rounded = ([x, y]: Point): Point => [round(x), round(y)];

/** The picture, and what the page must know about it. */
export function drawMap(): { svg: string; plan: MapPlan } {
  const set = stamps("duel-map-");
  const ground = groundOf(set);
  const { below, lines } = boardOf();
  const picture =
    set.all() +
    element("rect", { x: -20, y: -20, width: WIDTH + 40, height: HEIGHT + 40, fill: "var(--map-far)" }) +
    ground.beyond +
    seaOf() +
    brim() +
    below +
    riverOf() +
    lines +
    ink(ground.grass, 0.5) +
    roadsOf() +
    inOrder(ground.standing) +
    rose(ROSE[0], ROSE[1], 52) +
    ship(196, 568, 0.9);
  const plan: MapPlan = {
    width: WIDTH,
    height: HEIGHT,
    regions: OUTLINES.map((outline, id) => {
      const { label, stand, fortress } = SPOTS[REGIONS[id]];
      return {
        outline: path(outline),
        corners: outline.filter((_, i) => i % 3 === 0).map(rounded),
        label,
        stand,
        fortress,
      };
    }),
  };
  const svg = element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    picture,
  );
  return { svg, plan };
}
