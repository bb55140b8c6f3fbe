/** What stands on the map: mountains on barred borders, woods, hills, settlements; and the grass between. */
import {
  type Dice,
  dice,
  element,
  extent,
  farFrom,
  hill,
  inside,
  type Keep,
  type Line,
  mountain,
  type Point,
  pine,
  range,
  reeds,
  type Stamps,
  type Standing,
  scatter,
  sub,
  tree,
  tuft,
} from "@westmarch/ink";
import { SETTLEMENTS } from "../../data/ids.ts";
import { REGION, REGIONS, type RegionName } from "../../data/regionnames.ts";
import { POINTS, SETTLEMENT } from "../../data/regions.ts";
import { coverOf, type Growth, type Patch, PEAKS } from "./cover.ts";
import { COURSES, LAKE_OUTLINES, LINES, OUTLINES } from "./net.ts";
import { PLACES, settlementBox } from "./placing.ts";
import { settlementSign } from "./settlements.ts";

interface Ground {
  readonly standing: readonly Standing[];
  readonly grass: string;
}

type Stands = Exclude<Growth, "tuft">;

/** How a kind is drawn, how many of it differ, half its width and its height for a size of one. */
interface Cut {
  readonly draw: (size: number, seed: string) => string;
  readonly cuts: number;
  readonly half: number;
  readonly tall: number;
}

const CUT: Readonly<Record<Stands, Cut>> = {
  tree: { draw: (size, seed) => tree(0, 0, size, seed), cuts: 7, half: 0.5, tall: 1.05 },
  mallorn: {
    draw: (size, seed) => tree(0, 0, size, seed, "var(--war-mallorn)"),
    cuts: 7,
    half: 0.5,
    tall: 1.05,
  },
  pine: { draw: (size, seed) => pine(0, 0, size, seed), cuts: 7, half: 0.36, tall: 1.12 },
  hill: { draw: (size, seed) => hill(0, 0, size, seed), cuts: 6, half: 0.5, tall: 0.36 },
  // Drawn larger and set smaller, for a finer line.
  rock: {
    draw: (size, seed) =>
      element("g", { transform: "scale(.7)" }, mountain(0, 0, (size * 1.04) / 0.7, size / 0.7, seed)),
    cuts: 9,
    half: 0.52,
    tall: 1,
  },
  reeds: { draw: (_, seed) => reeds(0, 0, seed), cuts: 5, half: 1.1, tall: 1 },
};

/** Sets a glyph of about this size on the ground. */
const grow = (set: Stamps, kind: Stands, [x, y]: Point, size: number, seed: number): string => {
  const near = Math.exp(Math.round(Math.log(size) / 0.14) * 0.14);
  const name = `${kind} ${near.toFixed(1)} ${seed % CUT[kind].cuts}`;
  return set.set(name, x, y, () => CUT[kind].draw(near, name));
};

const settlementIn = (name: RegionName) => SETTLEMENTS[SETTLEMENT[REGION.named(name)]];

/** Boxes that nothing that grows may reach into: the name and the settlement. Pieces hide what they stand on. */
const boxesOf = (name: RegionName): Keep[] => {
  const { name: title, settlement } = PLACES[REGION.named(name)];
  if (!settlement) return [title];
  const [x, y, half, tall] = settlementBox(name, settlement);
  return [title, [x, y, half + 2, tall]];
};

const clashes = ([x, y]: Point, half: number, tall: number, [kx, ky, kw, kh]: Keep): boolean =>
  Math.abs(kx - x) < kw + half && y > ky - kh && y - tall < ky + kh;

const WALLS = LINES.filter(({ kind }) => kind === "wall");
const WALL_LINES = WALLS.map(({ line }) => line);

/** The Misty and White Mountains stand higher than the Blue ones and those about the edges. */
const LOW_WALL = /ered-luin|forlindon|harondor|khand|withered|iron-hills|rhun/;

const walls = (set: Stamps, keep: readonly Keep[]): Standing[] =>
  WALLS.flatMap(({ line, of }) => {
    const height = of.some((name) => LOW_WALL.test(name)) ? 25 : 32;
    return range(line, {
      seed: `wall ${of.join(" ")}`,
      gap: height * 0.44,
      height,
      depth: 9,
      sink: height * 0.36,
      keep,
      peak: (x, y, _, tall, seed) => grow(set, "rock", [x, y], tall, seed),
    });
  });

