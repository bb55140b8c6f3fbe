/** The valley of Dale as a picture, and what the page must know about it. */
import { areasOf, bandOf, drawnOn, landOf, washesOf } from "@westmarch/campaign/drawing";
import { element, inOrder, LINE, lengthOf, type Point, type Polyline, stamps } from "@westmarch/ink";
import { BORDER, RIVER } from "../../ids.ts";
import { borderInk, fordSigns } from "./borders.ts";
import { archOf, EYRIE_AT } from "./boxes.ts";
import { coverOf, TERRITORIES, territoryOf } from "./cover.ts";
import { ACROSS, HEIGHT, WIDTH } from "./geometry.ts";
import { farLand, groundOf, settlements } from "./ground.ts";
import { massifInk, mountainInk, mountainWash } from "./mountain.ts";
import { LAND, LINES, OUTLINES, POOLS } from "./net.ts";
import { PLACES } from "./placing.ts";
import { BARE, betweenOf, OUTLINE_ID, type ValleyPlan } from "./plan.ts";
import { BOX_NAMES, numberOf, REGION_NAMES, type RegionName } from "./regions.ts";
import { SKY } from "./sky.ts";
import { waterPaint } from "./waterpaint.ts";

const ALL_OUTLINES: readonly Polyline[] = [...OUTLINES, ...BOX_NAMES.map(archOf)];

const areas = (names: readonly RegionName[]): string => areasOf(OUTLINE_ID, names.map(numberOf));

/** The colour of a territory lies inside its border. */
const bands = (): string =>
  TERRITORIES.map((territory) => {
    const isHere = (name: RegionName): boolean => territoryOf(name) === territory;
    const frontier = LINES.filter(
      ({ of }) => of.some(isHere) && (of.length === 1 || of.some((name) => !isHere(name))),
    );
    return bandOf({
      name: `five-${territory}`,
      id: `five-band-${territory}`,
      colour: `var(--five-${territory})`,
      areas: areas(REGION_NAMES.filter(isHere)),
      frontier: frontier.filter(({ kind }) => kind !== "stone").map(({ line }) => line),
      body: 0.02,
      strokes: [
        [26, 0.16],
        [16, 0.26],
        [8, 0.55],
      ],
    });
  }).join("");

/** The point in the middle of a line. */
const middleOf = (line: Polyline): Point => {
  let left = lengthOf(line) / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (long >= left) {
      const t = long === 0 ? 0 : left / long;
      return [Math.round(a[0] + (b[0] - a[0]) * t), Math.round(a[1] + (b[1] - a[1]) * t)];
    }
    left -= long;
  }
  return line.at(-1) ?? [0, 0];
};

const centreOf = (outline: Polyline): Point => [
  Math.round(outline.reduce((sum, [x]) => sum + x, 0) / outline.length),
  Math.round(outline.reduce((sum, [, y]) => sum + y, 0) / outline.length),
];

const middles = (): Readonly<Record<number, Point>> => {
  const found: Record<number, Point> = {};
  for (const { of, line } of LINES) {
    const [a, b] = of;
    if (b) found[betweenOf(numberOf(a), numberOf(b))] = middleOf(line);
  }
  for (const [pool, a, b] of ACROSS) {
    const water = POOLS.find(({ name }) => name === pool)?.outline ?? [];
    found[betweenOf(numberOf(a), numberOf(b))] = centreOf(water);
  }
  return found;
};

/** How each border is drawn. */
const kinds = (): Readonly<Record<number, number>> => {
  const found: Record<number, number> = {};
  for (const { of, kind } of LINES) {
    const [a, b] = of;
    const id = BORDER.find(kind);
    if (b && id !== null) found[betweenOf(numberOf(a), numberOf(b))] = id;
  }
  for (const [, a, b] of ACROSS) found[betweenOf(numberOf(a), numberOf(b))] = RIVER;
  return found;
};

/** The valley, drawn: its ground and settlements are there first, the Mountain and what grows come after them. */
export function drawMap() {
  const land = landOf({
    id: OUTLINE_ID,
    bare: BARE,
    outlines: ALL_OUTLINES,
    land: LAND,
    rim: LINES.filter(({ kind }) => kind === "rim").map(({ line }) => line),
    paint: washesOf(REGION_NAMES, (name) => coverOf(name).wash, areas) + bands(),
  });
  const set = stamps("five-map-");
  const { standing, grass } = groundOf(set);
  const far = farLand(set);
  const ground = element("g", { fill: LINE, opacity: 0.5 }, grass) + inOrder(standing);
  const cover =
    set.all() +
    mountainWash() +
    far +
    borderInk() +
    waterPaint() +
    fordSigns() +
    mountainInk() +
    massifInk() +
    ground;
  const plan: ValleyPlan = {
    width: WIDTH,
    height: HEIGHT,
    regions: PLACES,
    roosts: [EYRIE_AT, ...SKY.map(([eagles]) => eagles)],
    bats: SKY.map(([, bats]) => bats),
    middles: middles(),
    kinds: kinds(),
  };
  return drawnOn(plan, land + inOrder(settlements()), cover);
}
