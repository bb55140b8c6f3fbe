/** The map of Middle-earth as a picture, and what the page must know about it. */

import { areasOf, bandOf, drawnOn, landOf, tuftOn, washesOf } from "@westmarch/campaign/drawing";
import type { MapPlan } from "@westmarch/campaign/plan";
import {
  dice,
  element,
  even,
  inOrder,
  inside,
  LINE,
  mountain,
  type Point,
  type Polyline,
  scatter,
  stamps,
  stroke,
  sub,
} from "@westmarch/ink";
import { NATIONS, type NationName, NONE } from "../../data/ids.ts";
import { REGION, REGIONS, type RegionName } from "../../data/regionnames.ts";
import { NATION_OF } from "../../data/regions.ts";
import { coverOf } from "./cover.ts";
import { HEIGHT, WIDTH } from "./geometry.ts";
import { groundOf, settlementsOf } from "./ground.ts";
import { type Border, LAND, LINES, OUTLINES, SEA } from "./net.ts";
import { PLACES } from "./placing.ts";
import { BARE, OUTLINE_ID } from "./plan.ts";
import { coastInk, lakePaint, riverPaint, seaPaint } from "./waterpaint.ts";

const ink = (data: string, opacity?: number): string => element("path", { d: data, fill: LINE, opacity });

const nationOf = (name: RegionName): NationName | null => {
  const nation = NATION_OF[REGION.named(name)];
  return nation === NONE ? null : NATIONS[nation];
};

const areas = (names: readonly RegionName[]): string =>
  areasOf(
    OUTLINE_ID,
    names.map((name) => REGION.named(name)),
  );

const isFrontier = (nation: NationName, { of }: Border): boolean =>
  of.some((name) => nationOf(name) === nation) &&
  (of.length === 1 || of.some((name) => nationOf(name) !== nation));

/** A nation's colour lies inside its border. */
const bands = (): string =>
  NATIONS.map((nation) =>
    bandOf({
      name: `war-${nation}`,
      id: `war-band-${nation}`,
      colour: `var(--nation-${nation})`,
      areas: areas(REGIONS.filter((name) => nationOf(name) === nation)),
      frontier: LINES.filter((line) => isFrontier(nation, line)).map(({ line }) => line),
      body: 0.07,
      strokes: [
        [24, 0.16],
        [14, 0.26],
        [6, 0.6],
      ],
    }),
  ).join("");

const borders = (): string => {
  let [plain, national, rim] = ["", "", ""];
  for (const { of, kind, line: fine } of LINES) {
    const line = even(fine, 6);
    const seed = of.join(" ");
    if (kind === "rim") rim += stroke(line, { width: 2.8, seed, ends: [1, 1], drift: 0.7 });
    if (kind !== "open") continue;
    const [a, b] = of;
    if (b && nationOf(a) === nationOf(b))
      plain += stroke(line, { width: 1.5, seed, ends: [0.9, 0.9], drift: 0.8 });
    else national += stroke(line, { width: 2.3, seed, ends: [1, 1], drift: 0.7 });
  }
  return ink(plain, 0.72) + ink(national, 0.92) + ink(rim, 0.95);
};

/** Wild country beyond the land of the game: where mountains stand, and how high. */
const FAR_MOUNTAINS: readonly { readonly within: Polyline; readonly gap: number; readonly height: number }[] =
  [
    {
      gap: 27,
      height: 26,
      within: [
        [420, -60],
        [1010, -60],
        [1190, 150],
        [1110, 120],
        [960, 50],
        [700, 34],
        [560, 34],
        [440, -10],
      ],
    },
    {
      gap: 34,
      height: 22,
      within: [
        [230, -50],
        [400, -60],
        [390, -14],
        [240, 10],
      ],
    },
    {
      gap: 36,
      height: 24,
      within: [
        [740, 1040],
        [1160, 1030],
        [1300, 960],
        [1300, 1150],
        [730, 1150],
      ],
    },
  ];

const farLand = (): string => {
  const set = stamps("war-far-");
  const roll = dice("war far land");
  const taken: Point[] = [];
  const peaks = FAR_MOUNTAINS.flatMap(({ within, gap, height }, i) =>
    scatter(within, { gap, seed: `war far ${i}`, tries: 260 }).map(([x, y]) => {
      taken.push([x, y]);
      const name = `${i} ${Math.floor(roll() * 5)}`;
      const tall = height * 1.6;
      const peak = (): string =>
        element("g", { transform: "scale(.62)" }, mountain(0, 0, tall * 1.15, tall, `far ${name}`));
      return { y, svg: set.set(name, x, y, peak) };
    }),
  );
  const page: Polyline = [
    [150, -160],
    [1700, -160],
    [1700, 1180],
    [150, 1180],
  ];
  const grass = scatter(page, {
    gap: 44,
    seed: "war far grass",
    tries: 2000,
    unless: (p) =>
      taken.some(([x, y]) => Math.abs(x - p[0]) < 20 && p[1] > y - 30 && p[1] < y + 8) ||
      inside(p, SEA) ||
      OUTLINES.some((outline) => inside(p, outline)),
  })
    .map(([x, y]) => tuftOn(set, x, y, 5, sub(roll)))
    .join("");
  const wild = element("g", { opacity: 0.55 }, inOrder(peaks) + element("g", { fill: LINE }, grass));
  return set.all() + wild;
};

/** Middle-earth, drawn: over the land borders, coast, rivers, mountains, woods, settlements, grass. */
export function drawMap() {
  const set = stamps("war-map-");
  const signs = stamps("war-sign-");
  const settled = inOrder(settlementsOf(signs));
  const { standing, grass } = groundOf(set);
  const land = landOf({
    id: OUTLINE_ID,
    bare: BARE,
    outlines: OUTLINES,
    land: LAND,
    rim: LINES.filter(({ kind }) => kind === "rim").map(({ line }) => line),
    sea: seaPaint(),
    paint: washesOf(REGIONS, (name) => coverOf(name).wash, areas) + bands(),
  });
  const inked = borders() + coastInk() + riverPaint() + lakePaint();
  const cover =
    inked + set.all() + farLand() + element("g", { fill: LINE, opacity: 0.5 }, grass) + inOrder(standing);
  const plan: MapPlan = { width: WIDTH, height: HEIGHT, regions: PLACES };
  return drawnOn(plan, land + signs.all() + settled, cover);
}
