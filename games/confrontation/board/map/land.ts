import { type Point, ragged, smooth } from "@westmarch/ink";
import { onPage, type Sheet } from "./lay.ts";

/** The long lines of the land, in rows (see `Sheet`): coast, river, tunnel, and mountains beyond the board. */
const COAST: readonly Point[] = [
  [-12, -0.4],
  [-5, 0.2],
  [-1.6, 0.52],
  [-0.72, 0.72],
  [-0.3, 0.86],
  [0.02, 0.84],
  [0.3, 1.02],
  [0.52, 1.3],
  [0.86, 1.42],
  [1.1, 1.36],
  [1.36, 1.6],
  [1.6, 1.98],
  [2.0, 2.06],
  [2.3, 2.34],
  [2.75, 2.42],
  [3.2, 2.62],
  [3.62, 2.66],
  [3.86, 2.36],
  [4.12, 2.12],
  [4.42, 2.06],
  [4.62, 2.22],
  [4.72, 2.5],
  [5.1, 2.78],
  [5.7, 2.7],
  [6.3, 2.95],
  [7.4, 2.9],
  [9, 3.3],
  [14, 3.6],
];

const ANDUIN: Readonly<Record<"wide" | "tall", readonly Point[]>> = {
  wide: [
    [3.92, -2.06],
    [4.06, -1.8],
    [4.18, -1.5],
    [4.34, -1.22],
    [4.41, -0.95],
    [4.35, -0.7],
    [4.25, -0.5],
    [4.33, -0.26],
    [4.44, 0],
    [4.38, 0.28],
    [4.26, 0.5],
    [4.33, 0.76],
    [4.42, 1.02],
    [4.33, 1.3],
    [4.24, 1.5],
    [4.3, 1.78],
    [4.26, 2.12],
  ],
  // Here names stand between the middle and the border, and the river keeps to the border.
  tall: [
    [3.7, -2.4],
    [4.0, -1.9],
    [4.3, -1.5],
    [4.47, -1.2],
    [4.5, -0.95],
    [4.44, -0.7],
    [4.34, -0.5],
    [4.44, -0.28],
    [4.5, 0],
    [4.44, 0.28],
    [4.34, 0.5],
    [4.45, 0.74],
    [4.5, 1.02],
    [4.42, 1.3],
    [4.32, 1.5],
    [4.28, 1.8],
    [4.34, 2.4],
  ],
};

/** Under the wall between Misty Mountains and Moria, on Moria's side of it (4.7). */
const TUNNEL: Readonly<Record<"wide" | "tall", readonly Point[]>> = {
  wide: [
    [2.5, 0.03],
    [2.72, 0.1],
    [2.86, 0.138],
    [3, 0.145],
    [3.14, 0.138],
    [3.28, 0.1],
    [3.5, 0.03],
  ],
  tall: [
    [2.46, 0.2],
    [2.7, 0.15],
    [3, 0.13],
    [3.3, 0.15],
    [3.52, 0.2],
  ],
};

interface FarRange {
  readonly line: readonly Point[];
  readonly height: number;
  readonly ranks: number;
}

/** Ranges beyond the board: the Grey Mountains, the Misty Mountains' ends, the White Mountains, the Blue Mountains. */
const FAR: readonly FarRange[] = [
  {
    line: [
      [2.44, -2.06],
      [2.75, -2.34],
      [3.0, -2.42],
      [3.3, -2.34],
      [3.6, -2.06],
    ],
    height: 62,
    ranks: 2,
  },
  {
    line: [
      [1.55, -1.86],
      [2.0, -2.0],
      [2.4, -2.16],
    ],
    height: 44,
    ranks: 2,
  },
  {
    line: [
      [3.66, -2.16],
      [4.1, -2.02],
      [4.6, -1.9],
      [4.95, -1.72],
    ],
    height: 46,
    ranks: 2,
  },
  {
    line: [
      [3.5, 1.94],
      [3.7, 1.78],
      [3.94, 1.72],
      [4.14, 1.76],
    ],
    height: 44,
    ranks: 2,
  },
  {
    line: [
      [4.46, 1.66],
      [4.66, 1.4],
      [4.86, 1.3],
      [5.1, 1.3],
    ],
    height: 40,
    ranks: 1,
  },
  {
    line: [
      [-0.72, -1.3],
      [-0.42, -1.46],
      [-0.1, -1.56],
      [0.2, -1.8],
    ],
    height: 40,
    ranks: 1,
  },
];

export interface Land {
  /** The coast smoothly, for what runs beside it, and as it is. */
  readonly bays: readonly Point[];
  readonly coast: readonly Point[];
  /** The sea's outline: the coast, closed far outside the page. */
  readonly sea: readonly Point[];
  readonly anduin: readonly Point[];
  readonly tunnel: readonly Point[];
  readonly far: readonly FarRange[];
}

/** On the tall page The Shire is broad, and the coast bends away from it. */
const clearOfTheShire = ([u, v]: Point): Point => [u, v + 0.66 * Math.min(1, Math.max(0, (1.9 - u) / 1.5))];

export const landOf = (sheet: Sheet): Land => {
  const bays = smooth(onPage(sheet, sheet.wide ? COAST : COAST.map(clearOfTheShire)), 40 * sheet.unit);
  // A coast is ragged everywhere: each piece between two points of the smooth one is displaced again.
  const coast = bays.flatMap((p, i) =>
    i === 0 ? [p] : ragged(bays[i - 1], p, `coast ${i}`, 0.13, 4).slice(1),
  );
  return {
    bays,
    coast,
    sea: [
      ...coast,
      ...onPage(sheet, [
        [14, 16],
        [-12, 16],
      ]),
    ],
    anduin: smooth(onPage(sheet, ANDUIN[sheet.wide ? "wide" : "tall"]), 5),
    tunnel: smooth(onPage(sheet, TUNNEL[sheet.wide ? "wide" : "tall"]), 4),
    far: FAR.map((range) => ({
      ...range,
      line: smooth(onPage(sheet, range.line), 6),
      height: range.height * sheet.unit,
    })),
  };
};
