import {
  type Dice,
  dice,
  farFrom,
  hash,
  hill,
  inside,
  type Keep,
  mountain,
  type Point,
  type Polyline,
  pine,
  range,
  reeds,
  type Stamps,
  type StandingThing,
  scatter,
  sub,
  tree,
  tuft,
} from "@westmarch/ink";
import { ALL_REGIONS, REGIONS, type RegionId } from "../../data/ids.ts";
import { COVER, type Cover, type Growth } from "./cover.ts";
import type { Land } from "./land.ts";
import { MIDDLE, type Net, type Sheet } from "./lay.ts";
import type { Stand } from "./stands.ts";

/** Everything that stands on the ground of the board, and the grass, which lies flat. */
export interface Ground {
  readonly standing: readonly StandingThing[];
  readonly grass: string;
  readonly marsh: string;
}

/** How many cuts there are of a stamp. */
const CUTS: Readonly<Record<Exclude<Growth, "tuft" | "reeds">, number>> = {
  tree: 9,
  pine: 8,
  hill: 6,
  rock: 7,
};

const cut: Readonly<Record<keyof typeof CUTS, (size: number, seed: string) => string>> = {
  tree: (size, seed) => tree(0, 0, size, seed),
  pine: (size, seed) => pine(0, 0, size, seed),
  hill: (size, seed) => hill(0, 0, size, seed),
  rock: (size, seed) => mountain(0, 0, size * 1.02, size, seed),
};

/** Sets a glyph about this large on the ground. */
const grow = (set: Stamps, kind: keyof typeof CUTS, [x, y]: Point, size: number, seed: number): string => {
  const step = kind === "rock" ? 0.14 : 0.1;
  const near = Math.exp(Math.round(Math.log(size) / step) * step);
  const name = `${kind} ${near.toFixed(1)} ${seed % CUTS[kind]}`;
  return set.set(name, x, y, () => cut[kind](near, name));
};

/** Half the width and the height a glyph takes, for the keep-out boxes, per size. */
const BODY: Readonly<Record<Growth, readonly [number, number]>> = {
  tree: [0.5, 1],
  pine: [0.36, 1.1],
  hill: [0.5, 0.36],
  rock: [0.42, 0.9],
  tuft: [0.8, 1],
  reeds: [12, 10],
};

const clashes = ([x, y]: Point, half: number, tall: number, [kx, ky, kw, kh]: Keep): boolean =>
  Math.abs(kx - x) < kw + half && y > ky - kh && y - tall < ky + kh;

const placesOf = (sheet: Sheet, region: RegionId, cover: Cover): { svg: string; y: number; keep: Keep }[] =>
  (cover.places ?? []).flatMap(({ draw, across, down, size, tall, box }) => {
    if (!sheet.wide && !tall) return [];
    const [u, v] = MIDDLE[region];
    const middle = sheet.at(u, v);
    const s = tall && !sheet.wide ? tall.size : size;
    const x = tall && !sheet.wide ? middle[0] + tall.across * 92 : sheet.at(u + across, v)[0];
    const y = middle[1] + (tall && !sheet.wide ? (sheet.turned ? tall.dark : tall.good) : down);
    return [
      { svg: draw(x, y, s), y, keep: [x, y - (box[1] * s) / 2, box[0] * s, (box[1] * s) / 2 + 2] as const },
    ];
  });

