/** What the ground of each terrain is: its colour, and what grows or stands on it. */
import type { Patch as PatchOf } from "@westmarch/campaign/drawing";
import { WESTMARCH } from "../../pack/westmarch.ts";
import type { RegionName } from "./regions.ts";

export type Growth = "rock" | "hill" | "ruin" | "reeds" | "tuft";
type Patch = PatchOf<Growth>;

interface Ground {
  /** Colour of its wash, and its strength. */
  readonly wash: readonly [colour: string, body: number];
  readonly growth: readonly Patch[];
}

type Terrain = (typeof WESTMARCH.regions)[number]["terrain"];
type Territory = (typeof WESTMARCH.regions)[number]["territory"];

const GRASS: Patch = { kind: "tuft", gap: 26, size: 9 };
const SPARSE: Patch = { kind: "tuft", gap: 42, size: 8 };

const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  mountain: { wash: ["var(--map-rock)", 0.34], growth: [{ kind: "rock", gap: 21, size: 31 }] },
  hill: { wash: ["var(--map-leaf)", 0.24], growth: [{ kind: "hill", gap: 30, size: 34 }, SPARSE] },
  plain: { wash: ["var(--five-corn)", 0.22], growth: [GRASS] },
  ruins: { wash: ["var(--map-ash)", 0.3], growth: [{ kind: "ruin", gap: 42, size: 22 }, SPARSE] },
  swamp: { wash: ["var(--five-marsh)", 0.42], growth: [{ kind: "reeds", gap: 32, size: 13 }, SPARSE] },
};

const regionOf = (name: RegionName) => {
  const region = WESTMARCH.regions.find(({ id }) => id === name);
  if (!region) throw new Error(`nothing is said of the ground of ${name}`);
  return region;
};

export const terrainOf = (name: RegionName): Terrain => regionOf(name).terrain;
export const territoryOf = (name: RegionName): Territory => regionOf(name).territory;
export const coverOf = (name: RegionName): Ground => GROUNDS[terrainOf(name)];
export const TERRITORIES: readonly Territory[] = ["southern_spur", "valley", "east_bank", "broken_lands"];
