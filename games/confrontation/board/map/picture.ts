import {
  beside,
  clipPath,
  dice,
  distance,
  element,
  farFrom,
  figure,
  inOrder,
  inside,
  LINE,
  type Point,
  path,
  rose,
  round,
  scatter,
  stamps,
  stroke,
  sub,
  WATER,
  wash,
  wave,
} from "@westmarch/ink";
import { RIVER } from "../../data/board.ts";
import { ALL_REGIONS, EREGION, FANGORN, REGIONS } from "../../data/ids.ts";
import { COVER } from "./cover.ts";
import type { Drawing, DrawingName } from "./drawing.ts";
import { beyond, groundOf } from "./ground.ts";
import { type Land, landOf } from "./land.ts";
import { type Net, netOf, type Sheet, sheetOf } from "./lay.ts";
import { boat, mineGate, ship } from "./places.ts";
import { standOf } from "./stands.ts";

const ink = (data: string, opacity?: number): string => element("path", { d: data, fill: LINE, opacity });

/** Always low at the left on wide pages: the upper corners are for slips. */
const centreOfRose = (sheet: Sheet): Point => {
  if (!sheet.wide) return sheet.at(1.05, -1.5);
  return sheet.turned ? sheet.at(6.24, -1.9) : sheet.at(-0.24, 1.92);
};

/** Sea, shallows, waves, and the coast's line. */
const seaOf = (sheet: Sheet, land: Land): string => {
  const k = sheet.unit;
  const page: Point[] = [
    [-0.3 * sheet.width, -0.3 * sheet.height],
    [1.3 * sheet.width, -0.3 * sheet.height],
    [1.3 * sheet.width, 1.7 * sheet.height],
    [-0.3 * sheet.width, 1.7 * sheet.height],
  ];
  const roll = dice("sea");
  const near = land.bays.filter((p) => inside(p, page));
  const [cx, cy] = centreOfRose(sheet);
  let waves = "";
  for (const p of scatter(page, { gap: 78 * k, seed: "waves", tries: 900 })) {
    if (Math.hypot(p[0] - cx, p[1] - cy) > 92 * k && inside(p, land.sea) && farFrom(p, land.coast) > 46 * k)
      waves += wave(p[0], p[1], (18 + roll() * 10) * k, sub(roll));
  }
  const shallows = [0, 1, 2, 3]
    .map((i) =>
      element("path", {
        d: path(beside(near, -(6 + i * 8) * k), false),
        fill: "none",
        stroke: WATER,
        "stroke-width": (2 - i * 0.35) * (sheet.wide ? 1 : 0.8),
        opacity: 0.5 - i * 0.11,
        "stroke-linejoin": "round",
      }),
    )
    .join("");
  const rim = element("path", {
    d: path(near, false),
    fill: "none",
    stroke: WATER,
    "stroke-width": 34 * k,
    opacity: 0.14,
    "clip-path": `url(#${sheet.name}-sea)`,
  });
  return (
    element("path", { d: path(land.sea), fill: "var(--map-sea)" }) +
    clipPath(`${sheet.name}-sea`, path(land.sea)) +
    rim +
    shallows +
    element("path", { d: waves, fill: WATER, opacity: 0.55 }) +
    ink(stroke(land.coast, { width: sheet.wide ? 3.4 : 2.2, seed: "shore", ends: [1, 1] }))
  );
};

/** The river: banks of ink, water between them, broader towards its mouth. */
const riverOf = (sheet: Sheet, land: Land): string => {
  const k = sheet.wide ? 1 : 0.7;
  const n = land.anduin.length - 1;
  const half = (i: number): number => (2 + 4.4 * (i / n)) * k;
  const outline = [...beside(land.anduin, half), ...beside(land.anduin, (i) => -half(i)).reverse()];
  return (
    element("path", { d: path(outline), fill: "var(--map-stream)" }) +
    element("path", {
      d: stroke(land.anduin, { width: 1.4 * k, seed: "flow", drift: 0.9 }),
      fill: WATER,
      opacity: 0.5,
    }) +
    element("path", {
      d:
        stroke(beside(land.anduin, half), { width: 1.5 * k, seed: "left bank", ends: [0.4, 1] }) +
        stroke(
          beside(land.anduin, (i) => -half(i)),
          { width: 1.9 * k, seed: "right bank", ends: [0.4, 1] },
        ),
      fill: WATER,
    })
  );
};

/** The reaches of the Anduin from region to region (4.6). */
const downstream = ALL_REGIONS.flatMap((from) => (RIVER[from] < 0 ? [] : [[from, RIVER[from]] as const]));

