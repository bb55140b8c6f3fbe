/** The geometry as lines: borders as curves, regions as rings of borders, the water between them. */
import {
  type Border as BorderOf,
  type Course,
  chained,
  closedRing,
  curveOf,
  dividing,
  edging,
  netOf,
  points,
} from "@westmarch/campaign/drawing";
import type { Polyline } from "@westmarch/ink";
import type { Crag, Pool } from "./geometry.ts";
import * as geometry from "./geometry.ts";
import { REGION_NAMES, type RegionName } from "./regions.ts";

export type BorderKind = "plain" | "slope" | "ford" | "river" | "shore" | "stone" | "massif" | "rim";

export interface Border extends BorderOf<RegionName, BorderKind> {
  /** The pool or crag that it runs around. */
  readonly about?: Pool | Crag;
}

const around =
  (kind: BorderKind) =>
  ([region, about, line]: readonly [RegionName, Pool | Crag, string]): Border => ({
    ...edging(kind)([region, line]),
    about,
  });

/** Every line of the land, once. */
export const LINES: readonly Border[] = [
  ...geometry.PLAIN.map(dividing("plain")),
  ...geometry.SLOPES.map(dividing("slope")),
  ...geometry.FORDS.map(dividing("ford")),
  ...geometry.RIVERS_BETWEEN.map(dividing("river")),
  ...geometry.SHORES.map(around("shore")),
  ...geometry.STONES.map(around("stone")),
  ...geometry.MASSIF.map(edging("massif")),
  ...geometry.RIM.map(edging("rim")),
];

const { ofKind, outlines } = netOf(REGION_NAMES, LINES);

/** The outline of each region by number. */
export const OUTLINES: readonly Polyline[] = outlines;

const about = (thing: Pool | Crag): Polyline =>
  closedRing(
    thing,
    LINES.flatMap((border) => (border.about === thing ? [border.line] : [])),
  );

const POOL_NAMES: readonly Pool[] = ["pool_gate", "pool_dale"];
const CRAG_NAMES: readonly Crag[] = ["tor_mere", "tor_stones", "tor_cairn", "tor_banner"];
export const POOLS: readonly { readonly name: Pool; readonly outline: Polyline }[] = POOL_NAMES.map(
  (name) => ({
    name,
    outline: about(name),
  }),
);
export const CRAGS: readonly { readonly name: Crag; readonly outline: Polyline }[] = CRAG_NAMES.map(
  (name) => ({
    name,
    outline: about(name),
  }),
);

/** All the land that is fought for. */
export const LAND: Polyline = closedRing("the land", [...ofKind("rim"), ...ofKind("massif")]);
/** The foot of the Mountain, from end to end. */
export const FOOT: Polyline = chained(ofKind("massif")).flat();

const courseOf = ({ width, line }: { readonly width: Course["width"]; readonly line: string }): Course => ({
  width,
  line: curveOf(points(line)),
});
export const COURSES = {
  running: courseOf(geometry.STREAMS.running),
  shallows: courseOf(geometry.STREAMS.shallows),
  ravine: courseOf(geometry.STREAMS.ravine),
  beck: courseOf(geometry.STREAMS.beck),
  horn: courseOf(geometry.STREAMS.horn),
  ash: courseOf(geometry.STREAMS.ash),
};
