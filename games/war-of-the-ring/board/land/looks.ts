/** What of the map is looked at: first, and when something of it is asked about. */
import type { Box, MapTransform } from "@westmarch/boardkit/map";
import { heartOf as heart, type MapPlan, type Reaching } from "@westmarch/campaign/plan";
import { FREE, SHADOW, type Side } from "../../data/ids.ts";
import { REGION, type RegionName } from "../../data/regionnames.ts";

/** So near names can be read. */
const LEGIBLE = 0.66;

/** Between these lies what a side looks at first, where it cannot see the whole. */
const HOMES: Readonly<Record<Side, readonly [RegionName, RegionName]>> = {
  [FREE]: ["rivendell", "minas-tirith"],
  [SHADOW]: ["moria", "gorgoroth"],
};

/** Half of what stands in a region beside and above its foot, and a little land around it. */
const REACHING: Reaching = [24, 52, 12];

/** The part of a region in which its name, its settlement and its armies stand. */
export const heartOf = (plan: MapPlan, region: number): Box | null => heart(plan, region, REACHING);

/** Where the map is looked at first, if its whole would be too small to be read. */
export function firstLook(plan: MapPlan, own: Side | null): MapTransform {
  const [a = [0, 0], b = [0, 0]] = HOMES[own ?? FREE].map((name) => plan.regions[REGION.named(name)]?.name);
  return { k: LEGIBLE, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
}