/** Boats where the Anduin may be followed across a border, bows downstream (4.6). */
const boatsOf = (sheet: Sheet, net: Net, land: Land): string =>
  downstream
    .map(([from, to]) => {
      const border = net.borders.find(({ of }) => of.includes(from) && of.includes(to));
      if (!border) return "";
      let best = 0;
      land.anduin.forEach((p, i) => {
        if (farFrom(p, border.line) < farFrom(land.anduin[best], border.line)) best = i;
      });
      const [a, p, b] = [land.anduin[best - 2], land.anduin[best], land.anduin[best + 2]];
      return boat(
        p[0],
        p[1],
        sheet.wide ? 1.05 : 0.72,
        (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
      );
    })
    .join("");

/** Land, washes and borders of the sixteen regions. */
const boardOf = (sheet: Sheet, net: Net): { below: string; lines: string } => {
  const k = sheet.wide ? 1 : 0.66;
  let below = "";
  net.outlines.forEach((outline, id) => {
    const data = path(outline);
    const clip = `${sheet.name}-${REGIONS[id]}`;
    const { wash: colour, body } = COVER[REGIONS[id]];
    below +=
      clipPath(clip, data) +
      element("path", { d: data, fill: "var(--map-land)" }) +
      wash(data, clip, { colour, body, rim: 0.34, width: 15 * k });
  });
  let lines = "";
  for (const [i, { line, of, wall }] of net.borders.entries()) {
    const outer = of.length === 1;
    if (wall && !outer) continue;
    lines += stroke(line, {
      width: (outer ? 3.6 : 2) * (sheet.wide ? 1 : 0.72),
      seed: `border ${i}`,
      ends: [1, 1],
      drift: outer ? 0.6 : 0.8,
    });
  }
  return { below, lines: ink(lines, 0.92) };
};

/** A second, fainter line outside the board, as on old charts. */
const brim = (sheet: Sheet, net: Net): string => {
  let data = "";
  net.outlines.forEach((outline) => {
    data += path(outline);
  });
  const k = sheet.wide ? 1 : 0.66;
  return [
    [22, 0.1],
    [13, 0.16],
  ]
    .map(([width, opacity]) =>
      element("path", {
        d: data,
        fill: "none",
        stroke: "var(--map-shade)",
        "stroke-width": width * k,
        "stroke-linejoin": "round",
        opacity,
      }),
    )
    .join("");
};

const tunnelOf = (sheet: Sheet, land: Land): string => {
  const dashed = {
    d: path(land.tunnel, false),
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  const k = sheet.wide ? 1 : 0.72;
  const [west, east] = [land.tunnel[0], land.tunnel[land.tunnel.length - 1]];
  return (
    element("path", { ...dashed, stroke: "var(--map-land)", "stroke-width": 6 * k, opacity: 0.85 }) +
    element("path", {
      ...dashed,
      stroke: LINE,
      "stroke-width": 2.6 * k,
      "stroke-dasharray": `${figure(7 * k)} ${figure(6 * k)}`,
    }) +
    mineGate(west[0], west[1] + 4 * k, k * 0.92) +
    mineGate(east[0], east[1] + 4 * k, k * 0.92)
  );
};

/** The rose and the ship lie in the sea; an arrow at the rose points where north is on this page. */
const ornaments = (sheet: Sheet): string => {
  const k = sheet.unit;
  const [cx, cy] = centreOfRose(sheet);
  const [sx, sy] = sheet.wide ? sheet.at(0.72, 2.34) : sheet.at(0.75, 1.78);
  const north = sheet.wide ? (sheet.turned ? 180 : 0) : sheet.turned ? 90 : -90;
  const arm = sheet.wide ? 75 : 41;
  const turn = ((north - 90) * Math.PI) / 180;
  return (
    rose(cx, cy, (sheet.wide ? 58 : 50) * k) +
    element("path", {
      d: "M0-6L4.5 5 0 2.6-4.5 5Z",
      transform: `translate(${round(cx + Math.cos(turn) * arm)} ${round(cy + Math.sin(turn) * arm)}) rotate(${north})`,
      fill: "var(--ink)",
    }) +
    (sheet.wide ? (sheet.turned ? "" : ship(sx, sy, 1)) : ship(sx, sy, 0.56))
  );
};

/** Every fourth point of an outline: enough to find the region under a finger. */
const coarse = (outline: readonly Point[]): Point[] =>
  outline.filter((_, i) => i % 4 === 0).map(([x, y]) => [round(x), round(y)]);

/** One drawing: its picture, and what the page must know about it. */
export const draw = (name: DrawingName): { svg: string; drawing: Drawing } => {
  const sheet = sheetOf(name);
  const net = netOf(sheet);
  const land = landOf(sheet);
  const stands = ALL_REGIONS.map((id) => standOf(sheet, id));
  const set = stamps(`${name}-`);
  const ground = groundOf(sheet, net, land, stands, set);
  const far = beyond(sheet, net, land, set);
  const { below, lines } = boardOf(sheet, net);
  const picture =
    set.all() +
    seaOf(sheet, land) +
    ink(far.grass, 0.4) +
    inOrder(far.standing) +
    brim(sheet, net) +
    below +
    riverOf(sheet, land) +
    lines +
    ink(ground.grass, 0.5) +
    ground.marsh +
    inOrder(ground.standing) +
    tunnelOf(sheet, land) +
    boatsOf(sheet, net, land) +
    ornaments(sheet);
  const nearest = (p: Point): number => {
    let best = 0;
    land.anduin.forEach((q, i) => {
      if (distance(q, p) < distance(land.anduin[best], p)) best = i;
    });
    return best;
  };
  const reach = (from: number, to: number): string => {
    const [a, b] = [stands[from].stand, stands[to].stand];
    const [i, j] = [nearest(a), nearest(b)];
    return path([a, ...land.anduin.slice(i + 3, j - 2).filter((_, n) => n % 2 === 0), b], false);
  };
  const drawing: Drawing = {
    width: sheet.width,
    height: sheet.height,
    standee: sheet.standee,
    stride: sheet.stride,
    regions: net.outlines.map((outline, id) => ({
      outline: path(outline),
      corners: coarse(outline),
      stand: [round(stands[id].stand[0]), round(stands[id].stand[1])],
      label: [round(stands[id].label[0]), round(stands[id].label[1]), round(stands[id].label[2])],
    })),
    routes: {
      ...Object.fromEntries(downstream.map(([from, to]) => [`${from}-${to}`, reach(from, to)])),
      [`${EREGION}-${FANGORN}`]: path([stands[EREGION].stand, ...land.tunnel, stands[FANGORN].stand], false),
    },
  };
  const svg = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${sheet.width} ${sheet.height}`,
      overflow: "visible",
    },
    picture,
  );
  return { svg, drawing };
};