/** Everything that a region's growth has to look out for. */
interface Site {
  readonly outline: Line;
  readonly walls: readonly Line[];
  readonly waters: readonly Line[];
  readonly keep: readonly Keep[];
  readonly placed: { readonly at: Point; readonly half: number }[];
}

const siteOf = (outline: Line, boxes: readonly Keep[]): Site => {
  const { left, right, top, bottom } = extent(outline);
  const close = ([x, y]: Point): boolean =>
    x > left - 25 && x < right + 25 && y > top - 25 && y < bottom + 25;
  const near = (lines: readonly Line[]): Line[] =>
    lines.map((line) => line.filter(close)).filter((line) => line.length > 1);
  return {
    outline,
    walls: near(WALL_LINES),
    waters: near([...COURSES.map(({ line }) => line), ...LAKE_OUTLINES]),
    keep: boxes.filter(
      ([x, y, w, h]) => x + w > left - 20 && x - w < right + 20 && y + h > top - 20 && y - h < bottom + 40,
    ),
    placed: [],
  };
};

const onLake = (p: Point): boolean => LAKE_OUTLINES.some((lake) => inside(p, lake));

const growthOf = (
  set: Stamps,
  { kind, gap, size }: Patch & { readonly kind: Stands },
  { outline, walls, waters, keep, placed }: Site,
  roll: Dice,
): Standing[] => {
  const [half, tall] = [CUT[kind].half * size, CUT[kind].tall * size];
  const before = [...placed];
  const spots = scatter(outline, {
    gap,
    seed: sub(roll),
    tries: 1300,
    unless: (p) =>
      keep.some((box) => clashes(p, half * 0.86, tall * 0.86, box)) ||
      before.some(
        ({ at, half: other }) => Math.abs(at[0] - p[0]) < other + half && Math.abs(at[1] - p[1]) < 12,
      ) ||
      farFrom([p[0], p[1] - tall * 0.2], outline) < half + 2 ||
      walls.some((wall) => farFrom(p, wall) < 13 + half * 0.6) ||
      waters.some((water) => farFrom([p[0], p[1] - tall * 0.3], water) < half + 4) ||
      onLake(p),
  });
  return spots.map((at) => {
    placed.push({ at, half });
    return { y: at[1], svg: grow(set, kind, at, size * (0.88 + roll() * 0.26), sub(roll)) };
  });
};

/** Grass, of which a few tufts are enough for all the land. */
export const tuftOn = (set: Stamps, x: number, y: number, size: number, seed: number): string => {
  const name = `tuft ${size} ${seed % 9}`;
  return set.set(name, x, y, () => element("path", { d: tuft(0, 0, name, size) }));
};

const grassOf = (
  set: Stamps,
  { gap, size }: Patch,
  { outline, walls, waters, keep, placed }: Site,
  roll: Dice,
): string =>
  scatter(outline, {
    gap,
    seed: sub(roll),
    tries: 450,
    unless: (p) =>
      keep.some((box) => clashes(p, 5, 6, box)) ||
      farFrom(p, outline) < 7 ||
      walls.some((wall) => farFrom(p, wall) < 18) ||
      waters.some((water) => farFrom(p, water) < 8) ||
      onLake(p) ||
      placed.some(({ at, half }) => Math.abs(at[0] - p[0]) < half + 5 && Math.abs(at[1] - p[1]) < 9),
  })
    .map(([x, y]) => tuftOn(set, x, y, size, sub(roll)))
    .join("");

const settlements = (set: Stamps): Standing[] =>
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

const peaks = (): Standing[] =>
  PEAKS.map(({ name, at: [x, y], size, fire }) => ({
    y,
    svg: (fire ? flame(x, y - size) : "") + mountain(x, y, size * 1.25, size, name),
  }));

export function groundOf(set: Stamps): Ground {
  const summits = PEAKS.map(({ at: [x, y], size }): Keep => [x, y - size / 2 - 6, size * 0.6, size / 2 + 10]);
  const boxes = [...REGIONS.flatMap(boxesOf), ...summits];
  const standing: Standing[] = [...walls(set, boxes), ...settlements(set), ...peaks()];
  let grass = "";
  REGIONS.forEach((name, region) => {
    const site = siteOf(OUTLINES[region] ?? [], boxes);
    const roll = dice(`ground of ${name}`);
    for (const patch of coverOf(name).growth) {
      const { kind } = patch;
      if (kind === "tuft") grass += grassOf(set, patch, site, roll);
      else standing.push(...growthOf(set, { ...patch, kind }, site, roll));
    }
  });
  return { standing, grass };
}
