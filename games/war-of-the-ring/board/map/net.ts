/** The geometry as lines: borders as curves, regions as rings of borders, the sea around them. */
import {
  type Border as BorderOf,
  backwards,
  type Course,
  chained,
  closedRing,
  curveOf,
  dividing,
  edging,
  first,
  last,
  netOf,
  points,
  turned,
} from "@westmarch/campaign/drawing";
import { distance, even, type Polyline } from "@westmarch/ink";
import { REGIONS, type RegionName } from "../../data/regionnames.ts";
import { BORDERS, COAST, FAR_COASTS, RIM, SHORES, WALLS } from "./geometry.ts";
import { LAKES, RIVERS, type River } from "./waters.ts";

export type BorderKind = "open" | "wall" | "coast" | "shore" | "rim";

/** A line between two regions, or the coast, shore or rim of one. */
export type Border = BorderOf<RegionName, BorderKind>;

/** Far enough for the sea to fill any screen. */
const PAST = { west: -900, north: -300, south: 1320 };

/** Every line of the land, once. */
export const LINES: readonly Border[] = [
  ...BORDERS.map(dividing("open")),
  ...WALLS.map(dividing("wall")),
  ...COAST.map(edging("coast")),
  ...SHORES.map(edging("shore")),
  ...RIM.map(edging("rim")),
];

const { ofKind, outlines } = netOf(REGIONS, LINES);

/** The outline of each region, in the order of `REGIONS`. */
export const OUTLINES: readonly Polyline[] = outlines;

/** The land of the game, its inland sea included. */
export const LAND: Polyline = closedRing("the land", [...ofKind("coast"), ...ofKind("rim")]);

/** The Sea of Rhûn, the only hole in the land. */
export const INLAND_SEA: Polyline = closedRing("the Sea of Rhûn", ofKind("shore"));

/** From the north to the south, both beyond the page. */
export const SHORELINE: Polyline = chained([
  turned(curveOf(points(FAR_COASTS.north))),
  ...ofKind("coast"),
  curveOf(points(FAR_COASTS.south)),
]).flatMap((line) => line.slice(1));

export const SEA: Polyline = [...SHORELINE, [PAST.west, PAST.south], [PAST.west, PAST.north]];

const partOf = (name: string, part: River["course"][number]): Polyline => {
  if (typeof part === "string") return points(part);
  const border = LINES.find(
    ({ of, kind }) => kind === "open" && part.every((region) => of.some((name) => name === region)),
  );
  if (!border) throw new Error(`${name} follows no border of ${part.join(" and ")}`);
  return border.line;
};

const courseOf = ({ name, width, course }: River): Course => {
  const [source = [], ...rest] = course.map((part) => partOf(name, part));
  const on = rest[0] ?? [];
  const away = Math.min(distance(last(source), first(on)), distance(last(source), last(on)));
  const near = Math.min(distance(first(source), first(on)), distance(first(source), last(on)));
  const line = on.length > 0 && near < away ? [...turned(source)] : [...source];
  for (const part of rest) line.push(...(backwards(part, last(line)) ? turned(part) : part));
  // Borders and points of its own are strung together, then smoothed as one.
  return { width, line: curveOf(even(line, 7)) };
};

export const COURSES: readonly Course[] = RIVERS.map(courseOf);

export const LAKE_OUTLINES: readonly Polyline[] = Object.values(LAKES).map((text) =>
  curveOf(points(text), true),
);
