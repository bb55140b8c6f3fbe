/** What stands on the map: settlements; mountains on barred borders, woods, hills; and the grass between. */
import { type Cut, type Ground, growing, HILL_CUT, ROCK_CUT, strewn } from "@westmarch/campaign/drawing";
import {
  element,
  inside,
  type Keep,
  mountain,
  type Point,
  pine,
  range,
  reeds,
  type Stamps,
  type StandingThing,
  tree,
} from "@westmarch/ink";
import { SETTLEMENTS } from "../../data/ids.ts";
import { REGION, REGIONS, type RegionName } from "../../data/regionnames.ts";
import { POINTS, SETTLEMENT } from "../../data/regions.ts";
import { coverOf, type Growth, PEAKS } from "./cover.ts";
import { COURSES, LAKE_OUTLINES, LINES, OUTLINES } from "./net.ts";
import { PLACES, settlementBox } from "./placing.ts";
import { settlementSign } from "./settlements.ts";

type Stands = Exclude<Growth, "tuft">;
type Grow = ReturnType<typeof growing<Stands>>;

const CUT: Readonly<Record<Stands, Cut>> = {
  tree: { draw: (size, seed) => tree(0, 0, size, seed), cuts: 7, half: 0.5, tall: 1.05 },
  mallorn: {
    draw: (size, seed) => tree(0, 0, size, seed, "var(--war-mallorn)"),
    cuts: 7,
    half: 0.5,
    tall: 1.05,
  },
  pine: { draw: (size, seed) => pine(0, 0, size, seed), cuts: 7, half: 0.36, tall: 1.12 },
  hill: HILL_CUT,
  rock: ROCK_CUT,
  reeds: { draw: (_, seed) => reeds(0, 0, seed), cuts: 5, half: 1.1, tall: 1 },
};

const settlementIn = (name: RegionName) => SETTLEMENTS[SETTLEMENT[REGION.named(name)]];

/** Boxes that nothing that grows may reach into: the name and the settlement. Pieces hide what they stand on. */
const boxesOf = (name: RegionName): Keep[] => {
  const { name: title, settlement } = PLACES[REGION.named(name)];
  if (!settlement) return [title];
  const [x, y, half, tall] = settlementBox(name, settlement);
  return [title, [x, y, half + 2, tall]];
};

const WALLS = LINES.filter(({ kind }) => kind === "wall");
const WALL_LINES = WALLS.map(({ line }) => line);

/** The Misty and White Mountains stand higher than the Blue ones and those about the edges. */
const LOW_WALL = /ered-luin|forlindon|harondor|khand|withered|iron-hills|rhun/;

const walls = (grow: Grow, keep: readonly Keep[]): StandingThing[] =>
  WALLS.flatMap(({ line, of }) => {
    const height = of.some((name) => LOW_WALL.test(name)) ? 25 : 32;
    return range(line, {
      seed: `wall ${of.join(" ")}`,
      gap: height * 0.44,
      height,
      depth: 9,
      sink: height * 0.36,
      keep,
      peak: (x, y, _, tall, seed) => grow("rock", [x, y], tall, seed),
    });
  });

const onLake = (p: Point): boolean => LAKE_OUTLINES.some((lake) => inside(p, lake));

/** The settlements: they are there with the land, before anything grows around them. */
export const settlementsOf = (set: Stamps): StandingThing[] =>
  REGIONS.flatMap((name) => {
    const region = REGION.named(name);
    const at = PLACES[region].settlement;
    if (!at) return [];
    const kind = settlementIn(name);
    const sign = set.set(kind, ...at, () => settlementSign(kind, POINTS[region]));
    return [{ y: at[1] + 4, svg: sign }];
  });

/** The fire over the mountain that has one. */
const flame = (x: number, y: number): string =>
  element("path", {
    d: `M${x - 4} ${y + 3}q-3 -6 0 -10q1 3 3 4q0 -6 4 -10q0 5 3 8q1 4 -2 8z`,
    fill: "var(--ember)",
    stroke: "var(--map-line)",
    "stroke-width": 0.8,
    "stroke-linejoin": "round",
  });

const peaks = (): StandingThing[] =>
  PEAKS.map(({ name, at: [x, y], size, fire }) => ({
    y,
    svg: (fire ? flame(x, y - size) : "") + mountain(x, y, size * 1.25, size, name),
  }));

/** Everything else that stands on the map, and the grass of its regions. */
export function groundOf(set: Stamps): Ground {
  const summits = PEAKS.map(({ at: [x, y], size }): Keep => [x, y - size / 2 - 6, size * 0.6, size / 2 + 10]);
  const keep = [...REGIONS.flatMap(boxesOf), ...summits];
  const first = [...walls(growing(set, CUT), keep), ...peaks()];
  const { standing, grass } = strewn(set, {
    names: REGIONS,
    outlines: OUTLINES,
    patchesOf: (name) => coverOf(name).growth,
    cuts: CUT,
    walls: WALL_LINES,
    waters: [...COURSES.map(({ line }) => line), ...LAKE_OUTLINES],
    keep,
    onLake,
  });
  return { standing: [...first, ...standing], grass };
}
