/** What of the map is looked at: first, and when something of it is asked about. */
import type { Box, MapTransform } from "@westmarch/boardkit/map";
import { heartOf as heart, type Reaching } from "@westmarch/campaign/plan";
import { FREE, PLACE, type PlaceId, type Side } from "../../ids.ts";
import type { ValleyPlan } from "../map/plan.ts";

/** So near names can be read. */
const LEGIBLE = 0.65;

/** Half of what stands in a place beside and above its foot, and a little land around it. */
const REACHING: Reaching = [32, 54, 12];

/** Between these lies what a side looks at first, where it cannot see the whole. */
const HOMES: readonly [free: readonly [PlaceId, PlaceId], shadow: readonly [PlaceId, PlaceId]] = [
  [PLACE.named("front_gate"), PLACE.named("broken_bridge")],
  [PLACE.named("east_meadows"), PLACE.named("withered_plain")],
];

/** The part of a place in which its name, its settlement and its armies stand. */
export const heartOf = (plan: ValleyPlan, place: number): Box | null => heart(plan, place, REACHING);

/** Where the map is looked at first, if its whole would be too small to be read. */
export function firstLook(plan: ValleyPlan, own: Side | null): MapTransform {
  const [a = [0, 0], b = [0, 0]] = HOMES[own ?? FREE].map((place) => plan.regions[place]?.name);
  return { k: LEGIBLE, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
}
