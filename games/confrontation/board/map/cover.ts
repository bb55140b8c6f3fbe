import type { RegionName } from "../../data/ids.ts";
import { bagEnd, blackGate, blackKeep, darkTower, goldenHall, mountDoom, ruin, whiteCity } from "./places.ts";

/** What grows on the ground of a region. */
export type Growth = "tree" | "pine" | "hill" | "tuft" | "reeds" | "rock";

export interface Cover {
  /** Colour of its wash, and how strong. */
  readonly wash: string;
  readonly body: number;
  /** A wood so thick that pieces stand in it, not on a clearing. */
  readonly dense?: true;
  readonly growth: readonly { readonly kind: Growth; readonly gap: number; readonly size: number }[];
  /** Landmarks, `across` from the middle in rows (towards Mordor) and `down` on the page, in units. */
  readonly places?: readonly {
    readonly draw: (x: number, y: number, s: number) => string;
    readonly across: number;
    readonly down: number;
    readonly size: number;
    /** The tall pages are too small for most. How far down depends on whose page it is. */
    readonly tall?: {
      readonly across: number;
      readonly good: number;
      readonly dark: number;
      readonly size: number;
    };
    /** Half its width and its height, in units. */
    readonly box: readonly [half: number, height: number];
  }[];
}

const GRASS = { kind: "tuft", gap: 19, size: 5 } as const;

export const COVER: Readonly<Record<RegionName, Cover>> = {
  shire: {
    wash: "var(--map-meadow)",
    body: 0.34,
    growth: [{ kind: "tree", gap: 46, size: 19 }, { kind: "hill", gap: 46, size: 36 }, GRASS],
    places: [
      {
        draw: bagEnd,
        across: -0.36,
        down: 46,
        size: 0.86,
        tall: { across: -0.6, good: 52, dark: -30, size: 0.58 },
        box: [30, 46],
      },
    ],
  },
  arthedain: {
    wash: "var(--map-straw)",
    body: 0.3,
    growth: [{ kind: "hill", gap: 40, size: 36 }, GRASS],
    places: [{ draw: ruin, across: 0.42, down: 20, size: 1, box: [24, 36] }],
  },
  cardolan: {
    wash: "var(--map-heath)",
    body: 0.34,
    growth: [{ kind: "hill", gap: 38, size: 30 }, { kind: "tree", gap: 74, size: 18 }, GRASS],
  },
  rhudaur: {
    wash: "var(--map-pine)",
    body: 0.24,
    growth: [{ kind: "pine", gap: 34, size: 22 }, { kind: "hill", gap: 44, size: 34 }, GRASS],
  },
  eregion: {
    wash: "var(--map-meadow)",
    body: 0.4,
    growth: [{ kind: "tree", gap: 27, size: 20 }, GRASS],
  },
  enedwaith: {
    wash: "var(--map-straw)",
    body: 0.36,
    growth: [
      { kind: "hill", gap: 70, size: 30 },
      { kind: "tree", gap: 90, size: 18 },
      { ...GRASS, gap: 15 },
    ],
  },
  "high-pass": { wash: "var(--map-rock)", body: 0.26, growth: [{ kind: "rock", gap: 25, size: 42 }] },
  "misty-mountains": { wash: "var(--map-rock)", body: 0.26, growth: [{ kind: "rock", gap: 25, size: 42 }] },
  moria: { wash: "var(--map-rock)", body: 0.34, growth: [{ kind: "rock", gap: 25, size: 42 }] },
  "gap-of-rohan": {
    wash: "var(--map-straw)",
    body: 0.36,
    growth: [
      { kind: "rock", gap: 44, size: 34 },
      { ...GRASS, gap: 16 },
    ],
  },
  mirkwood: {
    wash: "var(--map-pine)",
    body: 0.42,
    dense: true,
    growth: [{ kind: "pine", gap: 14.5, size: 22 }],
    places: [{ draw: blackKeep, across: -0.4, down: 30, size: 0.9, box: [10, 34] }],
  },
  fangorn: {
    wash: "var(--map-leaf)",
    body: 0.42,
    dense: true,
    growth: [{ kind: "tree", gap: 18, size: 20 }],
  },
  rohan: {
    wash: "var(--map-straw)",
    body: 0.44,
    growth: [{ ...GRASS, gap: 13 }],
    places: [{ draw: goldenHall, across: -0.38, down: 26, size: 0.9, box: [24, 26] }],
  },
  dagorlad: {
    wash: "var(--map-ash)",
    body: 0.34,
    growth: [
      { kind: "reeds", gap: 34, size: 1 },
      { ...GRASS, gap: 26 },
    ],
    places: [{ draw: blackGate, across: 0.44, down: 26, size: 0.85, box: [20, 28] }],
  },
  gondor: {
    wash: "var(--map-steel)",
    body: 0.34,
    growth: [{ kind: "tree", gap: 44, size: 19 }, { kind: "hill", gap: 44, size: 30 }, GRASS],
    places: [{ draw: whiteCity, across: 0.35, down: 40, size: 0.9, box: [26, 52] }],
  },
  mordor: {
    wash: "var(--map-cinder)",
    body: 0.46,
    growth: [{ ...GRASS, gap: 30 }],
    places: [
      {
        draw: mountDoom,
        across: 0.3,
        down: -2,
        size: 0.8,
        tall: { across: 0.6, good: -28, dark: 52, size: 0.52 },
        box: [30, 44],
      },
      { draw: darkTower, across: -0.3, down: 6, size: 0.84, box: [11, 56] },
    ],
  },
};
