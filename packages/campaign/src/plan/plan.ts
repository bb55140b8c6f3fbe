import type { Keep, Point } from "@westmarch/ink";

/** Where what belongs to one region is on the page. */
export interface Placed {
  /** Middle and half extents of the box for its name; `written` says how it is set there. */
  readonly name: Keep;
  /** Foot of the settlement's middle. */
  readonly settlement: Point | null;
  readonly armies: readonly Point[];
  /** Where else something may stand, and where else the name on two lines: x, y, x, y …, the best first. */
  readonly more: readonly number[];
  readonly names: readonly number[];
}

/** Everything about the drawing but the picture itself, in its own units. The outlines are in the picture. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  /** By region number. */
  readonly regions: readonly Placed[];
}

/** A map with the outlines of its regions: path data by region number; neighbours share their border to the tenth. */
export interface Outlined<Plan extends MapPlan = MapPlan> {
  readonly plan: Plan;
  readonly outlines: readonly string[];
}

/** The outlines of regions stand once, in the picture, which needs them itself; there they are called `id` and a number. */
export const outlinesIn = (svg: string, id: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`<path id="${id}\\d+" d="([^"]+)"`, "g"))].map(([, d]) => d ?? "");

/** Places that a region has to choose from stand this far apart, or a few times as far. */
const GRID = 3;

/** The same with its many places told from the middle of each region's name, in small steps: half as long a file. */
const told = <Plan extends MapPlan>(plan: Plan, tell: (place: number, middle: number) => number): Plan => ({
  ...plan,
  regions: plan.regions.map((region) => {
    const around = (places: readonly number[]): number[] =>
      places.map((place, i) => tell(place, region.name[i % 2] ?? 0));
    return { ...region, more: around(region.more), names: around(region.names) };
  }),
});

export const packed = <Plan extends MapPlan>(plan: Plan): Plan =>
  told(plan, (place, middle) => (place - middle) / GRID);
export const unpacked = <Plan extends MapPlan>(plan: Plan): Plan =>
  told(plan, (step, middle) => middle + step * GRID);
