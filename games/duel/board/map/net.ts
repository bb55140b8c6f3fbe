/** The seven regions as a net of borders, each drawn once and shared by its two regions. */
import { between, type Point, type Polyline, ragged } from "@westmarch/ink";
import { ADJACENT } from "../../data/board.ts";
import { ALL_REGIONS, REGIONS, type RegionId, type RegionName } from "../../data/ids.ts";

export const WIDTH = 820;
export const HEIGHT = 640;

/** Corners of the net on the page. */
const CORNER = {
  l1: [84, 74],
  l2: [216, 58],
  l3: [236, 152],
  l4: [216, 252],
  l5: [160, 306],
  l6: [96, 318],
  l7: [46, 246],
  l8: [40, 142],
  a1: [330, 42],
  a2: [452, 56],
  a3: [262, 328],
  a4: [466, 150],
  a5: [442, 242],
  a6: [350, 268],
  r1: [574, 38],
  r2: [704, 52],
  r3: [780, 118],
  r4: [786, 222],
  r5: [770, 310],
  r6: [642, 328],
  r7: [520, 340],
  e1: [482, 408],
  e2: [456, 472],
  e3: [398, 504],
  e4: [340, 530],
  e5: [256, 478],
  e6: [216, 398],
  m0: [784, 372],
  m2: [694, 392],
  m3: [622, 440],
  m4: [606, 512],
  m5: [624, 586],
  m6: [706, 612],
  m7: [786, 590],
  m8: [802, 480],
  g1: [540, 462],
  g2: [548, 606],
  g3: [474, 578],
  g4: [402, 594],
} as const satisfies Record<string, Point>;
type CornerName = keyof typeof CORNER;

/** Each region's corners in the order of the clock. */
const RING: Readonly<Record<RegionName, readonly CornerName[]>> = {
  lindon: ["l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8"],
  arnor: ["l2", "a1", "a2", "a4", "a5", "a6", "a3", "l4", "l3"],
  rhovanion: ["a2", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "a5", "a4"],
  enedwaith: ["a3", "a6", "a5", "r7", "e1", "e2", "e3", "e4", "e5", "e6"],
  rohan: ["r7", "r6", "r5", "m0", "m2", "m3", "g1", "e2", "e1"],
  gondor: ["e2", "g1", "m3", "m4", "m5", "g2", "g3", "g4", "e4", "e3"],
  mordor: ["m0", "m8", "m7", "m6", "m5", "m4", "m3", "m2"],
};

/** Corners along the water, from the north to the south. */
const COAST: readonly CornerName[] = [
  "l1",
  "l8",
  "l7",
  "l6",
  "l5",
  "l4",
  "a3",
  "e6",
  "e5",
  "e4",
  "g4",
  "g3",
  "g2",
  "m5",
];

const line = (a: CornerName, b: CornerName): Point[] => {
  const [from, to] = a < b ? [a, b] : [b, a];
  const drawn = ragged(CORNER[from], CORNER[to], `duel ${from} ${to}`, 0.11, 4);
  return a < b ? drawn : drawn.reverse();
};

const along = (corners: readonly CornerName[], closed: boolean): Point[] =>
  corners.flatMap((corner, i) => {
    const next = corners[i + 1] ?? (closed ? corners[0] : undefined);
    return next === undefined ? [CORNER[corner]] : line(corner, next).slice(0, -1);
  });

export const OUTLINES: readonly Polyline[] = REGIONS.map((name) => along(RING[name], true));
export const SHORE: Polyline = along(COAST, false);

interface Border {
  readonly of: readonly RegionId[];
  readonly line: Polyline;
  /** It is washed by the sea. */
  readonly wet: boolean;
}

const edgesOf = (region: RegionId): [CornerName, CornerName][] => {
  const ring = RING[REGIONS[region]];
  return ring.map((corner, i) => [corner, ring[(i + 1) % ring.length]]);
};

const sea = new Set(COAST.slice(1).map((corner, i) => [corner, COAST[i]].sort().join(" ")));

export const BORDERS: readonly Border[] = (() => {
  const borders = new Map<string, { of: RegionId[]; line: Polyline; wet: boolean }>();
  for (const region of ALL_REGIONS) {
    for (const [a, b] of edgesOf(region)) {
      const key = [a, b].sort().join(" ");
      const border = borders.get(key);
      if (border) border.of.push(region);
      else borders.set(key, { of: [region], line: line(a, b), wet: sea.has(key) });
    }
  }
  return [...borders.values()];
})();

/** The lines that a mountain range follows. */
export const RANGES: Readonly<Record<string, Polyline>> = {
  blue: along(["l2", "l3", "l4"], false),
  misty: along(["a2", "a4", "a5", "r7"], false),
  white: along(["e2", "g1", "m3"], false),
  ash: along(["m3", "m2", "m0"], false),
  shadow: along(["m5", "m4", "m3"], false),
  rim: along(["m0", "m8", "m7", "m6", "m5"], false),
};

/** Where units stand, where the fortress stands, and where the name is written. */
interface Spot {
  readonly label: Point;
  readonly stand: Point;
  readonly fortress: Point;
}

export const SPOTS: Readonly<Record<RegionName, Spot>> = {
  lindon: { label: [132, 122], stand: [158, 232], fortress: [88, 230] },
  arnor: { label: [344, 98], stand: [372, 208], fortress: [298, 206] },
  rhovanion: { label: [626, 112], stand: [650, 232], fortress: [574, 230] },
  enedwaith: { label: [352, 340], stand: [380, 446], fortress: [306, 444] },
  rohan: { label: [702, 352], stand: [616, 426], fortress: [540, 420] },
  gondor: { label: [502, 494], stand: [520, 582], fortress: [448, 576] },
  mordor: { label: [712, 448], stand: [734, 562], fortress: [664, 560] },
};

/** Where a road crosses the border of two regions: the middle of what they share. */
const crossing = (a: RegionId, b: RegionId): Point => {
  const shared = BORDERS.filter(({ of }) => of.includes(a) && of.includes(b)).flatMap(
    (border) => border.line,
  );
  const middle = shared[Math.floor(shared.length / 2)];
  if (!middle) throw new Error(`${REGIONS[a]} and ${REGIONS[b]} share no border`);
  return middle;
};

/** Roads along the ten connections (13.8), from stand to stand. */
export const ROADS: readonly { readonly of: readonly [RegionId, RegionId]; readonly line: Polyline }[] =
  ALL_REGIONS.flatMap((a) =>
    ADJACENT[a]
      .filter((b) => a < b)
      .map((b) => {
        const at = (region: RegionId): Point => {
          const { stand, fortress } = SPOTS[REGIONS[region]];
          const [x, y] = between(stand, fortress, 0.5);
          return [x, y - 6];
        };
        return { of: [a, b] as const, line: [at(a), crossing(a, b), at(b)] };
      }),
  );
