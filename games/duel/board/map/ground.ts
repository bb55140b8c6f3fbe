/** Mountains, woods, downs and grass of the seven regions, and the places after which landmarks are named. */
import {
  dice,
  farFrom,
  hash,
  hill,
  inOrder,
  inside,
  type Keep,
  mountain,
  type Point,
  type Polyline,
  pine,
  range,
  type Stamps,
  type StandingThing,
  scatter,
  smooth,
  sub,
  tree,
  tuft,
} from "@westmarch/ink";
import { REGIONS, type RegionName } from "../../data/ids.ts";
import { HEIGHT, OUTLINES, RANGES, ROADS, SHORE, SPOTS, WIDTH } from "./net.ts";
import { PLACES } from "./places.ts";

export interface Ground {
  readonly standing: readonly StandingThing[];
  readonly grass: string;
  /** Far ranges, drawn under everything else. */
  readonly beyond: string;
}

type Growth = "tree" | "pine" | "hill" | "rock";

const CUTS: Readonly<Record<Growth, number>> = { tree: 9, pine: 8, hill: 6, rock: 8 };
const cut: Readonly<Record<Growth, (size: number, seed: string) => string>> = {
  tree: (size, seed) => tree(0, 0, size, seed),
  pine: (size, seed) => pine(0, 0, size, seed),
  hill: (size, seed) => hill(0, 0, size, seed),
  rock: (size, seed) => mountain(0, 0, size * 1.06, size, seed),
};
const BODY: Readonly<Record<Growth, readonly [half: number, tall: number]>> = {
  tree: [0.5, 1],
  pine: [0.36, 1.1],
  hill: [0.5, 0.36],
  rock: [0.5, 1],
};

/** Sets a glyph about this large on the ground. */
const grow = (set: Stamps, kind: Growth, [x, y]: Point, size: number, seed: number): string => {
  const near = Math.exp(Math.round(Math.log(size) / 0.12) * 0.12);
  const name = `${kind} ${near.toFixed(1)} ${seed % CUTS[kind]}`;
  return set.set(name, x, y, () => cut[kind](near, name));
};

const COVER: Readonly<
  Record<RegionName, readonly { readonly kind: Growth; readonly gap: number; readonly size: number }[]>
> = {
  lindon: [
    { kind: "tree", gap: 34, size: 19 },
    { kind: "hill", gap: 44, size: 32 },
  ],
  arnor: [
    { kind: "hill", gap: 40, size: 34 },
    { kind: "tree", gap: 48, size: 18 },
  ],
  rhovanion: [{ kind: "pine", gap: 17, size: 22 }],
  enedwaith: [
    { kind: "hill", gap: 42, size: 30 },
    { kind: "tree", gap: 64, size: 18 },
  ],
  rohan: [],
  gondor: [
    { kind: "hill", gap: 44, size: 28 },
    { kind: "tree", gap: 40, size: 18 },
  ],
  mordor: [{ kind: "rock", gap: 40, size: 20 }],
};

const WAYS: readonly Polyline[] = ROADS.map(({ line }) => smooth(line, 8));

/** Boxes that glyphs keep out of: names, and where pieces stand. */
const boxesOf = (name: RegionName): { words: Keep; pieces: Keep[] } => {
  const { label, stand, fortress } = SPOTS[name];
  return {
    words: [label[0], label[1], name.length * 7.4 + 26, 21],
    pieces: [
      [stand[0], stand[1] - 26, 36, 42],
      [fortress[0], fortress[1] - 24, 32, 38],
    ],
  };
};

const clashes = ([x, y]: Point, half: number, tall: number, [kx, ky, kw, kh]: Keep): boolean =>
  Math.abs(kx - x) < kw + half && y > ky - kh && y - tall < ky + kh;

const WALLS: Readonly<Record<string, { height: number; gap: number; depth: number }>> = {
  blue: { height: 34, gap: 18, depth: 9 },
  misty: { height: 46, gap: 21, depth: 12 },
  white: { height: 36, gap: 19, depth: 8 },
  ash: { height: 34, gap: 19, depth: 8 },
  shadow: { height: 32, gap: 18, depth: 8 },
  rim: { height: 44, gap: 21, depth: 12 },
};