export const groundOf = (
  sheet: Sheet,
  net: Net,
  land: Land,
  stands: readonly Stand[],
  set: Stamps,
): Ground => {
  const standing: StandingThing[] = [];
  const k = sheet.unit;
  let [grass, marsh] = ["", ""];
  const words = stands.map((stand) => stand.words);
  const pieces = stands.map((stand) => stand.piece);
  const names = stands.map((stand) => stand.name);
  const gates: readonly Keep[] = [land.tunnel[0], land.tunnel[land.tunnel.length - 1]].map(([x, y]) => [
    x,
    y - 8 * k,
    14 * k,
    14 * k,
  ]);

  const landmarks: Keep[] = [];
  for (const region of ALL_REGIONS) {
    for (const place of placesOf(sheet, region, COVER[REGIONS[region]])) {
      landmarks.push(place.keep);
      standing.push(place);
    }
  }

  // Walls first: nothing may stand in them.
  const walls = net.borders.filter((border) => border.wall);
  for (const [i, wall] of walls.entries()) {
    standing.push(
      ...range(wall.line, {
        seed: `wall ${i}`,
        gap: 21 * k,
        height: 44 * k,
        depth: 12 * k,
        sink: 8 * k,
        peak: (x, y, _, tall, seed) => grow(set, "rock", [x, y], tall, seed),
        keep: [...words, ...names, ...gates, ...landmarks],
        clear: [{ line: land.tunnel, by: 13 * k }],
      }),
    );
  }

  REGIONS.forEach((name, region) => {
    const outline = net.outlines[region];
    const cover = COVER[name];
    const roll: Dice = dice(hash(`${name} cover`));
    const placed: { p: Point; half: number }[] = [];
    for (const { kind, gap, size } of cover.growth) {
      const [half, tall] = [BODY[kind][0] * size * k, BODY[kind][1] * size * k];
      const inset = kind === "hill" || kind === "reeds" ? 15 * k : kind === "rock" ? 3 * k : 9 * k;
      const spots = scatter(outline, {
        gap: gap * k,
        seed: sub(roll),
        tries: 1500,
        unless: (p) =>
          [words, gates, landmarks].some((boxes) => boxes.some((box) => clashes(p, half, tall, box))) ||
          names.some((box) => clashes(p, half * 0.8, tall, box)) ||
          (kind !== "tuft" &&
            !cover.dense &&
            pieces.some((box) => clashes(p, half * (kind === "rock" ? 0.3 : 0.8), tall * 0.7, box))) ||
          farFrom(p, land.anduin) < half + 5 * k ||
          farFrom([p[0], p[1] - tall * 0.4], land.tunnel) < half + 4 * k ||
          farFrom(p, outline) < inset ||
          (kind !== "tuft" && walls.some((wall) => farFrom(p, wall.line) < 12 * k)) ||
          placed.some(
            (other) => Math.abs(other.p[0] - p[0]) < other.half + half && Math.abs(other.p[1] - p[1]) < 9 * k,
          ),
      });
      for (const p of spots) {
        if (kind === "tuft") grass += tuft(...p, sub(roll), size * (sheet.wide ? 1 : 0.8));
        else if (kind === "reeds") marsh += reeds(...p, sub(roll));
        else {
          if (kind === "hill" || cover.growth.length > 1) placed.push({ p, half });
          const here = size * k * (0.88 + roll() * 0.24);
          standing.push({ y: p[1], svg: grow(set, kind, p, here, sub(roll)) });
        }
      }
    }
  });
  return { standing, grass, marsh };
};

/** The country beyond the board: far ranges, and a little grass, clear of the board itself. */
export const beyond = (sheet: Sheet, net: Net, land: Land, set: Stamps): Ground => {
  const standing: StandingThing[] = [];
  const k = sheet.unit;
  const near = (p: Point, by: number): boolean => net.outlines.some((outline) => farFrom(p, outline) < by);
  for (const [i, far] of land.far.entries()) {
    const peaks = range(far.line, {
      seed: `far ${i}`,
      gap: far.height * 0.62,
      height: far.height,
      depth: far.height * 0.36,
      ranks: far.ranks,
      peak: (x, y, _, tall, seed) => grow(set, "rock", [x, y], tall, seed),
      clear: [{ line: land.anduin, by: 10 * k }],
    });
    standing.push(...peaks);
  }
  const page: Polyline = [
    [-0.25 * sheet.width, -0.2 * sheet.height],
    [1.25 * sheet.width, -0.2 * sheet.height],
    [1.25 * sheet.width, 1.5 * sheet.height],
    [-0.25 * sheet.width, 1.5 * sheet.height],
  ];
  const roll = dice("beyond");
  const outside = (p: Point, by: number): boolean =>
    !near(p, by) && farFrom(p, land.coast) > by && !inside(p, land.sea) && farFrom(p, land.anduin) > by;
  const clear = (p: Point, by: number): boolean =>
    land.far.every((far) => farFrom(p, far.line) > far.height * 0.7 + by);
  // Downs and copses, each a small company.
  for (const middle of scatter(page, { gap: 210 * k, seed: "downs", tries: 300 })) {
    const kind = roll() < 0.6 ? "hill" : "tree";
    for (let i = 0; i < 3 + roll() * 4; i++) {
      const p: Point = [middle[0] + (roll() - 0.5) * 130 * k, middle[1] + (roll() - 0.5) * 46 * k];
      const size = (kind === "hill" ? 34 : 17) * k;
      const seed = sub(roll);
      if (outside(p, 26 * k) && clear(p, 14 * k))
        standing.push({ y: p[1], svg: grow(set, kind, p, size, seed) });
    }
  }
  let grass = "";
  for (const p of scatter(page, { gap: 74 * k, seed: "wild", tries: 700 })) {
    if (!outside(p, 18 * k)) continue;
    grass += tuft(...p, sub(roll), 5 * (sheet.wide ? 1 : 0.8));
  }
  return { standing, grass, marsh: "" };
};
