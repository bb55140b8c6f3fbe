import type { Placed } from "./placing.ts";

/** Everything about the drawing but the picture itself, in its own units. The outlines are in the picture. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  /** By region number. */
  readonly regions: readonly Placed[];
}

/** What is shown of the land only until the pen has drawn it. */
export const BARE = "war-bare";

/** What the outline of a region is called in the picture. */
export const OUTLINE_ID = "war-r";

/** The outlines stand once, in the picture, which needs them itself. */
export const outlinesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`<path id="${OUTLINE_ID}\\d+" d="([^"]+)"`, "g"))].map(([, d]) => d ?? "");

/** Places that a region has to choose from stand this far apart, or a few times as far. */
const GRID = 3;

/** The same with its many places told from the middle of each region's name, in small steps: half as long a file. */
const told = (plan: MapPlan, tell: (place: number, middle: number) => number): MapPlan => ({
  ...plan,
  regions: plan.regions.map((region) => {
    const around = (places: readonly number[]): number[] =>
      places.map((place, i) => tell(place, region.name[i % 2] ?? 0));
    return { ...region, more: around(region.more), names: around(region.names) };
  }),
});

export const packed = (plan: MapPlan): MapPlan => told(plan, (place, middle) => (place - middle) / GRID);
export const unpacked = (plan: MapPlan): MapPlan => told(plan, (step, middle) => middle + step * GRID);