/** Far ranges beyond the game's land. */
const FAR: readonly { line: Polyline; height: number }[] = [
  {
    line: [
      [470, -6],
      [560, 10],
      [660, 4],
      [740, 22],
      [830, 16],
    ],
    height: 36,
  },
  {
    line: [
      [250, -2],
      [330, 8],
      [410, 2],
    ],
    height: 30,
  },
  {
    line: [
      [640, 640],
      [730, 650],
      [830, 630],
    ],
    height: 40,
  },
];

const wallsOf = (set: Stamps, keep: readonly Keep[]): StandingThing[] =>
  Object.entries(RANGES).flatMap(([name, line]) =>
    range(line, {
      seed: `duel ${name}`,
      ...WALLS[name],
      sink: 9,
      peak: (x, y, _, tall, seed) => grow(set, "rock", [x, y], tall, seed),
      keep,
      clear: WAYS.map((way) => ({ line: way, by: 15 })),
    }),
  );

const coverOf = (
  set: Stamps,
  name: RegionName,
  outline: Polyline,
  keep: readonly Keep[],
): StandingThing[] => {
  const roll = dice(hash(`duel ${name}`));
  const placed: { p: Point; half: number }[] = [];
  const out: StandingThing[] = [];
  for (const { kind, gap, size } of COVER[name]) {
    const [half, tall] = [BODY[kind][0] * size, BODY[kind][1] * size];
    const spots = scatter(outline, {
      gap,
      seed: sub(roll),
      tries: 1600,
      unless: (p) =>
        keep.some((box) => clashes(p, half * 0.8, tall * 0.8, box)) ||
        farFrom(p, outline) < (kind === "hill" ? 18 : 13) ||
        Object.values(RANGES).some((wall) => farFrom(p, wall) < 20) ||
        WAYS.some((way) => farFrom([p[0], p[1] - tall * 0.35], way) < half + 6) ||
        placed.some(
          (there) => Math.abs(there.p[0] - p[0]) < there.half + half && Math.abs(there.p[1] - p[1]) < 11,
        ),
    });
    for (const p of spots) {
      if (COVER[name].length > 1) placed.push({ p, half });
      out.push({ y: p[1], svg: grow(set, kind, p, size * (0.88 + roll() * 0.24), sub(roll)) });
    }
  }
  return out;
};

export function groundOf(set: Stamps): Ground {
  const boxes = REGIONS.map(boxesOf);
  const words = boxes.map((box) => box.words);
  const pieces = boxes.flatMap((box) => box.pieces);
  const standing: StandingThing[] = wallsOf(set, [...words, ...pieces]);
  let grass = "";
  const roll = dice("duel grass");
  REGIONS.forEach((name, id) => {
    const { fortress } = SPOTS[name];
    standing.push({ y: fortress[1], svg: PLACES[name](fortress[0], fortress[1], 1) });
    standing.push(...coverOf(set, name, OUTLINES[id], [...words, ...pieces]));
    for (const p of scatter(OUTLINES[id], { gap: name === "rohan" ? 14 : 24, seed: `tufts ${name}` })) {
      if (words.some((box) => clashes(p, 3, 4, box)) || farFrom(p, OUTLINES[id]) < 8) continue;
      grass += tuft(...p, sub(roll), 5);
    }
  });
  const far = FAR.flatMap(({ line, height }, i) =>
    range(line, {
      seed: `duel far ${i}`,
      gap: height * 0.6,
      height,
      depth: height * 0.34,
      peak: (x, y, _, tall, seed) => grow(set, "rock", [x, y], tall, seed),
    }),
  );
  const page: Point[] = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ];
  for (const p of scatter(page, { gap: 46, seed: "duel wild" })) {
    const out = OUTLINES.every((outline) => !inside(p, outline) && farFrom(p, outline) > 14);
    if (out && p[0] > 240 && farFrom(p, SHORE) > 40 && (p[0] > 640 || p[1] < 300)) {
      grass += tuft(...p, sub(roll), 4.6);
    }
  }
  return { standing, grass, beyond: inOrder(far) };
}
