/** The geometry as lines: borders as curves, regions as rings of borders, the water between them. */
import { chained, closedRing, curveOf, points } from "@westmarch/campaign/drawing";
import type { Polyline } from "@westmarch/ink";
import type { Crag, Pool } from "./geometry.ts";
import * as geometry from "./geometry.ts";
import { REGION_NAMES, type RegionName } from "./regions.ts";

export type BorderKind = "plain" | "slope" | "ford" | "river" | "shore" | "stone" | "massif" | "rim";

export interface Border {
  /** Two regions, or the one that lies at a pool, a crag, the Mountain or the rim. */
  readonly of: readonly [RegionName, RegionName] | readonly [RegionName];
  /** The pool or crag that it runs around. */
  readonly about: Pool | Crag | null;
  readonly kind: BorderKind;
  readonly line: Polyline;
}

const dividing =
  (kind: BorderKind) =>
  ([a, b, line]: readonly [RegionName, RegionName, string]): Border => ({
    of: [a, b],
    about: null,
    kind,
    line: curveOf(points(line)),
  });
const around =
  (kind: BorderKind) =>
  ([region, about, line]: readonly [RegionName, Pool | Crag, string]): Border => ({
    of: [region],
    about,
    kind,
    line: curveOf(points(line)),
  });
const along =
  (kind: BorderKind) =>
  ([region, line]: readonly [RegionName, string]): Border => ({
    of: [region],
    about: null,
    kind,
    line: curveOf(points(line)),
  });

/** Every line of the land, once. */
export const LINES: readonly Border[] = [
  ...geometry.PLAIN.map(dividing("plain")),
  ...geometry.SLOPES.map(dividing("slope")),
  ...geometry.FORDS.map(dividing("ford")),
  ...geometry.RIVERS_BETWEEN.map(dividing("river")),
  ...geometry.SHORES.map(around("shore")),
  ...geometry.STONES.map(around("stone")),
  ...geometry.MASSIF.map(along("massif")),
  ...geometry.RIM.map(along("rim")),
];

export const linesOf = (region: RegionName): readonly Border[] =>
  LINES.filter(({ of }) => of.some((name) => name === region));
const ofKind = (kind: BorderKind): Polyline[] =>
  LINES.flatMap((border) => (border.kind === kind ? [border.line] : []));

/** The outline of each region by number; neighbours share their border to the tenth. */
export const OUTLINES: readonly Polyline[] = REGION_NAMES.map((name) =>
  closedRing(
    name,
    linesOf(name).map(({ line }) => line),
  ),
);

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

interface Course {
  readonly width: readonly [number, number];
  /** From the source to the mouth. */
  readonly line: Polyline;
}
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
